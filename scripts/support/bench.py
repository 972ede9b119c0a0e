"""Measures paneltodo against the floor, a C program that holds all rows in memory.

Each program runs in a terminal of 96 columns and 40 rows that nobody looks at, where both show one
list and nothing else. The two take turns, and every figure is a median. Machines are noisy: compare
ratios, not milliseconds.

A frame is complete when nothing has been written for 30 ms; its time is that of its last byte.
Processor time is that of the whole process with all its threads, to the nanosecond.
"""

import argparse
import contextlib
import fcntl
import itertools
import json
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import sqlite3
import statistics
import struct
import subprocess
import tempfile
import termios
import time
import uuid

from cells import Cells

COLUMNS, ROWS = 96, 40
# Milliseconds of a frame.
FRAME = 34
QUIET = 0.030
HOME = b"\x1bOH"
KEYS = {"j": b"j", "G": b"G", "Home": HOME, "page": b"\x1b[6~", "space": b" "}
# Between two presses of a key, back to where it has something to do.
WAY_BACK = {"G": HOME, "Home": b"G", "page": HOME}
LIST_NAME = "Everything"
FIRST_ITEM = "0000000"
# What somebody looks for, letter by letter: frequent, rare, and not there at all.
WANTED = ["mend the b", "0123456", "99 read", "plants", "0000042", "zebra"]
TODAY = int(time.time()) // 86400


class Screen:
    """A program in a terminal of its own, from its start."""

    def __init__(self, command, home):
        self.master, line = pty.openpty()
        fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        path = os.ttyname(line)
        environment = {
            "HOME": home, "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"],
            "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
        }
        files = [(os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0)]
        files += [(os.POSIX_SPAWN_DUP2, 0, file) for file in (1, 2)]
        self.cells = None
        self.started = time.perf_counter()
        self.process = os.posix_spawn(
            command[0], command, environment, file_actions=files, setsid=True)
        # Open until the program has it, so that the terminal outlives the moment between.
        os.close(line)

    def frame(self, since, text=None, quiet=QUIET):
        """Reads until it is quiet, and `text` was written; answers milliseconds and bytes."""
        written, last = b"", since
        while True:
            ready, _, _ = select.select([self.master], [], [], quiet)
            if not ready:
                if text is None or text.encode() in written:
                    return (last - since) * 1000, len(written)
                if time.perf_counter() - since > 60:
                    raise SystemExit(f"“{text}” did not appear. Written: {written[-2000:]!r}")
                continue
            written += self.read()
            last = time.perf_counter()

    def read(self):
        try:
            data = os.read(self.master, 65536)
        except OSError:
            raise SystemExit("The program has ended.")
        if self.cells:
            self.cells.feed(data)
        return data

    def watch(self):
        """From now on what is written is drawn, so that its rows can be looked at; redraws."""
        self.cells = Cells(COLUMNS, ROWS)
        self.press(b"\x0c")

    def until(self, keys, holds):
        """Types and waits until something holds of the cells: milliseconds."""
        now = time.perf_counter()
        os.write(self.master, keys)
        while not holds(self.cells):
            ready, _, _ = select.select([self.master], [], [], 60)
            if not ready:
                rows = "\n".join(self.cells.line(y) for y in range(ROWS))
                raise SystemExit(f"After {keys!r} nothing more is written:\n{rows}")
            self.read()
        return (time.perf_counter() - now) * 1000

    def first_frame(self, text):
        return self.frame(self.started, text)

    def press(self, keys, text=None, quiet=QUIET):
        """Types and waits for the answer: milliseconds, bytes, milliseconds of processor time."""
        before, now = self.processor_time(), time.perf_counter()
        os.write(self.master, keys)
        milliseconds, count = self.frame(now, text, quiet)
        return milliseconds, count, self.processor_time() - before

    def processor_time(self):
        """Milliseconds that the process has used, by its own clock (see clock_getcpuclockid)."""
        return time.clock_gettime((~self.process << 3) | 2) * 1000

    def peak_memory(self):
        status = pathlib.Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024

    def close(self):
        """Ends it at once: what the program would still do is not measured."""
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.master)


class Floor:
    name = "C"

    def __init__(self, binary, rows):
        self.command = [binary, rows]

    def fresh(self, home):
        return self.command, FIRST_ITEM, None


class App:
    name = "paneltodo"

    def __init__(self, binary, database):
        self.binary, self.database = binary, database

    def fresh(self, home):
        """A command on a copy of the database, and how to open the list from its first screen."""
        copy = os.path.join(home, "todos.db")
        shutil.copyfile(self.database, copy)
        # The backup of the day is made behind the screen, with processor time of its own.
        backup = pathlib.Path(home, "backups", time.strftime("todos-%Y-%m-%d.db"))
        backup.parent.mkdir(mode=0o700)
        backup.touch(mode=0o600)
        # A disk that is still busy with the copy would be measured too.
        os.sync()
        return [self.binary, "--database", copy], LIST_NAME, b"\r"


def items(count):
    """Name, day that it is due, done: in the order in which the app shows them."""
    words = ["water the plants", "answer the letter", "mend the bicycle", "read the chapter"]
    for index in range(count):
        due = TODAY + index * 1000 // count if index < count // 3 else None
        yield f"{index:07} {words[index % 4]}", due, index >= count - count // 10


def make_rows(path, count):
    this_year = time.gmtime(TODAY * 86400).tm_year

    def text(due, done):
        """When, in the app's words: the same rows have the same texts."""
        if done:
            return "Done today"
        if due is None:
            return ""
        if due <= TODAY + 1:
            return ["Today", "Tomorrow"][due - TODAY]
        day = time.gmtime(due * 86400)
        year = "" if day.tm_year == this_year else f" {day.tm_year}"
        return time.strftime(f"%a {day.tm_mday} %b", day) + year

    with open(path, "w") as file:
        for name, due, done in items(count):
            file.write(f"{int(done)}\t{name}\t{text(due, done)}\n")


def make_database(app, path, count):
    """Lets the app create its tables, and fills them behind its back, without undo history."""
    for suffix in ("", "-wal", "-shm"):
        pathlib.Path(path + suffix).unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as home:
        screen = Screen([app, "--database", path], home)
        screen.first_frame("Lists")
        screen.close()
    database = sqlite3.connect(path)
    now, list_id = time.time_ns() // 1000, bytes(16)
    with database:
        # A first start may have left examples.
        database.execute("DELETE FROM item")
        database.execute("DELETE FROM list")
        database.execute(
            "INSERT INTO list(id, name, sort_name, emoji, position) VALUES(?, ?, ?, '', 0)",
            (list_id, LIST_NAME, LIST_NAME.lower()))
        database.executemany(
            "INSERT INTO item(id, list, name, sort_name, due, completed, created, modified)"
            " VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
            ((index.to_bytes(16, "big"), list_id, name, name, due, now if done else None, now, now)
             for index, (name, due, done) in enumerate(items(count))))
    index_texts(app, path, database)
    # Everything into the one file that is copied.
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def index_texts(app, path, database):
    """Lets the app bring its index of texts up to date, which it does while nobody waits for it."""
    with tempfile.TemporaryDirectory() as home:
        screen = Screen([app, "--database", path], home)
        screen.first_frame(LIST_NAME)
        while database.execute("SELECT EXISTS(SELECT 1 FROM unindexed)").fetchone()[0]:
            screen.frame(time.perf_counter())
        screen.close()


def measure(program, presses, starts, results):
    """One round of one program; adds what it finds to the results, by name of the measure."""

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
    """Looks for texts in the list, a letter as soon as the first page of the one before is there:
    milliseconds from each key until the rows are those that have the words."""
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
            # Undoing the import empties the screen, redoing it fills it.
            away, away_bytes, _ = screen.press(b"u", "No lists", quiet=0.25)
            back, back_bytes, _ = screen.press(b"\x12", "Redone", quiet=0.25)
            screen.press(b"u", "Undone", quiet=0.05)
            help_ms, _, _ = screen.press(b"?", "Show all keys", quiet=0)
        finally:
            screen.close()
    print(f"\nfull-screen crossfade, {COLUMNS}×{ROWS}")
    for name, value, goal, met in [
        ("away, ms", away, "about 300", 250 <= away <= 400),
        ("back, ms", back, "about 300", 250 <= back <= 400),
        ("away, bytes", away_bytes, "≤ 24576", away_bytes <= 24576),
        ("back, bytes", back_bytes, "≤ 24576", back_bytes <= 24576),
        ("a key on the way, ms", help_ms, f"≤ {FRAME}, a frame", help_ms <= FRAME),
    ]:
        print(f"{name:29}{value:>10.0f}  {'✓' if met else '✗'} {goal}")


# What must hold, for a measure as it is in the table: a bound of paneltodo by C.
CPU_GOAL, BYTES_GOAL, FIRST_FRAME_GOAL, GROWTH_GOAL, MEMORY_GOAL = 3, 1.5, 5, 1.3, 24


def goals(measure, app, floor, smallest):
    """The goals of a measure: words, and whether they are met."""
    if measure == "first frame, ms":
        yield f"≤ {FIRST_FRAME_GOAL} × C", app <= FIRST_FRAME_GOAL * floor
        if smallest is not None:
            yield f"≤ {GROWTH_GOAL} × the smallest", app <= GROWTH_GOAL * smallest
    elif measure == "peak memory, MB":
        yield f"≤ {MEMORY_GOAL}", app <= MEMORY_GOAL
    elif measure.split(",")[0] in KEYS and measure.endswith("processor ms"):
        yield f"≤ {CPU_GOAL} × C", app <= CPU_GOAL * floor
    elif measure.split(",")[0] in KEYS and measure.endswith("bytes"):
        yield f"≤ {BYTES_GOAL} × C", app <= BYTES_GOAL * floor


def figure(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def report_alone(title, milliseconds, goals):
    """Times that nothing is compared with: their median and 95th percentile."""
    print(f"\n{title}")
    centiles = statistics.quantiles(milliseconds, n=20)
    for name, value, goal in zip(["median, ms", "95th percentile, ms"], centiles[9::9], goals):
        words = f"  {'✓' if value <= goal else '✗'} ≤ {goal}" if goal else ""
        print(f"{name:29}{figure(value):>10}{words}")


def report(results_by_count):
    smallest = {}
    for count, results in results_by_count.items():
        print(f"\n{count:,} items".ljust(30) + f"{'paneltodo':>10} {'C':>10} {'ratio':>7}  goal")
        for measure in dict.fromkeys(measure for measure, _ in results):
            app = statistics.median(results[measure, App.name])
            if (measure, Floor.name) not in results:
                print(f"{measure:29}{figure(app):>10}")
                continue
            floor = statistics.median(results[measure, Floor.name])
            ratio = f"{app / floor:.2f}" if floor else "–"
            words = "  ".join(
                f"{'✓' if met else '✗'} {goal}"
                for goal, met in goals(measure, app, floor, smallest.get(measure)))
            print(f"{measure:29}{figure(app):>10} {figure(floor):>10} {ratio:>7}  {words}".rstrip())
            smallest.setdefault(measure, app)


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
    measure_crossfade(options.app)


if __name__ == "__main__":
    main()
