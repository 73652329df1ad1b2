"""The project's settings with a data folder of its own and a quick password hash."""

import atexit
import os
import shutil
import tempfile

os.environ["DATA_DIR"] = tempfile.mkdtemp(prefix="chronodeck-test-")
atexit.register(shutil.rmtree, os.environ["DATA_DIR"], ignore_errors=True)
for name in ("SECRET_KEY", "ALLOWED_HOSTS", "DEBUG"):
    os.environ.pop(name, None)

from config.settings import *  # noqa: E402, F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
# Tests call more often in a minute than people do; tests/api/test_limits.py sets limits of its own.
REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"] = dict.fromkeys(REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"])  # noqa: F405
