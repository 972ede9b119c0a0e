"""The same rows for both programs."""

import pathlib
import sqlite3
import tempfile
import time

from programs import LIST_NAME
from screen import Screen

TODAY = int(time.time()) // 86400


def items(count):
    """Name, due date, done: in the order in which the app shows them."""
    words = ["water the plants", "answer the letter", "mend the bicycle", "read the chapter"]
    for index in range(count):
        due = TODAY + index * 1000 // count if index < count // 3 else None
        yield f"{index:07} {words[index % 4]}", due, index >= count - count // 10


def make_rows(path, count):
    this_year = time.gmtime(TODAY * 86400).tm_year

    def text(due, done):
        """The due date in the app's words: the same rows have the same texts."""
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
    """Makes the app create its tables, and fills them directly, without undo history."""
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
    # Moves everything into the one file that is copied.
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def index_texts(app, path, database):
    """Makes the app bring its text index up to date, which it does in the background."""
    with tempfile.TemporaryDirectory() as home:
        screen = Screen([app, "--database", path], home)
        screen.first_frame(LIST_NAME)
        while database.execute("SELECT EXISTS(SELECT 1 FROM unindexed)").fetchone()[0]:
            screen.frame(time.perf_counter())
        screen.close()
