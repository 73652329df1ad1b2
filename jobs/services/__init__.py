"""All that changes jobs. Other apps need only these names."""

from jobs.services.cancelling import cancel, retry
from jobs.services.inline import run_inline
from jobs.services.starting import start

__all__ = ["cancel", "retry", "run_inline", "start"]
