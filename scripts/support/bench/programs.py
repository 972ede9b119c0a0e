"""The two programs that take turns, and the start of each on its data."""

import os
import pathlib
import shutil
import time

LIST_NAME = "Everything"
FIRST_ITEM = "0000000"


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
        """A command on a copy of the database, and the keys from its first screen to the list."""
        copy = os.path.join(home, "todos.db")
        shutil.copyfile(self.database, copy)
        # The backup of the day is made in the background, with processor time of its own.
        backup = pathlib.Path(home, "backups", time.strftime("todos-%Y-%m-%d.db"))
        backup.parent.mkdir(mode=0o700)
        backup.touch(mode=0o600)
        # A disk that is still busy with the copy would be measured too.
        os.sync()
        return [self.binary, "--database", copy], LIST_NAME, b"\r"
