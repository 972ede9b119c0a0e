"""The figures as tables of Markdown, for the terminal and for a page."""

import os
import pathlib
import re

from goals import NO_SIZE, unmeasured, verdicts
from programs import App, Floor


def number(value):
    """Three digits, if so many mean something."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 or value == int(value) else (
        f"{value:.1f}" if value >= 10 else f"{value:.2f}")


def spread(value):
    """A median with its quartiles, if they differ from it."""
    words = [number(part) for part in (value.median, value.low, value.high)]
    return words[0] if len(set(words)) == 1 else f"{words[0]} ({words[1]}–{words[2]})"


def verdict_words(verdict, base):
    """The goal, and the ratio that it is about unless that is the one beside it."""
    goal = verdict.goal
    is_beside = not goal.base or (goal.base == base and goal.base_size is None)
    return f"{verdict.sign} {goal.words}" + ("" if is_beside else f": {number(verdict.spread.median)}")


def items_word(size):
    return "–" if size == NO_SIZE else f"{size:,}"


def table(header, rows):
    yield "| " + " | ".join(header) + " |"
    yield "|---" + "|--:" * (len(header) - 1) + "|"
    for row in rows:
        yield "| " + " | ".join(row) + " |"


def machine():
    """The processor and its cores, without a name of the machine."""
    model = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    cores = len(os.sched_getaffinity(0))
    return f"{model[1] if model else os.uname().machine}, {cores} cores"


def report(results, goals, rounds):
    """The figures of a run as the lines of a page."""
    yield f"One run of {rounds} rounds on {machine()}:"
    yield ""
    judged = verdicts(goals, results)
    rows = []
    for measure, size in results.rows():
        base = results.base(measure, size)
        own, other = (results.spread(measure, size, name) for name in (App.name, base))
        ratio = results.ratio(measure, size, App.name, size, base)
        words = [verdict_words(verdict, base) for verdict in judged
                 if verdict.goal.measure == measure and verdict.size == size]
        rows.append([
            measure, items_word(size), number(own.median), number(other and other.median),
            spread(ratio) if ratio else "–", "; ".join(words)])
    yield from table(["", "items", App.name, "C", "ratio", "goal"], rows)
    yield from report_peers(results)


def report_peers(results):
    """Nothing, if no other program was measured."""
    sizes = {size for _, size, _ in results.values}
    names = list(dict.fromkeys(
        program for measure, _, program in results.values if measure == "first screen, ms"))
    measures = ["first screen, ms", "first screen, processor ms", "j, processor ms", "j, bytes"]
    rows = []
    for size in sorted(sizes):
        spreads = {name: [results.spread(measure, size, name) for measure in measures]
                   for name in names}
        if any(values[0] for name, values in spreads.items() if name not in (App.name, Floor.name)):
            rows += [
                [name, items_word(size)] + [number(value and value.median) for value in values]
                for name, values in spreads.items()]
    if rows:
        yield ""
        yield "The other programs, measured in the same rounds:"
        yield ""
        yield from table(["", "items", *measures], rows)


def report_check(results, goals):
    """The goals that are missed, by how much, and those that were not measured."""
    for verdict in verdicts(goals, results):
        if verdict.is_missed:
            goal, median = verdict.goal, verdict.spread.median
            size = "" if verdict.size == NO_SIZE else f", {verdict.size:,} items"
            over = f", {median / goal.limit * 100 - 100:.0f} % more" if goal.limit else ""
            yield f"Missed: {goal.measure}{size}: {spread(verdict.spread)}, goal {goal.words}{over}"
    for goal in unmeasured(goals, results):
        yield f"Not measured: {goal.measure}, goal {goal.words}"


def write_page(path, name, lines):
    """Replaces what is between two marks of a page."""
    page = pathlib.Path(path)
    start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, found, rest = page.read_text().partition(start)
    _, found_end, after = rest.partition(end)
    if not found or not found_end:
        raise SystemExit(f"{path} does not have the marks {start.strip()} and {end.strip()}.")
    page.write_text(before + start + "\n" + "\n".join(lines) + "\n\n" + end + after)
