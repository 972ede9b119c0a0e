"""The measures: each function is one round with one program, and returns figures by their names.

A name ends in its unit. “ms” are milliseconds by the clock, “processor ms” those that all threads of
the program used, “bytes” what it wrote to the terminal, and “MiB” its peak memory. The figure of a
key is the median of its presses.
"""

import contextlib
import json
import os
import pathlib
import random
import select
import statistics
import time
import uuid

from link import VARIABLES
from peers import run
from programs import HOME
from screens import Ended, Screen

PAGE_DOWN = b"\x1b[6~"
# The keys that move: the key, and the way back to a place where it has an effect.
MOVES = {"j": (b"j", None), "PgDn": (PAGE_DOWN, HOME), "G": (b"G", HOME), "Home": (HOME, b"G")}
WITHOUT_MOTION, WITH_MOTION = {"TERMPANELS_MOTION": "none"}, {"TERMPANELS_MOTION": "full"}
# What random hands type: every character but q, which quits, and often the keys that move and open.
RANDOM_KEYS = [bytes([code]) for code in range(0x20, 0x7F) if code != ord("q")]
RANDOM_KEYS += [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", PAGE_DOWN] * 4
RANDOM_KEYS += [b"\r", b"\t", b"\x1b", b"\x12"] * 4
# Seconds without a byte after which a slow link has brought everything.
LINK_QUIET = 1.5


@contextlib.contextmanager
def in_list(program, **options):
    """The program in its list, at the first item, with nothing left to do."""
    with Screen(program.start(), program.home, **options) as screen:
        screen.first_frame(program.text)
        if program.way_in:
            screen.press(program.way_in)
        screen.settle()
        yield screen


def medians(presses):
    """The medians of milliseconds, bytes and processor milliseconds."""
    return [statistics.median(column) for column in zip(*presses)]


def first_screen(screen, program, name):
    """From the start of the process to the last byte of its first screen."""
    milliseconds, _, processor = screen.first_frame(program.text)
    screen.settle()
    return {
        f"{name}, ms": milliseconds, f"{name}, processor ms": processor,
        f"{name} and what follows, processor ms": screen.processor_time()}


def start(program):
    if program.down is None:
        seconds, processor, _ = run(program.command, program.home)
        return {"first screen, ms": seconds * 1000, "first screen, processor ms": processor}
    with Screen(program.start(), program.home) as screen:
        figures = first_screen(screen, program, "first screen")
        if program.quit_keys:
            screen.quit(program.quit_keys)
    return figures


def measure_starts(programs, starts):
    """Starts that take turns. Returns the medians of each program, by its name."""
    figures = {program.name: [] for program in programs}
    for _ in range(starts):
        for program in programs:
            figures[program.name].append(start(program))
    return {name: {measure: statistics.median(values[measure] for values in all_values)
                   for measure in all_values[0]}
            for name, all_values in figures.items()}


def measure_rare_starts(program):
    """The first start of a day, and the one after a crash that followed a change."""
    with Screen(program.start(is_first_of_day=True), program.home) as screen:
        figures = first_screen(screen, program, "first screen of a day")
        screen.quit(program.quit_keys)
    with in_list(program) as screen:
        screen.press(b" ")
        # The item is back for the next round.
        screen.press(b"u")
        screen.kill()
    with Screen(program.start(), program.home) as screen:
        figures |= first_screen(screen, program, "first screen after a crash")
        screen.quit(program.quit_keys)
    return figures


def measure_moves(program, presses):
    """The keys that move, and 200 × `j` at once, as a held key on a slow machine."""
    figures = {}
    with in_list(program) as screen:
        for name, (key, way_back) in MOVES.items():
            screen.press(HOME)
            measured = []
            for _ in range(presses):
                if way_back:
                    screen.press(way_back)
                measured.append(screen.press(key))
            milliseconds, count, processor = medians(measured)
            figures |= {f"{name}, ms": milliseconds, f"{name}, processor ms": processor}
            figures[f"{name}, bytes"] = count
        screen.press(HOME)
        milliseconds, count, processor = screen.press(b"j" * 200)
        figures |= {
            "200 × j at once, ms": milliseconds, "200 × j at once, processor ms": processor,
            "200 × j at once, bytes": count, "peak memory, MiB": screen.peak_memory()}
    return figures


def measure_columns(program, presses):
    """`j` in wider terminals: the app shows the lists beside the items, and from 130 columns on the
    details of the item as well."""
    figures = {}
    for name, columns in [("j beside lists", 120), ("j beside lists and details", 130)]:
        with in_list(program, columns=columns) as screen:
            _, count, processor = medians(screen.press(b"j") for _ in range(presses))
        figures |= {f"{name}, processor ms": processor, f"{name}, bytes": count}
    return figures


def measure_down(program, presses):
    """One item down in a program that is only compared in this."""
    if program.down is None:
        return {}
    with in_list(program) as screen:
        _, count, processor = medians(screen.press(program.down) for _ in range(presses))
    return {"j, processor ms": processor, "j, bytes": count}


def measure_space(program, presses):
    """Space with its commit, until nothing is left to do; an undo after each brings the item back.
    The floor has neither, nor motion."""
    figures = {}
    for words, variables in [("without", WITHOUT_MOTION), ("with", WITH_MOTION)]:
        with in_list(program, variables=variables) as screen:
            measured = []
            for _ in range(presses):
                screen.press(program.to_first)
                before, written = screen.processor_time(), screen.written
                os.write(screen.end, b" ")
                screen.settle()
                measured.append((screen.processor_time() - before, screen.written - written))
                screen.press(b"u")
                screen.settle()
            processor, count = medians(measured)
            figures[f"Space {words} motion, processor ms"] = processor
            figures[f"Space {words} motion, bytes"] = count
    return figures


def measure_alone(commands, runs):
    """The processor milliseconds of commands that take turns, by the names of the programs."""
    times = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            times[name].append(run(command, os.getcwd())[1])
    return {name: statistics.median(values) for name, values in times.items()}


def measure_random_keys(app, count=10_000):
    """The peak memory after random keys, which are the same in every run of the benchmark."""
    hands = random.Random(20)
    # It finds no other program to start.
    variables = {"PATH": app.home, "EDITOR": "false", "VISUAL": "false"}
    peak, left = 0, count
    while left > 0:
        with Screen(app.start(), app.home, variables=variables) as screen:
            screen.first_frame(app.text)
            # Keys that end the program happen, with a question or without.
            with contextlib.suppress(Ended, OSError):
                while left > 0:
                    keys = hands.choices(RANDOM_KEYS, k=20)
                    left -= len(keys)
                    screen.press(b"".join(keys), quiet=0.01)
                    peak = max(peak, screen.peak_memory())
    return {f"peak memory after {count:,} random keys, MiB": peak}


def measure_neighbour(app, presses):
    """Completes items in one program: until another one on the database shows it."""
    milliseconds = []
    with in_list(app) as one, in_list(app) as other:
        for _ in range(presses):
            for keys in (b" ", b"u"):
                now = time.perf_counter()
                os.write(one.end, keys)
                select.select([other.end], [], [], 60)
                milliseconds.append((time.perf_counter() - now) * 1000)
                for screen in (one, other):
                    screen.settle()
    return {"a change seen by another program, ms": statistics.median(milliseconds)}


def measure_link(program):
    """The same over a link: until the far end has it all. The held key is 60 × `j` in two seconds, and
    its time is from the last one to the row where the list then stays."""
    with Screen(program.start(), program.home, variables=VARIABLES, far=True) as screen:
        figures = {"link: first screen, ms": screen.first_frame(program.text, LINK_QUIET)[0]}
        if program.way_in:
            screen.press(program.way_in, quiet=LINK_QUIET)
        for name, key in [("j", b"j"), ("PgDn", PAGE_DOWN), ("Space", b" ")]:
            presses = [screen.press(key, quiet=LINK_QUIET) for _ in range(3)]
            figures[f"link: {name}, ms"], figures[f"link: {name}, bytes"], _ = medians(presses)
        screen.press(HOME, quiet=LINK_QUIET)
        for _ in range(60):
            now = time.perf_counter()
            os.write(screen.end, b"j")
            time.sleep(1 / 30)
        figures["link: j held for 2 s, ms"], figures["link: j held for 2 s, bytes"], _ = screen.frame(
            now, quiet=LINK_QUIET)
    return figures


def measure_crossfade(app):
    """A full screen of text fades into the empty state and back; a key is pressed on the way. The
    app has an empty database."""
    lists, links, to_dos = [], [], []
    for index in range(40):
        ids = [{"rawValue": str(uuid.UUID(int=number + index))} for number in (1, 1000)]
        lists.append({"identifier": ids[0], "emoji": "", "name": f"{index:02} " + 22 * "fade "})
        to_dos.append({"identifier": ids[1], "name": "item", "creation": 0})
        links += [ids[0], [ids[1]]]
    file = f"{app.home}/lists.json"
    pathlib.Path(file).write_text(
        json.dumps({"lists": lists, "items": to_dos, "associations": links}))
    run(app.command + ["import", file], app.home)
    with Screen(app.start(), app.home, variables=WITH_MOTION) as screen:
        screen.first_frame("fade")
        # Undoing the import empties the screen, redoing it fills the screen.
        away, away_bytes, _ = screen.press(b"u", "No lists", quiet=0.25)
        back, back_bytes, _ = screen.press(b"\x12", "Redid", quiet=0.25)
        screen.press(b"u", "Undid", quiet=0.05)
        help_ms, _, _ = screen.press(b"?", "Show all keys", quiet=0)
    return {
        "crossfade away, ms": away, "crossfade back, ms": back, "crossfade away, bytes": away_bytes,
        "crossfade back, bytes": back_bytes, "a key during the crossfade, ms": help_ms}
