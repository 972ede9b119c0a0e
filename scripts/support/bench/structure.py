"""Measures whether headings and areas make anything slower: scripts/bench structure.

The same items twice: in one list, and in one list with a heading above every hundred, beside areas
with a list in each. Both databases are measured in turn, and a ratio is computed in each round. A
figure is processor time of all threads until nothing is left to do.
"""

import argparse
import json
import os
import pathlib
import statistics
import tempfile
import uuid

import measures
from data import DONE, LIST_NAME, items
from goals import Results
from peers import run
from programs import DOWN, HOME, App
from report import number, spread, table, write_page
from screens import Screen
from searches import type_words

# A heading for each hundred items, and an area with a list for each thousand.
ITEMS_OF_HEADING, ITEMS_OF_AREA = 100, 1000
# At most this many times the figure without headings and areas.
GOAL = 1.1
PLAIN, STRUCTURED = "plain", "structured"


def write_markdown(path, count, has_headings):
    """An import puts a list with headings into manual order, in which alone they are shown."""
    with open(path, "w") as file:
        file.write(f"# {LIST_NAME}\n\n")
        for index, (name, due, done) in enumerate(items(count)):
            if has_headings and index % ITEMS_OF_HEADING == 0:
                file.write(f"\n## Part {index // ITEMS_OF_HEADING:05}\n\n")
            dates = (f" 📅 {due}" if due else "") + (f" ✅ {DONE}" if done else "")
            file.write(f"- [{'x' if done else ' '}] {name}{dates}\n")


def write_areas(path, count):
    def identity(number):
        return str(uuid.UUID(int=number + 1)).upper()

    lists = []
    for index in range(count // ITEMS_OF_AREA):
        area = {"uuid": identity(2 * index), "name": f"Area {index:04}", "kind": "area"}
        lists += [area, {
            "uuid": identity(2 * index + 1), "name": f"List {index:04}", "kind": "list",
            "area": {"uuid": area["uuid"], "name": area["name"]}}]
    pathlib.Path(path).write_text(json.dumps({"paneltodo": 1, "lists": lists, "items": []}))


def make_app(binary, folder, name, count):
    """The app on a database of its own, in which everything is indexed."""
    app = App(binary, f"{folder}/{name}")
    write_markdown(f"{app.home}/{LIST_NAME}.md", count, name == STRUCTURED)
    files = [f"{app.home}/{LIST_NAME}.md"]
    if name == STRUCTURED:
        # The first row is a heading.
        app.to_first = HOME + DOWN
        files.append(f"{app.home}/areas.json")
        write_areas(files[1], count)
    for file in files:
        run([*app.command, "import", file], app.home)
        os.unlink(file)
    with Screen(app.start(), app.home) as screen:
        screen.first_frame(LIST_NAME)
        screen.settle(1)
        screen.quit(app.quit_keys)
    app.name = name
    return app


def processor_times(figures):
    """Those of the figures that are processor times, by their names without the unit."""
    unit = ", processor ms"
    return {name.removesuffix(unit): figure for name, figure in figures.items() if name.endswith(unit)}


def measure_letters(app):
    """A letter of a search, each after a pause. Where rows stand between headings is not examined."""
    with measures.in_list(app) as screen:
        def work(typed):
            before = screen.processor_time()
            os.write(screen.end, typed[-1].encode())
            screen.settle()
            return screen.processor_time() - before

        return statistics.median(type_words(screen, work))


def measure_screen(app, presses):
    moves = measures.measure_moves(app, presses)
    figures = processor_times(
        measures.measure_starts([app], presses // 2)[app.name] | moves
        | measures.measure_space(app, presses // 2))
    return figures | {
        "a letter of /": measure_letters(app), "peak memory, MiB": moves["peak memory, MiB"]}


def measure_commands(app, runs):
    """The commands, less an empty run."""
    def median(words):
        return statistics.median(run([*app.command, *words], app.home)[1] for _ in range(runs))

    empty = median(["--version"])
    return {name: median(name.split()) - empty for name in ["count", "today", "add Call"]}


def report(results, count, rounds):
    yield (f"{count:,} items, {count // ITEMS_OF_HEADING:,} headings and {count // ITEMS_OF_AREA:,} "
           f"areas; processor milliseconds, {rounds} rounds:")
    yield ""
    rows = []
    for measure in dict.fromkeys(measure for measure, _, _ in results.values):
        ratio = results.ratio(measure, count, STRUCTURED, count, PLAIN)
        sign = "✓" if ratio.median <= GOAL else "✗" if ratio.low > GOAL else "≈"
        rows.append([
            measure, *(number(results.spread(measure, count, name).median)
                       for name in (PLAIN, STRUCTURED)),
            spread(ratio), f"{sign} ≤ {GOAL}"])
    yield from table(["", PLAIN, STRUCTURED, "ratio", "goal"], rows)


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench structure", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--app", help=argparse.SUPPRESS)
    parser.add_argument(
        "--items", type=int, default=1_000_000, metavar="N", help="the number of items (1000000)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="the number of rounds (5)")
    parser.add_argument("--page", metavar="FILE", help="write the figures into a page, too")
    options = parser.parse_args()

    results = Results()
    with tempfile.TemporaryDirectory() as folder:
        apps = [make_app(options.app, folder, name, options.items) for name in (PLAIN, STRUCTURED)]
        os.sync()
        for _ in range(options.rounds):
            for app in apps:
                results.add(options.items, app.name, measure_screen(app, 10))
                results.add(options.items, app.name, measure_commands(app, 7))
    lines = list(report(results, options.items, options.rounds))
    print("\n".join(lines))
    if options.page:
        write_page(options.page, "figures of headings and areas", lines)


if __name__ == "__main__":
    main()
