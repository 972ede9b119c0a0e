"""The same rows for all programs."""

import datetime
import os
import pathlib
import subprocess
import tempfile

from screens import Screen, environment

LIST_NAME = "Everything"
FIRST_ITEM = "0000000"
WORDS = ["water the plants", "answer the letter", "mend the bicycle", "read the chapter"]
# So far from now that no text depends on the day of the measurement.
DUE, DONE = datetime.date(2041, 1, 1), datetime.date(2020, 1, 2)


def items(count):
    """Name, due date, whether it is done: in the order in which the app shows them."""
    for index in range(count):
        due = None
        if index < count // 3:
            due = DUE + datetime.timedelta(days=index * 1000 // count)
        yield f"{index:07} {WORDS[index % 4]}", due, index >= count - count // 10


def make_rows(path, count):
    """Writes the rows as the floor reads them, with the texts of the app."""
    def day(date):
        return f"{date:%a} {date.day} {date:%b %Y}"

    with open(path, "w") as file:
        for name, due, done in items(count):
            text = f"Done {day(DONE)}" if done else day(due) if due else ""
            file.write(f"{int(done)}\t{name}\t{text}\n")


def make_database(app, path, count):
    """Makes the app import the items, and finish what it then does in the background."""
    with tempfile.TemporaryDirectory() as home:
        file, database = f"{home}/{LIST_NAME}.txt", f"{home}/todos.db"
        with open(file, "w") as lines:
            for name, due, done in items(count):
                start = f"x {DONE} {DONE}" if done else f"{DONE}"
                lines.write(f"{start} {name}" + (f" due:{due}" if due else "") + "\n")
        subprocess.run(
            [app, "--database", database, "import", file], check=True, env=environment(home),
            stdout=subprocess.DEVNULL)
        with Screen([app, "--database", database], home) as screen:
            screen.first_frame(LIST_NAME)
            screen.settle(1)
            screen.quit(b"q")
        left = [name for name in os.listdir(home) if name.startswith("todos.db-")
                and pathlib.Path(home, name).stat().st_size and not name.endswith("-shm")]
        if left:
            raise SystemExit(f"The app has ended, but not everything is in {database}: {left}")
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        # Complete, or not there.
        subprocess.run(["cp", database, f"{path}.new"], check=True)
        os.rename(f"{path}.new", path)
