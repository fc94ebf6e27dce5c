"""python3 run.py bench [engine] [start] [scene] [frozen]"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from benchmarks.goals import CannotMeasure, Result, table

PARTS = {"engine": "rules", "start": "start", "scene": "scene", "frozen": "frozen"}


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"There is no part {unknown[0]!r}: {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    results: list[Result] = []
    complete = True
    for name in wanted or PARTS:
        print(f"measuring {name} ...", file=sys.stderr, flush=True)
        measure: Callable[[], list[Result]] = import_module(f"benchmarks.{PARTS[name]}").measure
        try:
            results += measure()
        except CannotMeasure as missing:
            print(missing, file=sys.stderr)
            complete = False
    print(table(results))
    return 0 if complete and all(result.reaches(result.must) for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
