"""An invisible terminal with a program in it, on this machine or at the far end of a link."""

import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import termios
import time

from cells import Cells
from link import Link

COLUMNS, ROWS = 96, 40
# A frame is complete when nothing has been written for so many seconds.
QUIET = 0.030
# An import of a million items is followed by minutes of indexing.
PATIENCE = 600


class Ended(Exception):
    """The program has ended."""


def environment(home):
    """The environment of every program that is measured: nothing of the user's."""
    return {
        "HOME": home, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config",
        "XDG_CACHE_HOME": f"{home}/cache", "TASKRC": f"{home}/taskrc", "LC_ALL": "C.UTF-8",
        "PATH": os.environ["PATH"], "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
    }


class Screen:
    """A program in a terminal of its own, from its start to the end of the `with`.

    `variables` are added to its environment. With `far`, a Link is between it and the terminal."""

    def __init__(self, command, home, columns=COLUMNS, variables={}, far=False):
        self.columns, self.cells = columns, None
        # The number of bytes so far.
        self.written = 0
        self.terminal, line = pty.openpty()
        fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
        self.link = Link(self.terminal) if far else None
        # Where the keys go in and the output comes out.
        self.end = self.link.end.fileno() if far else self.terminal
        path = os.ttyname(line)
        files = [(os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0)]
        files += [(os.POSIX_SPAWN_DUP2, 0, file) for file in (1, 2)]
        self.started = time.perf_counter()
        self.process = os.posix_spawnp(
            command[0], command, environment(home) | variables, file_actions=files, setsid=True)
        # Open until the program has it, so that the terminal survives in between.
        os.close(line)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()

    def read(self):
        try:
            data = os.read(self.end, 65536)
        except OSError:
            data = b""
        if not data:
            raise Ended
        self.written += len(data)
        if self.cells:
            self.cells.feed(data)
        return data

    def frame(self, since, text=None, quiet=QUIET):
        """Reads until it is quiet and `text` was written, or, without a text, the process has
        nothing to do. Returns milliseconds until the last byte, the number of bytes, and the
        processor milliseconds that the process had used then."""
        written, last, processor = b"", since, 0
        while True:
            ready, _, _ = select.select([self.end], [], [], quiet)
            if ready:
                written += self.read()
                last, processor = time.perf_counter(), self.processor_time()
            elif text.encode() in written if text else not self.is_busy():
                return (last - since) * 1000, len(written), processor
            elif time.perf_counter() - since > PATIENCE:
                what = f"“{text}” did not appear" if text else "The program does not rest"
                raise SystemExit(f"{what}. Written: {written[-2000:]!r}")

    def first_frame(self, text, quiet=QUIET):
        return self.frame(self.started, text, quiet)

    def press(self, keys, text=None, quiet=QUIET):
        """Types and waits for the frame. Returns milliseconds, bytes, and the processor
        milliseconds until it was quiet."""
        before, now = self.processor_time(), time.perf_counter()
        os.write(self.end, keys)
        milliseconds, count, _ = self.frame(now, text, quiet)
        return milliseconds, count, self.processor_time() - before

    def watch(self):
        """Draws the output from now on, so that its rows can be examined; redraws."""
        self.cells = Cells(self.columns, ROWS)
        self.press(b"\x0c")

    def until(self, keys, holds):
        """Types and waits until `holds` is true of the cells. Returns milliseconds."""
        now = time.perf_counter()
        os.write(self.end, keys)
        while not holds(self.cells):
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            if not ready:
                rows = "\n".join(self.cells.line(y) for y in range(ROWS))
                raise SystemExit(f"After {keys!r} nothing more is written:\n{rows}")
            self.read()
        return (time.perf_counter() - now) * 1000

    def settle(self, seconds=0.1):
        """Waits until the process has neither written nor used the processor for some time."""
        used = None
        while used != (used := self.processor_time()):
            self.frame(time.perf_counter(), quiet=seconds)

    def processor_time(self):
        """Milliseconds that the process has used with all its threads, to the nanosecond (see
        clock_getcpuclockid), and those of the children that it waited for, in steps of ten."""
        try:
            own = time.clock_gettime((~self.process << 3) | 2)
            fields = pathlib.Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        except (OSError, ProcessLookupError):
            raise Ended
        children = sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")
        return (own + children) * 1000

    def is_busy(self):
        """Whether a thread runs, would run if a processor were free, or waits for the disk."""
        tasks = pathlib.Path(f"/proc/{self.process}/task").glob("*/stat")
        try:
            return any(task.read_text().rpartition(")")[2].split()[0] in "RD" for task in tasks)
        except OSError:
            # A thread has just ended.
            return True

    def peak_memory(self):
        """The most megabytes (of 1,048,576 bytes) that the process has occupied."""
        status = pathlib.Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024

    def quit(self, keys):
        """Ends the program as its user does, and waits until it is gone."""
        os.write(self.end, keys)
        try:
            while select.select([self.end], [], [], PATIENCE)[0]:
                self.read()
        except Ended:
            return
        raise SystemExit(f"After {keys!r} the program did not end.")

    def kill(self):
        """Ends the program and its children at once: the work that remains is not measured."""
        if self.process is None:
            return
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        self.process = None
        if self.link:
            self.link.close()
        os.close(self.terminal)
