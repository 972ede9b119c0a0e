"""Programs for to-dos without a screen, each on the same items in its own form."""

import datetime
import json
import os
import pathlib
import re
import time
import uuid

from screens import environment

TODAY = datetime.date.today()
WORDS = ["Water the plants", "Answer the letter", "Mend the bicycle", "Read the chapter"]
TAGS = ["home", "work", "phone", "shop", "garden"]
# The items that are due today; of the others every third is due within the next ten years.
DUE_TODAY = 20


def items(count):
    """Name, tag, due date, priority, done."""
    dated = count // 3
    for index in range(count):
        due = None
        if index < DUE_TODAY:
            due = TODAY
        elif index < dated:
            due = TODAY + datetime.timedelta(days=1 + index * 3650 // dated)
        done = index >= count - count // 10
        yield f"{WORDS[index % 4]} {index:07}", TAGS[index % 5], due, index % 10 == 0, done


def run(command, home, output=None):
    """Runs a command. Returns seconds, processor milliseconds and peak megabytes."""
    began = time.perf_counter()
    files = [(os.POSIX_SPAWN_OPEN, 0, "/dev/null", os.O_RDONLY, 0)]
    files += [(
        os.POSIX_SPAWN_OPEN, 1, output or "/dev/null", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)]
    files += [(os.POSIX_SPAWN_OPEN, 2, "/dev/null", os.O_WRONLY, 0)]
    process = os.posix_spawnp(command[0], command, environment(home), file_actions=files)
    _, status, usage = os.wait4(process, 0)
    # 4 is a success with something to report.
    if os.waitstatus_to_exitcode(status) not in (0, 4):
        raise SystemExit(f"{' '.join(command)}: exit status {os.waitstatus_to_exitcode(status)}")
    seconds = time.perf_counter() - began
    return seconds, (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024


def printed(command, home):
    file = f"{home}/printed"
    run(command, home, file)
    return pathlib.Path(file).read_text()


class Paneltodo:
    name = "paneltodo"

    def __init__(self, binary):
        self.binary = binary

    def prepare(self, home, count):
        """Imports the items. Returns the figures of the import."""
        self.home, self.command = home, [self.binary, "--database", f"{home}/todos.db"]
        with open(f"{home}/todo.txt", "w") as file:
            for name, tag, due, is_high, done in items(count):
                start = f"x {TODAY} {TODAY} " if done else ("(A) " if is_high else "") + f"{TODAY} "
                file.write(f"{start}{name} @{tag}" + (f" due:{due}" if due else "") + "\n")
        figures = run(self.command + ["import", f"{home}/todo.txt"], home)
        return figures

    def empty(self):
        return [self.binary, "--version"]

    def candidates(self, count):
        ids = printed(self.command + ["list", "-q", "--limit", str(count)], self.home)
        return ids.split()

    def line(self, action, candidate):
        return self.command + {
            "list today": ["today"], "count": ["count"], "done": ["done", candidate],
            "add": ["add", "Call", "Ana", "tomorrow"],
        }[action]


class Taskwarrior:
    name = "task"

    def prepare(self, home, count):
        self.home = home
        pathlib.Path(home, "taskrc").write_text(
            f"data.location={home}/task\nconfirmation=no\nverbose=nothing\nhooks=off\n")
        pathlib.Path(home, "task").mkdir()
        with open(f"{home}/task.json", "w") as file:
            for index, (name, tag, due, is_high, done) in enumerate(items(count)):
                task = {
                    "uuid": str(uuid.UUID(int=index + 1, version=4)), "description": name,
                    "tags": [tag], "status": "completed" if done else "pending",
                    "entry": f"{TODAY:%Y%m%d}T000000Z"}
                if due:
                    task["due"] = f"{due:%Y%m%d}T120000Z"
                if is_high:
                    task["priority"] = "H"
                if done:
                    task["end"] = task["entry"]
                file.write(json.dumps(task) + "\n")
        run(["task", "import", f"{home}/task.json"], home)
        # The first report gives the numbers.
        run(["task", "count"], home)

    def empty(self):
        return ["task", "--version"]

    def candidates(self, count):
        return [str(number) for number in range(100, 100 + count)]

    def line(self, action, candidate):
        return ["task"] + {
            "list today": ["due:today", "list"], "count": ["status:pending", "count"],
            "done": [candidate, "done"], "add": ["add", "Call", "Ana", "due:tomorrow"],
        }[action]


class TodoTxt:
    name = "todo.sh"

    def prepare(self, home, count):
        pathlib.Path(home, "config").write_text(
            f"export TODO_DIR={home}\nexport TODO_FILE={home}/todo.txt\n"
            f"export DONE_FILE={home}/done.txt\nexport REPORT_FILE={home}/report.txt\n")
        with open(f"{home}/todo.txt", "w") as file:
            for name, tag, due, is_high, done in items(count):
                start = f"x {TODAY} {TODAY} " if done else ("(A) " if is_high else "") + f"{TODAY} "
                file.write(f"{start}{name} @{tag}" + (f" due:{due}" if due else "") + "\n")
        self.program = ["todo-txt", "-p", "-a", "-d", f"{home}/config"]

    def empty(self):
        return self.program + ["shorthelp"]

    def candidates(self, count):
        return [str(number) for number in range(100, 100 + count)]

    def line(self, action, candidate):
        return self.program + {
            "list today": ["ls", f"due:{TODAY}"],
            # Its reports end with the numbers; there is no shorter way to them.
            "count": ["ls", "TODO-THAT-NO-ITEM-HAS"],
            "done": ["do", candidate], "add": ["add", f"Call Ana due:{TODAY}"],
        }[action]


class Todoman:
    name = "todoman"

    def prepare(self, home, count):
        folder = pathlib.Path(home, "calendars", "list")
        folder.mkdir(parents=True)
        settings = pathlib.Path(home, "config", "todoman")
        settings.mkdir(parents=True)
        (settings / "config.py").write_text(
            f'path = "{home}/calendars/*"\ndefault_list = "list"\ncache_path = "{home}/cache.db"\n')
        for index, (name, tag, due, is_high, done) in enumerate(items(count)):
            lines = [
                "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:bench", "BEGIN:VTODO", f"UID:{index}",
                f"DTSTAMP:{TODAY:%Y%m%d}T000000Z", f"SUMMARY:{name}", f"CATEGORIES:{tag}"]
            lines += [f"DUE;VALUE=DATE:{due:%Y%m%d}"] if due else []
            lines += ["PRIORITY:1"] if is_high else []
            lines += ["STATUS:COMPLETED"] if done else []
            lines += ["END:VTODO", "END:VCALENDAR", ""]
            (folder / f"{index}.ics").write_text("\r\n".join(lines))
        self.home = home
        # The first run fills its cache.
        run(["todoman", "list"], home)

    def empty(self):
        return ["todoman", "--version"]

    def candidates(self, count):
        numbers = re.findall(r"^\[ \] +(\d+)", printed(["todoman", "list"], self.home), re.M)
        return numbers[100:100 + count]

    def line(self, action, candidate):
        # It has no command that counts.
        words = {
            "list today": ["list", "--due", "24"], "done": ["done", candidate],
            "add": ["new", "-l", "list", "-d", "tomorrow", "Call Ana"],
        }.get(action)
        return words and ["todoman"] + words
