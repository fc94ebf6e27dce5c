"""`python -m engine`: the games without any window."""

import sys
from io import TextIOWrapper

from engine.cli import main

if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # names may have letters that this terminal does not know
            stream.reconfigure(errors="backslashreplace")
    sys.exit(main())
