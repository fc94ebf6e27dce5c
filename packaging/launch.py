"""Where the frozen program begins."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a bot's process starts here, too, and must not open a window

    from gui.__main__ import main

    sys.exit(main())
