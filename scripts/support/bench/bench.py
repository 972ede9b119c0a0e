"""Measures paneltodo against the floor, a C program that holds all rows in memory.

Each program runs in a terminal of 96 columns and 40 rows that nobody looks at, where both show one
list and nothing else. The two take turns, and every figure is a median. Machines are noisy: compare
ratios, not milliseconds.

A frame is complete when nothing has been written for 30 ms; its time is that of its last byte.
Processor time is that of the whole process with all its threads, to the nanosecond.
"""

import argparse
import contextlib
import itertools
import json
import os
import pathlib
import re
import select
import subprocess
import tempfile
import time
import uuid

from data import items, make_database, make_rows
from programs import FIRST_ITEM, App, Floor
from report import FRAME, report, report_alone, report_crossfade
from screen import KEYS, HOME, ROWS, Screen

# The way back between two presses of a key, to a place where it has an effect.
WAY_BACK = {"G": HOME, "Home": b"G", "page": HOME}
# The texts of searches, letter by letter: frequent, rare, and missing.
WANTED = ["mend the b", "0123456", "99 read", "plants", "0000042", "zebra"]


def measure(program, presses, starts, results):
    """One round of one program; adds its figures to the results, by name of the measure."""

    def add(measure, value):
        results.setdefault((measure, program.name), []).append(value)

    @contextlib.contextmanager
    def run():
        with tempfile.TemporaryDirectory() as home:
            command, text, way_in = program.fresh(home)
            screen = Screen(command, home)
            try:
                add("first frame, ms", screen.first_frame(text)[0])
                add("first frame, processor ms", screen.processor_time())
                if way_in:
                    add("open the list, ms", screen.press(way_in, FIRST_ITEM)[0])
                yield screen
            finally:
                screen.close()

    for _ in range(starts - 1):
        with run():
            pass
    with run() as screen:
        for key, code in KEYS.items():
            screen.press(HOME)
            for _ in range(presses):
                if key in WAY_BACK:
                    screen.press(WAY_BACK[key])
                milliseconds, count, processor = screen.press(code)
                add(f"{key}, ms", milliseconds)
                add(f"{key}, processor ms", processor)
                add(f"{key}, bytes", count)
        screen.press(HOME)
        milliseconds, count, processor = screen.press(b"j" * 200)
        add("200 j at once, ms", milliseconds)
        add("200 j at once, processor ms", processor)
        add("200 j at once, bytes", count)
        add("peak memory, MB", screen.peak_memory())


def measure_filter(app, database, count):
    """Searches for texts in the list, each letter as soon as the first page for the one before is
    there: milliseconds from each key until the rows are those that contain the words."""
    names = [name for name, _, _ in items(count)]
    first, last = 4, ROWS - 2
    milliseconds = []
    with tempfile.TemporaryDirectory() as home:
        command, text, way_in = App(app, database).fresh(home)
        screen = Screen(command, home)
        try:
            screen.first_frame(text)
            screen.press(way_in, FIRST_ITEM)
            screen.watch()
            for wanted in WANTED:
                screen.press(b"/")
                for length in range(1, len(wanted) + 1):
                    typed = wanted[:length].strip()
                    found = (n for n in names if all(word in n for word in typed.split()))
                    page = list(itertools.islice(found, last - first))
                    page += [None] * (last - first - len(page))

                    def holds(cells):
                        rows = [cells.line(y) for y in range(first, last)]
                        if page[0] is None and not any("Nothing is like" in row for row in rows):
                            return False
                        return f"/ {typed}" in cells.line(2) and all(
                            name in row if name else not re.search("[0-9]{7} ", row)
                            for name, row in zip(page, rows))

                    milliseconds.append(screen.until(wanted[length - 1].encode(), holds))
                screen.press(b"\x1b", quiet=0.3)
        finally:
            screen.close()
    return milliseconds


def measure_neighbour(app, database, count):
    """Ticks items off in one program: milliseconds until another one on the database shows it."""
    with tempfile.TemporaryDirectory() as home:
        command, text, way_in = App(app, database).fresh(home)
        one, other = screens = [Screen(command, home), Screen(command, home)]
        try:
            for screen in screens:
                screen.first_frame(text)
                screen.press(way_in, FIRST_ITEM, quiet=0.3)
            milliseconds = []
            for _ in range(count):
                now = time.perf_counter()
                os.write(one.master, b" ")
                select.select([other.master], [], [], 60)
                milliseconds.append((time.perf_counter() - now) * 1000)
                for screen in screens:
                    screen.frame(time.perf_counter(), quiet=0.4)
        finally:
            for screen in screens:
                screen.close()
    return milliseconds


def measure_crossfade(app):
    """A full screen of text fades into the empty state and back; a key is pressed on the way."""
    lists, links, items = [], [], []
    for index in range(40):
        ids = [{"rawValue": str(uuid.UUID(int=number + index))} for number in (1, 1000)]
        lists.append({"identifier": ids[0], "emoji": "", "name": f"{index:02} " + 22 * "fade "})
        items.append({"identifier": ids[1], "name": "item", "creation": 0})
        links += [ids[0], [ids[1]]]
    with tempfile.TemporaryDirectory() as home:
        file, database = f"{home}/todos.json", f"{home}/todos.db"
        pathlib.Path(file).write_text(
            json.dumps({"lists": lists, "items": items, "associations": links}))
        subprocess.run(
            [app, "--database", database, "import", file], check=True, stdout=subprocess.DEVNULL)
        screen = Screen([app, "--database", database], home)
        try:
            screen.first_frame("fade")
            # Undoing the import empties the screen, redoing it fills the screen.
            away, away_bytes, _ = screen.press(b"u", "No lists", quiet=0.25)
            back, back_bytes, _ = screen.press(b"\x12", "Redone", quiet=0.25)
            screen.press(b"u", "Undone", quiet=0.05)
            help_ms, _, _ = screen.press(b"?", "Show all keys", quiet=0)
        finally:
            screen.close()
    return {
        "away, ms": away, "back, ms": back, "away, bytes": away_bytes, "back, bytes": back_bytes,
        "a key on the way, ms": help_ms,
    }


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one round, few presses")
    parser.add_argument(
        "--items", type=int, nargs="+", default=[100, 1_000_000], metavar="N",
        help="how many items the list has (100 and 1000000)")
    parser.add_argument("--app", help=argparse.SUPPRESS)
    parser.add_argument("--floor", help=argparse.SUPPRESS)
    options = parser.parse_args()
    rounds, presses, starts = (1, 10, 3) if options.quick else (3, 50, 7)

    results_by_count, filtering = {}, {}
    for count in sorted(options.items):
        with tempfile.TemporaryDirectory() as folder:
            rows, database = f"{folder}/rows", f"{folder}/todos.db"
            make_rows(rows, count)
            make_database(options.app, database, count)
            programs = [App(options.app, database), Floor(options.floor, rows)]
            results = results_by_count[count] = {}
            for _ in range(rounds):
                for program in programs:
                    measure(program, presses, starts, results)
            filtering[count] = [
                time for _ in range(rounds) for time in measure_filter(options.app, database, count)]
            neighbour = measure_neighbour(options.app, database, presses)
    report(results_by_count)
    for count, milliseconds in filtering.items():
        report_alone(
            f"filter as you type, {count:,} items, first page", milliseconds, [FRAME, FRAME])
    report_alone(f"a change seen by another program, {count:,} items", neighbour, [100, None])
    report_crossfade(measure_crossfade(options.app))


if __name__ == "__main__":
    main()
