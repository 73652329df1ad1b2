"""The command line of recorded games."""

import sys

from tests.engine.recorded import main

raise SystemExit(main(sys.argv[1:]))
