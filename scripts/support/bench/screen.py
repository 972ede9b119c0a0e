"""An invisible terminal with a program in it."""

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

COLUMNS, ROWS = 96, 40
QUIET = 0.030
HOME = b"\x1bOH"
KEYS = {"j": b"j", "G": b"G", "Home": HOME, "page": b"\x1b[6~", "space": b" "}


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
        # Open until the program has it, so that the terminal survives in between.
        os.close(line)

    def frame(self, since, text=None, quiet=QUIET):
        """Reads until it is quiet, and `text` was written; returns milliseconds and bytes."""
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
        """Draws the output from now on, so that its rows can be examined; redraws."""
        self.cells = Cells(COLUMNS, ROWS)
        self.press(b"\x0c")

    def until(self, keys, holds):
        """Types and waits until `holds` is true of the cells; returns milliseconds."""
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
        """Types and waits for the frame; returns milliseconds, bytes, processor milliseconds."""
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
        """Ends it at once: the work that remains is not measured."""
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.master)
