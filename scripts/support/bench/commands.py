"""Measures the commands on the store beside other programs for to-dos: scripts/bench commands.

A figure is the processor time, user and system, of the process and of those that it starts: the
median of some runs, less that of a run that does nothing. On a busy machine it is up to a third
larger: compare figures of one run. Each program has the same items in its own form; the others have
as many as they can cope with.
"""

import argparse
import pathlib
import shutil
import statistics
import tempfile

from peers import Paneltodo, Taskwarrior, Todoman, TodoTxt, run
from report import table, write_page

# The goals: milliseconds above an empty run, and seconds and megabytes of a whole file.
COMMAND_GOAL, FILE_GOAL, MEMORY_GOAL = 10, 30, 64
COMMANDS = ["list today", "count", "done", "add"]


def measure(program, home, runs):
    """The processor milliseconds of each command above an empty run, by its name."""
    def median(lines):
        return statistics.median(run(line, home)[1] for line in lines)

    figures = {"empty run": median([program.empty()] * runs)}
    candidates = program.candidates(runs)
    for action in COMMANDS:
        lines = [program.line(action, candidate) for candidate in candidates]
        if lines[0]:
            figures[action] = median(lines) - figures["empty run"]
    return figures


def measure_files(app, home):
    """Seconds and peak megabytes of exports, by format."""
    figures = {}
    for name in ["todo.txt", "json"]:
        seconds, processor, memory = run(
            app.command + ["export", "--to", name, "-o", f"{home}/out.{name}"], home)
        figures[f"export, {name}"] = (seconds, processor / 1000, memory)
        pathlib.Path(f"{home}/out.{name}").unlink()
    return figures


def number(value):
    return "–" if value is None else f"{value:.0f}" if value >= 100 else f"{value:.1f}"


def report(few, by_program, many, own, files):
    """The figures as the lines of a page."""
    yield f"Processor milliseconds above an empty run, with {few:,} items:"
    yield ""
    names = list(by_program)
    yield from table(
        [""] + names,
        [[action] + [number(by_program[name].get(action)) for name in names]
         for action in ["empty run"] + COMMANDS])
    yield ""
    yield f"paneltodo with {many:,} items:"
    yield ""
    yield from table(
        ["", "milliseconds", "goal"],
        [["empty run", number(own["empty run"]), ""]] + [
            [action, number(own[action]),
             f"{'✓' if own[action] <= COMMAND_GOAL else '✗'} ≤ {COMMAND_GOAL}"]
            for action in COMMANDS])
    yield ""
    yield f"Whole files of {many:,} items:"
    yield ""
    yield from table(
        ["", "seconds", "of the processor", "goal", "peak memory, MB", "goal "],
        [[name, number(seconds), number(processor),
          f"{'✓' if processor <= FILE_GOAL else '✗'} ≤ {FILE_GOAL}", number(memory),
          f"{'✓' if memory <= MEMORY_GOAL else '✗'} ≤ {MEMORY_GOAL}"]
         for name, (seconds, processor, memory) in files.items()])


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench commands", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--app", help=argparse.SUPPRESS)
    parser.add_argument(
        "--items", type=int, default=1_000_000, metavar="N", help="paneltodo's items (1000000)")
    parser.add_argument(
        "--few", type=int, default=10_000, metavar="N", help="the items of all programs (10000)")
    parser.add_argument(
        "--runs", type=int, default=11, metavar="N", help="the runs of each command (11)")
    parser.add_argument("--page", metavar="FILE", help="write the figures into a page, too")
    options = parser.parse_args()

    by_program, files = {}, {}
    others = [("task", Taskwarrior), ("todo-txt", TodoTxt), ("todoman", Todoman)]
    programs = [Paneltodo(options.app)]
    programs += [make() for command, make in others if shutil.which(command)]
    for program in programs:
        with tempfile.TemporaryDirectory() as home:
            program.prepare(home, options.few)
            by_program[program.name] = measure(program, home, options.runs)
    app = Paneltodo(options.app)
    with tempfile.TemporaryDirectory() as home:
        seconds, processor, memory = app.prepare(home, options.items)
        files["import, todo.txt"] = (seconds, processor / 1000, memory)
        own = measure(app, home, options.runs)
        files |= measure_files(app, home)
    lines = list(report(options.few, by_program, options.items, own, files))
    print("\n".join(lines))
    if options.page:
        write_page(options.page, "figures", lines)


if __name__ == "__main__":
    main()
