"""Measures synchronisations with a folder of calendar files: scripts/bench sync.

The network has no part in it. A figure is the time from the start of the command to its end; of
those that are repeated, the median of the rounds.
"""

import argparse
import itertools
import pathlib
import re
import statistics
import tempfile

from peers import Paneltodo, run
from report import table, write_page

# The goals in seconds.
GOALS = {"the first": 20, "without changes": 0.3, "with ten changes": 0.5}
CHANGES = 5
# After a change, the first synchronisation reads the files once more.
UNTIL_SETTLED = 2


def change(app, home, files, number):
    """Changes items here, and others in the folder."""
    for item in app.candidates(CHANGES):
        run([*app.command, "edit", item, ":", f"!{'high' if number % 2 else 'low'}"], home)
    for file in itertools.islice(files, CHANGES):
        text = file.read_text()
        file.write_text(re.sub("(?m)^SUMMARY:.*", f"SUMMARY:Changed {number}", text))


def measure(app, home, count, rounds):
    """The seconds of each synchronisation."""
    app.prepare(home, count)
    folder = pathlib.Path(home, "calendars")
    folder.mkdir()

    def sync():
        return run([*app.command, "sync", str(folder)], home)[0]

    figures = {"the first": [sync()], "without changes": [], "with ten changes": []}
    # Hardly ever the files of the items that are changed here.
    files = iter(sorted(folder.glob("*/*.ics"), reverse=True))
    for number in range(rounds):
        for _ in range(UNTIL_SETTLED):
            sync()
        figures["without changes"].append(sync())
        change(app, home, files, number)
        figures["with ten changes"].append(sync())
    return {name: statistics.median(seconds) for name, seconds in figures.items()}


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench sync", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--app", help=argparse.SUPPRESS)
    parser.add_argument(
        "--items", type=int, default=10_000, metavar="N", help="the number of items (10000)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="the number of rounds (5)")
    parser.add_argument("--page", metavar="FILE", help="write the figures into a page, too")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as home:
        figures = measure(Paneltodo(options.app), home, options.items, options.rounds)
    lines = [f"{options.items:,} items, of which a tenth is done:", ""]
    lines += table(
        ["synchronisation", "seconds", "goal"],
        [[name, f"{seconds:.2f}", f"{'✓' if seconds <= GOALS[name] else '✗'} ≤ {GOALS[name]}"]
         for name, seconds in figures.items()])
    print("\n".join(lines))
    if options.page:
        write_page(options.page, "figures of synchronisations", lines)


if __name__ == "__main__":
    main()
