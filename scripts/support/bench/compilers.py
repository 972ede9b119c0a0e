"""Runs clean builds, and finds out what they and their compilers have used."""

import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import time

# An expression or a function that takes fewer milliseconds of type checking is not listed.
LISTED_EXPRESSION, LISTED_FUNCTION = 50, 100
# In our modules warnings are errors, but an expression that takes long is no mistake here.
LISTING = [word for flag in (
    f"-Xfrontend -warn-long-expression-type-checking={LISTED_EXPRESSION}",
    f"-Xfrontend -warn-long-function-bodies={LISTED_FUNCTION}",
    "-no-warnings-as-errors") for part in flag.split() for word in ("-Xswiftc", part)]
SLOW = re.compile(r"(.+?:\d+):\d+: warning: (.+) took (\d+)ms to type-check")
# In the line below one about the expansion of a macro.
ORIGIN = re.compile(r"`- (.+?:\d+):\d+: note: expanded code")


@dataclasses.dataclass
class Use:
    """What a build, or a module of it, has used; its memory is that of the largest compiler."""

    wall: float = 0
    processor: float = 0
    megabytes: float = 0

    def figures(self, name):
        return {f"{name}, wall s": self.wall, f"{name}, processor s": self.processor,
                f"{name}, largest compiler MB": self.megabytes}


@dataclasses.dataclass
class Outcome:
    """A build as a whole, its modules, and what is slow in it: places and seconds."""

    use: Use
    modules: dict
    expressions: dict
    functions: dict


class Compilers:
    """The compiler of the toolchain, behind a program that notes what each call uses."""

    def __init__(self, folder, source):
        swift = pathlib.Path(shutil.which("swift")).resolve()
        self.scratch = folder / "scratch"
        self.figures, self.log = folder / "compilers.txt", folder / "build.log"
        stand_in = folder / "toolchain" / "bin" / "swiftc"
        stand_in.parent.mkdir(parents=True, exist_ok=True)
        # SwiftPM looks for libraries beside the compiler.
        libraries = folder / "toolchain" / "lib"
        libraries.unlink(missing_ok=True)
        libraries.symlink_to(swift.parents[1] / "lib")
        subprocess.run([swift.parent / "clang", "-O2", "-o", stand_in, source], check=True)
        compiler = str(swift.parent / "swiftc")
        self.environment = os.environ | {
            "SWIFT_EXEC": str(stand_in), "SWIFT_EXEC_MANIFEST": compiler,
            "COMPILER": compiler, "COMPILER_FIGURES": str(self.figures)}

    def run(self, command, tree):
        """Runs a command of SwiftPM with the scratch folder, which is empty before and after."""
        self.figures.write_text("")
        shutil.rmtree(self.scratch, ignore_errors=True)
        # A disk that is still busy would be measured too.
        os.sync()
        with open(self.log, "w") as log:
            began = time.perf_counter()
            process = subprocess.Popen(
                command, env=self.environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT)
            _, status, usage = os.wait4(process.pid, 0)
            wall = time.perf_counter() - began
        process.returncode = os.waitstatus_to_exitcode(status)
        shutil.rmtree(self.scratch, ignore_errors=True)
        lines = self.log.read_text(errors="replace").splitlines()
        if process.returncode:
            raise SystemExit("\n".join([*lines[-40:], f"{' '.join(map(str, command))} failed."]))
        modules = self.modules()
        largest = max((use.megabytes for use in modules.values()), default=0)
        return Outcome(
            Use(wall, usage.ru_utime + usage.ru_stime, largest), modules, *slow_places(lines, tree))

    def modules(self):
        """What has been noted since the start of the build, by the names of the modules."""
        modules = {}
        for line in self.figures.read_text().splitlines():
            module, wall, processor, kilobytes = line.split()
            use = modules.setdefault(module, Use())
            use.wall += float(wall)
            use.processor += float(processor)
            use.megabytes = max(use.megabytes, float(kilobytes) * 1.024 / 1000)
        return modules


def slow_places(lines, tree):
    """The slow expressions and the slow functions of the tree's own files, with their seconds."""
    expressions, functions = {}, {}
    for line, below in zip(lines, [*lines[1:], ""]):
        if not (match := SLOW.match(line)):
            continue
        place, kind, milliseconds = match.groups()
        if origin := ORIGIN.match(below):
            place = origin[1]
        place = os.path.relpath(place, tree)
        if place.startswith(("Sources/", "Tests/")):
            found = expressions if kind == "expression" else functions
            # The module alone is compiled before its files, so some places are there twice.
            found[place] = max(found.get(place, 0), int(milliseconds) / 1000)
    return expressions, functions
