"""The programs that are measured beside each other: how each is started on its data."""

import glob
import os
import pathlib
import shutil
import time

from data import FIRST_ITEM, LIST_NAME, items, make_rows
from peers import Taskwarrior, Todoman

DOWN, HOME = b"\x1b[B", b"\x1bOH"


class Program:
    """A program on some items, in a folder of its own.

    `text` is on the first screen, and `way_in` are the keys from there to the first item. `down` moves
    to the next one; it is `None` if the program prints its items and ends. `to_first` leads to the
    first item from any other."""

    text, way_in, down, quit_keys, to_first = FIRST_ITEM, b"", b"j", b"", HOME
    # What the program leaves behind when it is killed, and what would stop the next start.
    leftovers = []

    def __init__(self, home):
        self.home = home
        pathlib.Path(home).mkdir(parents=True)

    def start(self, is_first_of_day=False):
        """Makes a start possible. Returns the command."""
        for pattern in self.leftovers:
            for path in glob.glob(f"{self.home}/{pattern}"):
                os.unlink(path)
        return self.command


class App(Program):
    """On a copy of the given database, or on an empty one."""

    name = "paneltodo"
    text, way_in, quit_keys = LIST_NAME, b"\r", b"q"

    def __init__(self, binary, home, database=None):
        super().__init__(home)
        if database:
            shutil.copyfile(database, f"{home}/todos.db")
        self.command = [binary, "--database", f"{home}/todos.db"]
        self.backup = pathlib.Path(home, "backups", time.strftime("todos-%Y-%m-%d.db"))

    def start(self, is_first_of_day=False):
        """The backup of the day is made in the background, with processor time of its own: it is
        there already, except for the first start of a day."""
        self.backup.parent.mkdir(mode=0o700, exist_ok=True)
        self.backup.unlink(missing_ok=True)
        if not is_first_of_day:
            self.backup.touch(mode=0o600)
        return self.command


class Floor(Program):
    name = "C"
    quit_keys = b"q"

    def __init__(self, binary, home, count):
        super().__init__(home)
        make_rows(f"{home}/rows", count)
        self.command = [binary, f"{home}/rows"]


class Tudu(Program):
    name = "tudu"
    leftovers = [".*_lock"]

    def __init__(self, home, count):
        super().__init__(home)
        with open(f"{home}/tudu.xml", "w") as file:
            file.write('<?xml version="1.0" encoding="UTF-8"?>\n<todo>\n')
            for name, _, done in items(count):
                mark = "yes" if done else "no"
                file.write(f'<todo done="{mark}" collapse="no"><title>{name}</title></todo>\n')
            file.write("</todo>\n")
        self.command = ["tudu", "-f", f"{home}/tudu.xml"]


class Hnb(Program):
    name = "hnb"
    # Letters search.
    down = DOWN

    def __init__(self, home, count):
        super().__init__(home)
        with open(f"{home}/hnb.xml", "w") as file:
            file.write('<?xml version="1.0"?>\n<tree>\n')
            for name, _, done in items(count):
                mark = "yes" if done else "no"
                file.write(f'<node type="todo" done="{mark}"><data>{name}</data></node>\n')
            file.write("</tree>\n")
        self.command = ["hnb", f"{home}/hnb.xml"]


class Calcurse(Program):
    name = "calcurse"
    # From the calendar through the appointments to the tasks.
    way_in = b"\t\t"
    leftovers = [".calcurse.pid"]

    def __init__(self, home, count):
        super().__init__(home)
        with open(f"{home}/todo", "w") as file:
            file.writelines(f"[0] {name}\n" for name, _, _ in items(count))
        self.command = ["calcurse", "-D", home]


class Vit(Program):
    name = "vit"

    def __init__(self, home, count):
        super().__init__(home)
        pathlib.Path(home, ".vit").mkdir()
        pathlib.Path(home, ".vit", "config.ini").touch()
        Taskwarrior().prepare(home, count)
        # Taskwarrior has its items in an order of its own.
        self.text, self.command = "0000", ["vit"]


class TodomanList(Program):
    """It prints its items and ends: there is only its start."""

    name = "todoman list"
    down = None

    def __init__(self, home, count):
        super().__init__(home)
        Todoman().prepare(home, count)
        self.command = ["todoman", "list"]


PEERS = {"tudu": Tudu, "hnb": Hnb, "calcurse": Calcurse, "vit": Vit, "todoman": TodomanList}


def make_peers(folder, count):
    """Those of the other programs that are installed."""
    return [make(f"{folder}/{command}-{count}", count)
            for command, make in PEERS.items() if shutil.which(command)]
