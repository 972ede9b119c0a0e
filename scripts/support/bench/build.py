"""Measures clean builds of Hello, paneltodo and all tests: scripts/bench build.

Each build begins with an empty folder. A figure is the wall time, the processor time of all
processes, or the memory of the largest compiler. With --before the same builds of an earlier commit
take turns with those of the present tree, and a ratio is computed in each round. Compare ratios,
not seconds. The reference, a generated package of plain Swift code, shows how fast the machine is.

On two cores the whole takes a quarter of an hour, with --before half an hour: the reference one
minute, and for each tree Hello two, paneltodo six, all tests seven. Run nothing else meanwhile.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys

from bench import say
from compilers import LISTED_EXPRESSION, LISTED_FUNCTION, LISTING, Compilers
from goals import NO_SIZE, Results, read_goals, verdicts
from programs import App
from reference import write_reference
from report import machine, number, report_check, spread, table, verdict_words, write_page

FOLDER = pathlib.Path(__file__).resolve().parent
REPOSITORY = FOLDER.parents[2]
CACHE = REPOSITORY / ".build" / "bench"
# The goals are about the present tree under the name of the app.
BEFORE, AFTER, REFERENCE = "before", App.name, "reference"
DEBUG, RELEASE = "debug", "release"
# What --only chooses among.
PARTS = ["reference", "hello", "paneltodo", "tests"]
# The builds of our trees: part, name, configuration.
BUILDS = [
    ("hello", "Hello", DEBUG), ("hello", "Hello", RELEASE), ("paneltodo", "paneltodo", DEBUG),
    ("paneltodo", "paneltodo", RELEASE), ("tests", "all tests", DEBUG)]
LONGEST_LIST = 10


def command(tree, name, configuration, scratch):
    """The command that builds a product or all tests, as a stranger does; paneltodo as released."""
    if (name, configuration) == ("paneltodo", RELEASE):
        # setup.sh finds its tree by the name of the script, and brings its own options.
        return ["sh", "-c", '. "$(dirname "$0")/support/setup.sh" && compile_release "$@"',
                tree / "scripts" / "bench", scratch, "--product", name]
    words = ["--build-tests"] if name == "all tests" else ["--product", name]
    words += LISTING if configuration == DEBUG else []
    return ["swift", "build", "--package-path", tree, "--scratch-path", scratch,
            "-c", configuration, *words]


class Measurement:
    def __init__(self, options):
        self.options = options
        self.compilers = Compilers(CACHE, FOLDER / "compiler.c")
        self.builds = [build for build in BUILDS if build[0] in options.only]
        # Of the builds of a configuration the last has the most modules.
        self.widest = {configuration: name for _, name, configuration in self.builds}
        # The figures of builds, and those of modules.
        self.results, self.modules = Results(), Results()
        # The slow places of the present tree, as those of each round.
        self.expressions, self.functions = [], []
        self.trees = {AFTER: REPOSITORY}
        if options.before and self.builds:
            self.commit = git("rev-parse", "--short", f"{options.before}^{{commit}}")
            self.trees = {BEFORE: extract(self.commit, CACHE / "before")} | self.trees
        self.reference = CACHE / "reference"
        shutil.rmtree(self.reference, ignore_errors=True)
        self.lines_of_reference = write_reference(self.reference)

    def warm_up(self):
        """Loads the compiler, and compiles the manifests, which SwiftPM keeps for all builds. What
        the compiler keeps of C headers is in the folder of a build: each compiles them anew, as a
        stranger's first build does."""
        empty = CACHE / "empty"
        (empty / "Sources" / "Empty").mkdir(parents=True, exist_ok=True)
        (empty / "Sources" / "Empty" / "main.swift").write_text("")
        (empty / "Package.swift").write_text(
            "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
            'let package = Package(name: "Empty", targets: [.executableTarget(name: "Empty")])\n')
        self.compilers.run(command(empty, "Empty", DEBUG, self.compilers.scratch), empty)
        for tree in [*self.trees.values(), self.reference]:
            self.compilers.run(
                ["swift", "package", "--package-path", tree,
                 "--scratch-path", self.compilers.scratch, "dump-package"], tree)

    def build(self, tree, name, configuration):
        return self.compilers.run(command(tree, name, configuration, self.compilers.scratch), tree)

    def measure_reference(self, builds):
        """The reference in both configurations. Its figures stand beside those of all builds."""
        for configuration in (DEBUG, RELEASE):
            outcome = self.build(self.reference, "Reference", configuration)
            names = [name for _, name, other in builds if other == configuration]
            for name in ["Reference", *names]:
                self.results.add(NO_SIZE, REFERENCE, outcome.use.figures(f"{name} {configuration}"))
            self.add_modules(outcome, configuration, AFTER)

    def add_modules(self, outcome, configuration, tree):
        for module, use in outcome.modules.items():
            self.modules.add(NO_SIZE, tree, use.figures(f"{module} {configuration}"))

    def measure_round(self, words):
        if "reference" in self.options.only:
            say(f"{words}, the reference…")
            self.measure_reference(self.builds)
        for _, name, configuration in self.builds:
            for tree, path in self.trees.items():
                say(f"{words}, {name} {configuration}{', before' if tree == BEFORE else ''}…")
                outcome = self.build(path, name, configuration)
                self.results.add(NO_SIZE, tree, outcome.use.figures(f"{name} {configuration}"))
                if self.widest[configuration] != name:
                    continue
                self.add_modules(outcome, configuration, tree)
                if (tree, configuration) == (AFTER, DEBUG):
                    self.expressions.append(outcome.expressions)
                    self.functions.append(outcome.functions)

    def run(self):
        say("An empty package and the manifests…")
        self.warm_up()
        for round_number in range(self.options.rounds):
            self.measure_round(f"Round {round_number + 1} of {self.options.rounds}")
        for kind, rounds, listed in [
                ("expression", self.expressions, LISTED_EXPRESSION),
                ("function", self.functions, LISTED_FUNCTION)]:
            if rounds:
                slowest = max(least(rounds).values(), default=listed / 1000)
                self.results.add(NO_SIZE, AFTER, {f"slowest {kind}, s": slowest})

    def report(self, goals):
        rounds = self.options.rounds
        facts = [f"One run of {rounds} round{'s' if rounds > 1 else ''} on {machine()}"]
        if "reference" in self.options.only:
            facts.append(f"the reference has {self.lines_of_reference:,} lines")
        if BEFORE in self.trees:
            facts.append(f"“before” is the commit {self.commit}")
        yield f"{'; '.join(facts)}:"
        yield ""
        yield from self.report_builds(goals)
        yield from ["", "The modules:", ""]
        yield from self.report_modules()
        for kind, rounds, listed in [
                ("expressions", self.expressions, LISTED_EXPRESSION),
                ("functions", self.functions, LISTED_FUNCTION)]:
            if rounds:
                yield ""
                yield from report_slow(kind, least(rounds), listed)

    def report_builds(self, goals):
        judged = verdicts(goals, self.results)
        rows = []
        for measure in dict.fromkeys(measure for measure, _, _ in self.results.values):
            medians = [self.median(self.results, measure, tree) for tree in (BEFORE, AFTER)]
            words = [verdict_words(verdict, BEFORE) for verdict in judged
                     if verdict.goal.measure == measure]
            reference = self.median(self.results, measure, REFERENCE)
            rows.append([
                measure, *map(number, medians), self.ratio(measure, BEFORE), "; ".join(words),
                number(reference), self.ratio(measure, REFERENCE)])
        header = ["", "before", "after", "after / before", "goal", "reference", "after / reference"]
        yield from table(header, rows)

    def median(self, results, measure, tree):
        value = results.spread(measure, NO_SIZE, tree)
        return value and value.median

    def ratio(self, measure, base):
        ratio = self.results.ratio(measure, NO_SIZE, AFTER, NO_SIZE, base)
        return spread(ratio) if ratio else "–"

    def report_modules(self):
        def figures(module, configuration):
            name = f"{module} {configuration}"
            return [self.median(self.modules, f"{name}, {figure}", tree) for figure, tree in [
                ("processor s", BEFORE), ("processor s", AFTER), ("wall s", AFTER),
                ("largest compiler MB", AFTER)]]

        names = dict.fromkeys(measure.split()[0] for measure, _, _ in self.modules.values)
        rows = {name: figures(name, DEBUG) + figures(name, RELEASE) for name in names}
        slowest_first = sorted(names, key=lambda name: -(rows[name][1] or 0) - (rows[name][5] or 0))
        header = ["processor s before", "processor s after", "wall s after", "MB after"]
        yield from table(
            ["", *(f"{configuration}: {words}"
                   for configuration in (DEBUG, RELEASE) for words in header)],
            [[name, *map(number, rows[name])] for name in slowest_first])


def git(*words):
    """The output of a command of git."""
    result = subprocess.run(["git", "-C", REPOSITORY, *words], stdout=subprocess.PIPE, text=True)
    if result.returncode:
        raise SystemExit(result.returncode)
    return result.stdout.strip()


def extract(commit, folder):
    """The files of a commit in a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = folder.with_suffix(".tar")
    git("archive", "--format=tar", "-o", archive, commit)
    subprocess.run(["tar", "-xf", archive, "-C", folder], check=True)
    archive.unlink()
    return folder


def least(rounds):
    """The least seconds of each place in several rounds, since noise only adds."""
    places = dict.fromkeys(place for places in rounds for place in places)
    return {place: min(places[place] for places in rounds if place in places) for place in places}


def report_slow(kind, places, listed):
    slowest = sorted(places.items(), key=lambda place: -place[1])[:LONGEST_LIST]
    if not slowest:
        yield f"Type checking takes less than {listed} milliseconds for each of the {kind}."
        return
    yield from table(
        [f"the slowest {kind}", "s"], [[place, f"{seconds:.2f}"] for place, seconds in slowest])


def parts(text):
    words = text.split(",")
    if unknown := set(words) - set(PARTS):
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(sorted(unknown))}")
    return words


def main():
    parser = argparse.ArgumentParser(
        prog="scripts/bench build", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", metavar="COMMIT", help="the commit to compare with")
    parser.add_argument(
        "--only", type=parts, default=PARTS, metavar="PARTS",
        help=f"those of these parts, separated by commas: {','.join(PARTS)}")
    parser.add_argument(
        "--rounds", type=int, default=1, metavar="N", help="the number of rounds (1)")
    parser.add_argument(
        "--check", action="store_true",
        help="print the goals that are missed, and fail if there are any; without --before, only "
        "those that are no ratios")
    parser.add_argument("--page", metavar="FILE", help="write the figures into a page, too")
    options = parser.parse_args()

    goals = read_goals(FOLDER / "build-goals.tsv")
    measurement = Measurement(options)
    measurement.run()
    lines = list(measurement.report(goals))
    print("\n".join(lines))
    if options.page:
        write_page(options.page, "figures of builds", lines)
    if options.check:
        missed = list(report_check(measurement.results, goals))
        print("\n".join(["", *missed]))
        sys.exit(any(line.startswith("Missed") for line in missed))


if __name__ == "__main__":
    main()
