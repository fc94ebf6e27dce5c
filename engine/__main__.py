"""`python -m engine`: the games without any window."""

import sys

from engine.cli import main

if __name__ == "__main__":
    sys.exit(main())
