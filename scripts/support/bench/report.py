"""The measurements as tables, with the goals and whether they are met."""

import statistics

from programs import App, Floor
from screen import COLUMNS, KEYS, ROWS

# Milliseconds of a frame.
FRAME = 34
# The goals, for a measure as it is in the table: a bound of paneltodo by C.
CPU_GOAL, BYTES_GOAL, FIRST_FRAME_GOAL, GROWTH_GOAL, MEMORY_GOAL = 3, 1.5, 5, 1.3, 24


def goals(measure, app, floor, smallest):
    """The goals of a measure: words, and whether they are met."""
    if measure == "first frame, ms":
        yield f"≤ {FIRST_FRAME_GOAL} × C", app <= FIRST_FRAME_GOAL * floor
        if smallest is not None:
            yield f"≤ {GROWTH_GOAL} × the smallest", app <= GROWTH_GOAL * smallest
    elif measure == "peak memory, MB":
        yield f"≤ {MEMORY_GOAL}", app <= MEMORY_GOAL
    elif measure.split(",")[0] in KEYS and measure.endswith("processor ms"):
        yield f"≤ {CPU_GOAL} × C", app <= CPU_GOAL * floor
    elif measure.split(",")[0] in KEYS and measure.endswith("bytes"):
        yield f"≤ {BYTES_GOAL} × C", app <= BYTES_GOAL * floor


def figure(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def report_alone(title, milliseconds, goals):
    """Prints times without a comparison: their median and 95th percentile."""
    print(f"\n{title}")
    centiles = statistics.quantiles(milliseconds, n=20)
    for name, value, goal in zip(["median, ms", "95th percentile, ms"], centiles[9::9], goals):
        words = f"  {'✓' if value <= goal else '✗'} ≤ {goal}" if goal else ""
        print(f"{name:29}{figure(value):>10}{words}")


def report(results_by_count):
    smallest = {}
    for count, results in results_by_count.items():
        print(f"\n{count:,} items".ljust(30) + f"{'paneltodo':>10} {'C':>10} {'ratio':>7}  goal")
        for measure in dict.fromkeys(measure for measure, _ in results):
            app = statistics.median(results[measure, App.name])
            if (measure, Floor.name) not in results:
                print(f"{measure:29}{figure(app):>10}")
                continue
            floor = statistics.median(results[measure, Floor.name])
            ratio = f"{app / floor:.2f}" if floor else "–"
            words = "  ".join(
                f"{'✓' if met else '✗'} {goal}"
                for goal, met in goals(measure, app, floor, smallest.get(measure)))
            print(f"{measure:29}{figure(app):>10} {figure(floor):>10} {ratio:>7}  {words}".rstrip())
            smallest.setdefault(measure, app)


def report_crossfade(figures):
    print(f"\nfull-screen crossfade, {COLUMNS}×{ROWS}")
    for name, value in figures.items():
        if name in ("away, ms", "back, ms"):
            goal, met = "about 300", 250 <= value <= 400
        elif name.endswith("bytes"):
            goal, met = "≤ 24576", value <= 24576
        else:
            goal, met = f"≤ {FRAME}, a frame", value <= FRAME
        print(f"{name:29}{value:>10.0f}  {'✓' if met else '✗'} {goal}")
