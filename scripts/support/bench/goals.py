"""Goals, and how the figures of a run compare with them."""

import dataclasses
import re
import statistics

from programs import App, Floor

# The size of a measure that has none.
NO_SIZE = 0


@dataclasses.dataclass(frozen=True)
class Spread:
    """The median and the quartiles of the rounds."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values):
        if len(values) == 1:
            return cls(*values * 3)
        low, median, high = statistics.quantiles(values, n=4, method="inclusive")
        return cls(median, low, high)


class Results:
    """The figures of all rounds: of a measure, a size and a program, in the order of the rounds."""

    def __init__(self):
        self.values = {}

    def add(self, size, program, figures):
        for measure, value in figures.items():
            self.values.setdefault((measure, size, program), []).append(value)

    def rows(self):
        """The measures and sizes of the app: measures as they came, each with its sizes."""
        keys = [(measure, size) for measure, size, program in self.values if program == App.name]
        order = {measure: place for place, (measure, _) in reversed(list(enumerate(keys)))}
        return sorted(set(keys), key=lambda key: (order[key[0]], key[1]))

    def base(self, measure, size):
        """The program beside which the app is measured: the floor, if there is none just for this."""
        others = [program for key in self.values if key[:2] == (measure, size)
                  and (program := key[2]) != App.name]
        return Floor.name if Floor.name in others or not others else others[0]

    def spread(self, measure, size, program):
        values = self.values.get((measure, size, program))
        return Spread.of(values) if values else None

    def ratio(self, measure, size, program, base_size, base):
        """The ratios of the rounds, since what disturbs a round disturbs both programs."""
        values = self.values.get((measure, size, program))
        base_values = self.values.get((measure, base_size, base))
        if not values or not base_values or not all(base_values):
            return None
        return Spread.of([value / by for value, by in zip(values, base_values)])


@dataclasses.dataclass(frozen=True)
class Goal:
    """A figure of the app is at most `limit`, or `limit` times that of `base`."""

    measure: str
    # `None` for every size.
    size: int | None
    limit: float
    base: str | None
    base_size: int | None
    words: str

    def applies(self, measure, size):
        return measure == self.measure and self.size in (None, size)

    def judge(self, results, size):
        """The verdict at a size, or `None` if the run has not measured what it needs, or if the app
        would be compared with itself."""
        if self.base:
            base_size = size if self.base_size is None else self.base_size
            if (self.base, base_size) == (App.name, size):
                return None
            spread = results.ratio(self.measure, size, App.name, base_size, self.base)
        else:
            spread = results.spread(self.measure, size, App.name)
        return Verdict(self, size, spread) if spread else None


@dataclasses.dataclass(frozen=True)
class Verdict:
    goal: Goal
    size: int
    spread: Spread

    @property
    def is_met(self):
        return self.spread.median <= self.goal.limit

    @property
    def is_missed(self):
        """Whether the goal is missed by more than the noise: the median is further above the limit
        than the lower quartile is below the median. Then three of four rounds are above it."""
        return self.spread.low > self.goal.limit

    @property
    def sign(self):
        return "✓" if self.is_met else "✗" if self.is_missed else "≈"


def read_goals(path):
    with open(path) as file:
        lines = [line.rstrip("\n") for line in file]
    return [parse_goal(line) for line in lines if line and not line.startswith("#")]


def parse_goal(line):
    measure, size, limit = line.split("\t")
    match = re.fullmatch(r"([0-9.]+)(?: × (.+?)(?: at (\d+))?)?", limit)
    if not match:
        raise SystemExit(f"Not a limit: “{limit}”")
    number, base, base_size = match.groups()
    sizes = {"every": None, "–": NO_SIZE}
    return Goal(
        measure, sizes[size] if size in sizes else int(size), float(number), base,
        int(base_size) if base_size else None, f"≤ {limit}")


def verdicts(goals, results):
    """The verdicts of all goals at all sizes that were measured."""
    found = [goal.judge(results, size)
             for goal in goals for measure, size in results.rows() if goal.applies(measure, size)]
    return [verdict for verdict in found if verdict]


def unmeasured(goals, results):
    """The goals of which the run has not measured anything."""
    judged = {verdict.goal for verdict in verdicts(goals, results)}
    return [goal for goal in goals if goal not in judged]
