"""Measures paneltodo beside the floor, a plain C program that shows the same list.

The programs take turns: each round measures every size and every program, and a figure is the
median of the rounds. A ratio is computed in each round and then has a median and quartiles,
because what slows a busy machine slows both programs of a round. Compare ratios, not
milliseconds. docs/performance.md explains the measures.

Where they are installed, tudu, hnb, calcurse, vit (with Taskwarrior) and todoman are measured
too, with at most 1,000 items.

The goals are in scripts/support/bench/goals.tsv, one in each row. In the table, ✓ means that the
median meets the goal, ✗ that it is missed by more than the noise of this run (three of four
rounds are above the limit), and ≈ that it is above the limit, but within the noise.

The databases are made once for each build of paneltodo and kept in .build/bench. The one of a
million items takes some minutes and half a gigabyte.
"""

import argparse
import hashlib
import os
import pathlib
import shutil
import sys
import tempfile

import measures
from data import make_database
from goals import NO_SIZE, Results, read_goals
from programs import App, Floor, make_peers
from report import report, report_check, write_page
from searches import Search, measure_search, measure_search_of_floor
from traces import count_calls

FOLDER = pathlib.Path(__file__).resolve().parent
CACHE = FOLDER.parents[2] / ".build" / "bench"
# The other programs become slow with more items.
MOST_ITEMS_OF_PEERS = 1000


def parse_options():
    parser = argparse.ArgumentParser(
        prog="scripts/bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="“scripts/bench commands --help” explains how the command line is measured,\n"
        "“scripts/bench structure --help” what headings and areas cost,\n"
        "“scripts/bench sync --help” synchronisations,\n"
        "and “scripts/bench build --help” clean builds.")
    parser.add_argument(
        "--quick", action="store_true", help="three rounds with 100 and 1000 items, and few presses")
    parser.add_argument(
        "--items", type=int, nargs="+", metavar="N",
        help="the numbers of items (100 1000 10000 100000 1000000)")
    parser.add_argument("--rounds", type=int, metavar="N", help="the number of rounds (7)")
    parser.add_argument(
        "--check", action="store_true",
        help="print the goals that are missed by more than the noise, and fail if there are any")
    parser.add_argument(
        "--page", metavar="FILE",
        help="replace the figures in a page, between “<!-- figures of the screen -->” and\n"
        "“<!-- end of figures of the screen -->”")
    for option in ("--app", "--floor", "--empty", "--empty-static"):
        parser.add_argument(option, help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.items = sorted(options.items or (
        [100, 1000] if options.quick else [100, 1000, 10_000, 100_000, 1_000_000]))
    options.rounds = options.rounds or (3 if options.quick else 7)
    options.presses = 5 if options.quick else 10
    for name in ("app", "floor", "empty", "empty_static", "page"):
        if path := getattr(options, name):
            setattr(options, name, os.path.abspath(path))
    return options


def database_path(app, count):
    """The cached database of this build, made if it is missing; those of other builds are deleted."""
    build = hashlib.sha256(pathlib.Path(app).read_bytes()).hexdigest()[:16]
    CACHE.mkdir(parents=True, exist_ok=True)
    for folder in CACHE.glob("database-*"):
        if folder.name != f"database-{build}":
            shutil.rmtree(folder)
    path = CACHE / f"database-{build}" / f"{count}.db"
    if not path.exists():
        say(f"Making the database of {count:,} items…")
        make_database(app, path, count)
    return path


def say(text):
    print(text, file=sys.stderr, flush=True)


def measure_round(app, floor, peers, count, search, presses, results):
    """One round of all programs at one size."""
    for program, figures in measures.measure_starts([app, floor, *peers], presses // 2).items():
        results.add(count, program, figures)
    for program in (app, floor):
        results.add(count, program.name, measures.measure_rare_starts(program))
        results.add(count, program.name, measures.measure_moves(program, presses))
        results.add(count, program.name, measures.measure_columns(program, presses))
        results.add(count, program.name, measures.measure_space(program, presses // 2))
    results.add(count, app.name, measure_search(app, search))
    results.add(count, floor.name, measure_search_of_floor(floor))
    for program in peers:
        results.add(count, program.name, measures.measure_down(program, presses))


def measure_version(options, results):
    """A start that does nothing, beside programs that do nothing, linked as usual and as a release."""
    for measure, name, other in [
            ("--version", "empty Swift program", options.empty),
            ("--version, static", "static empty Swift program", options.empty_static)]:
        commands = {App.name: [options.app, "--version"], name: [other]}
        for program, processor in measures.measure_alone(commands, 11).items():
            results.add(NO_SIZE, program, {f"{measure}, processor ms": processor})


def measure_once(app, floor, presses, count, results):
    """What varies little, or takes long, at the smallest size."""
    say("Link, idleness and random keys…")
    for program in (app, floor):
        results.add(count, program.name, measures.measure_link(program))
    results.add(count, app.name, count_calls(app))
    results.add(count, app.name, measures.measure_neighbour(app, presses))
    results.add(count, app.name, measures.measure_random_keys(app))


def main():
    options = parse_options()
    goals, results = read_goals(FOLDER / "goals.tsv"), Results()
    databases = {count: database_path(options.app, count) for count in options.items}
    with tempfile.TemporaryDirectory() as folder:
        # Whatever a program writes beside its data lands here.
        os.chdir(folder)
        apps, floors, peers, searches = {}, {}, {}, {}
        for count, database in databases.items():
            apps[count] = App(options.app, f"{folder}/app-{count}", database)
            floors[count] = Floor(options.floor, f"{folder}/floor-{count}", count)
            peers[count] = make_peers(folder, count) if count <= MOST_ITEMS_OF_PEERS else []
            searches[count] = Search(count)
        # A disk that is still busy with the copies would be measured too.
        os.sync()
        for number in range(options.rounds):
            for count in options.items:
                say(f"Round {number + 1} of {options.rounds}, {count:,} items…")
                measure_round(
                    apps[count], floors[count], peers[count], count, searches[count],
                    options.presses, results)
            measure_version(options, results)
        for count, database in databases.items():
            size = database.stat().st_size / count
            results.add(count, App.name, {"file, bytes per item": size})
        smallest = options.items[0]
        measure_once(apps[smallest], floors[smallest], options.presses, smallest, results)
        for number in range(3):
            empty = App(options.app, f"{folder}/empty-{number}")
            results.add(NO_SIZE, App.name, measures.measure_crossfade(empty))
    lines = list(report(results, goals, options.rounds))
    print("\n".join(lines))
    if options.page:
        write_page(options.page, "figures of the screen", lines)
    if options.check:
        missed = list(report_check(results, goals))
        print("\n".join(["", *missed]))
        sys.exit(any(line.startswith("Missed") for line in missed))


if __name__ == "__main__":
    main()
