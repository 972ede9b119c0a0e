"""What is counted with strace: system calls, where their times do not matter."""

import pathlib
import time

from measures import WITHOUT_MOTION, in_list


class Traced:
    """A program that starts under strace."""

    def __init__(self, program):
        self.program, self.file = program, pathlib.Path(program.home, "trace")
        self.home, self.text, self.way_in = program.home, program.text, program.way_in

    def start(self):
        return ["strace", "-f", "-y", "-o", str(self.file), *self.program.start()]

    def calls(self):
        """The system calls so far, as strace writes them, in the order in which they began."""
        lines = self.file.read_text(errors="replace").splitlines()
        return [line for line in lines if "(" in line and " resumed>" not in line]

    def calls_during(self, action):
        before = len(self.calls())
        action()
        return self.calls()[before:]


def is_write_to_terminal(call):
    return "</dev/pts/" in call and call.partition("(")[0].endswith((" write", " writev"))


def count_calls(program):
    """The system calls of an idle program, and the writes to the terminal for one Space."""
    traced = Traced(program)
    with in_list(traced, variables=WITHOUT_MOTION) as screen:
        # The last threads of the start end after some seconds without work.
        time.sleep(8)
        idle = traced.calls_during(lambda: time.sleep(5))
        writes = filter(is_write_to_terminal, traced.calls_during(lambda: screen.press(b" ", quiet=1)))
        figures = {
            "idle for 5 s, system calls": len(idle),
            "Space, writes to the terminal": len(list(writes))}
        # The item is back for the next measure.
        screen.press(b"u", quiet=1)
    return figures
