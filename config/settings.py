"""Settings, all read from the environment; `config.checks` reports what is wrong with them."""

from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from config.environment import Environment, kept_secret, private_file

BASE_DIR = Path(__file__).resolve().parent.parent
ENV = Environment()
DATA_DIR = ENV.folder("DATA_DIR", BASE_DIR / "var")

DEBUG = ENV.flag("DEBUG", False)
# Without a SECRET_KEY this is somebody's own machine: a key is made once and kept with the data,
# cookies travel over plain HTTP, and static files are served from their folders.
LOCAL = not ENV.text("SECRET_KEY", "")
SECRET_KEY = ENV.text("SECRET_KEY", "") or kept_secret(DATA_DIR / "secret.key")
ALLOWED_HOSTS = ENV.words("ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = ENV.words("CSRF_TRUSTED_ORIGINS", [])

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "template_partials",
    "django_htmx",
    "allauth",
    "allauth.account",
    "axes",
    "csp",
    "rest_framework",
    "drf_spectacular",
    "config.apps.ChronodeckConfig",
    "collection",
    "decks",
    "jobs",
    "arena",
    "solver",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "config.middleware.ReadableRequest",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "config.middleware.readable_form",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]

DATABASES: dict[str, dict[str, Any]] = {
    "default": ENV.database("DATABASE_URL", f"sqlite:///{DATA_DIR / 'chronodeck.sqlite3'}")
}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    private_file(DATABASES["default"]["NAME"])
    # IMMEDIATE takes the write lock at BEGIN, so two writers wait for each other instead of one
    # failing half-way; WAL lets readers go on meanwhile.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
else:
    DATABASES["default"]["CONN_MAX_AGE"] = 60
# What a process remembers: verdicts, games that are watched, how often somebody called.
CACHES: dict[str, dict[str, Any]] = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 10_000},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

CATALOGUE_DIR = Path(ENV.text("CATALOGUE_DIR", str(BASE_DIR / "catalogues")))
# The subcommands of `manage.py deck`; decks/commands says what such a module offers.
DECK_COMMANDS = [
    "decks.commands.check",
    "solver.commands.solve",
    "solver.commands.propose",
]

# Accounts
AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
    "allauth.account.auth_backends.AuthenticationBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
ACCOUNT_FORMS = {"login": "config.account.entrance.EntranceForm"}
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_LOGOUT_ON_GET = False
# Wrong passwords are counted by axes alone, for pages and API together.
ACCOUNT_RATE_LIMITS = {"login_failed": None}
ACCOUNT_SESSION_REMEMBER = True
AXES_FAILURE_LIMIT = ENV.number("LOGIN_FAILURE_LIMIT", 5, 1, 1000)
AXES_COOLOFF_TIME = ENV.number("LOGIN_COOLOFF_HOURS", 1, 1, 24 * 30)
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_USERNAME_CALLABLE = "config.account.throttle.claimed_name"
AXES_LOCKOUT_CALLABLE = "config.account.throttle.locked_out"
AXES_VERBOSE = False
AXES_IPWARE_PROXY_COUNT = ENV.number("PROXY_COUNT", 0, 0, 10)

# E-mail goes to the console until a server is named.
EMAIL_HOST = ENV.text("EMAIL_HOST", "")
EMAIL_BACKEND = (
    "django.core.mail.backends.smtp.EmailBackend"
    if EMAIL_HOST
    else "django.core.mail.backends.console.EmailBackend"
)
EMAIL_PORT = ENV.number("EMAIL_PORT", 587, 1, 65535)
EMAIL_HOST_USER = ENV.text("EMAIL_HOST_USER", "")
EMAIL_HOST_PASSWORD = ENV.text("EMAIL_HOST_PASSWORD", "")
EMAIL_USE_TLS = ENV.flag("EMAIL_USE_TLS", True)
DEFAULT_FROM_EMAIL = ENV.text("DEFAULT_FROM_EMAIL", "Chronodeck <chronodeck@localhost>")

# Static files
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "config.style_bundles.BundleFinder",
]
STYLE_BUNDLES = DATA_DIR / "styles"
STATIC_ROOT = DATA_DIR / "static"
STATIC_ROOT.mkdir(exist_ok=True)
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if LOCAL
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_USE_FINDERS = LOCAL

# Security
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
        "base-uri": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
HTTPS = ENV.flag("HTTPS", not LOCAL)
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = ENV.number("HSTS_SECONDS", 31_536_000 if HTTPS else 0)
# Both bind other names than this site's own, so nothing but the one who runs it turns them on.
SECURE_HSTS_INCLUDE_SUBDOMAINS = ENV.flag("HSTS_SUBDOMAINS", False)
SECURE_HSTS_PRELOAD = ENV.flag("HSTS_PRELOAD", False)
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
if ENV.flag("BEHIND_PROXY", False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
DATA_UPLOAD_MAX_MEMORY_SIZE = ENV.number("MAX_UPLOAD_BYTES", 2 * 1024 * 1024, 1024)
FILE_UPLOAD_MAX_MEMORY_SIZE = DATA_UPLOAD_MAX_MEMORY_SIZE
DATA_UPLOAD_MAX_NUMBER_FIELDS = 2000
CSRF_FAILURE_VIEW = "config.errors.csrf_failure"

# Workers
_QUEUE = DATA_DIR / "queue"
CELERY_BROKER_URL = ENV.url(
    "CELERY_BROKER_URL",
    "filesystem://localhost//",
    {"filesystem", "redis", "rediss", "amqp", "amqps"},
)
if CELERY_BROKER_URL.startswith("filesystem"):
    for _name in ("messages", "processed", "control"):
        (_QUEUE / _name).mkdir(parents=True, exist_ok=True)
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(_QUEUE / "messages"),
        "data_folder_out": str(_QUEUE / "messages"),
        "processed_folder": str(_QUEUE / "processed"),
        "control_folder": str(_QUEUE / "control"),
        "store_processed": False,
        # Seconds between two looks into an empty queue.
        "polling_interval": 0.1,
    }
# Sites that share a broker have a queue each.
CELERY_TASK_DEFAULT_QUEUE = ENV.text("QUEUE_NAME", "celery")
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_CONCURRENCY = ENV.number("WORKER_PROCESSES", 1, 1, 256)

# Jobs
JOBS_PER_USER = ENV.number("JOBS_PER_USER", 10, 1)
JOBS_PER_DAY = ENV.number("JOBS_PER_DAY", 500, 1)
JOBS_MOST_CHUNKS = ENV.number("JOBS_MOST_CHUNKS", 10_000, 1)
JOBS_ATTEMPTS = ENV.number("JOBS_ATTEMPTS", 3, 1, 100)
JOBS_LEASE_SECONDS = ENV.number("JOBS_LEASE_SECONDS", 30, 1, 86_400)
JOBS_SWEEP_SECONDS = ENV.number("JOBS_SWEEP_SECONDS", 5, 1, 3600)
JOBS_SHIFT_SECONDS = ENV.number("JOBS_SHIFT_SECONDS", 5, 1, 600)

# Contests: games of one pairing, of all pairings together, decks, and what search agents may cost
# (iterations times games).
ARENA_MOST_GAMES = ENV.number("ARENA_MOST_GAMES", 20_000, 2)
ARENA_MOST_TOTAL = ENV.number("ARENA_MOST_TOTAL", 100_000, 2)
ARENA_MOST_DECKS = ENV.number("ARENA_MOST_DECKS", 30, 2, 100)
ARENA_MOST_ITERATIONS = ENV.number("ARENA_MOST_ITERATIONS", 500, 1)
ARENA_MOST_WORK = ENV.number("ARENA_MOST_WORK", 200_000, 1)

# API
API_TOKEN_DAYS = ENV.number("API_TOKEN_DAYS", 365, 1, 36_500)
REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        # Tokens first: a request that names nobody is then answered 401, not 403.
        "config.api_auth.KeyAuthentication",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    "DEFAULT_PARSER_CLASSES": ["config.api.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PAGINATION_CLASS": "web.pagination.Pagination",
    "DEFAULT_METADATA_CLASS": "config.api.Methods",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_THROTTLE_CLASSES": [
        "rest_framework.throttling.AnonRateThrottle",
        "rest_framework.throttling.UserRateThrottle",
    ],
    "DEFAULT_THROTTLE_RATES": {
        "anon": ENV.rate("API_ANON_RATE", "600/minute"),
        "user": ENV.rate("API_USER_RATE", "1200/minute"),
        "costly": ENV.rate("API_COSTLY_RATE", "60/minute"),
        "password": ENV.rate("API_PASSWORD_RATE", "20/minute"),
    },
    # An address that a caller could invent counts for nothing.
    "NUM_PROXIES": AXES_IPWARE_PROXY_COUNT,
    "EXCEPTION_HANDLER": "config.errors.api_exception_handler",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Chronodeck",
    "DESCRIPTION": "Catalogues, search, collections and decks of five Doctor Who games.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    # A partial edit still needs its revision.
    "COMPONENT_SPLIT_PATCH": False,
    "TAGS": [
        {"name": "games", "description": "The games, with their sets, card types and fields."},
        {"name": "cards", "description": "Cards, by search and one by one."},
        {"name": "holdings", "description": "Your own copies."},
        {"name": "wants", "description": "The cards you wish for."},
        {"name": "decks", "description": "Decks, their versions, and checks by the rules."},
        {"name": "matchups", "description": "Decks against each other, with results and replays."},
        {"name": "jobs", "description": "Longer work: how far it is and what came out."},
        {"name": "tokens", "description": "The keys of programs that act for you."},
    ],
    "SCHEMA_PATH_PREFIX": "/api/v1",
    # Choices that several things have under one name.
    "ENUM_NAME_OVERRIDES": {
        "DeckVisibilityEnum": "web.visibility.Visibility.choices",
        "ContestVisibilityEnum": "web.visibility.BY_LINK",
        "ContestKindEnum": "arena.models.Kind.choices",
    },
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "config.api_schema.say_errors",
    ],
}

LANGUAGE_CODE = "en-gb"
TIME_ZONE = ENV.time_zone("TIME_ZONE", "UTC")
USE_I18N = False
USE_TZ = True

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {
        "handlers": ["console"],
        "level": ENV.choice(
            "LOG_LEVEL", "WARNING", ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
        ),
    },
}
