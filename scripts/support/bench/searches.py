"""The measures of a search: the texts that are typed, letter by letter, and the pages they lead to."""

import itertools
import re
import statistics

from data import items
from measures import in_list
from screens import ROWS

# The texts of searches, letter by letter: frequent, rare, and missing.
WANTED = ["mend the b", "0123456", "99 read", "plants", "0000042", "zebra"]


class Search:
    """The texts to type, and the page of the app that each letter has to lead to."""

    first, last = 4, ROWS - 2

    def __init__(self, count):
        names = [name for name, _, _ in items(count)]
        self.pages = {}
        for wanted in WANTED:
            found = names
            for length in range(1, len(wanted) + 1):
                words = wanted[:length].split()
                found = [name for name in found if all(word in name for word in words)]
                self.pages[wanted[:length]] = found[:self.last - self.first]

    def is_shown(self, typed, cells):
        """Whether the cells have the rows that match what is typed, and no others."""
        page = self.pages[typed]
        rows = [cells.line(y) for y in range(self.first, self.last)]
        if not page and not any("No matches" in row for row in rows):
            return False
        return f"/ {typed.strip()}" in cells.line(2) and all(
            name in row if name else not re.search("[0-9]{7} ", row)
            for name, row in itertools.zip_longest(page, rows))


def type_words(screen, type_letter):
    """Types the texts after `/`, letter by letter. Returns what `type_letter` returns for each."""
    figures = []
    for wanted in WANTED:
        screen.press(b"/")
        figures += [type_letter(wanted[:length]) for length in range(1, len(wanted) + 1)]
        screen.press(b"\x1b", quiet=0.3)
    return figures


def search_figures(milliseconds, processor):
    figures = {}
    for unit, values in [("ms", milliseconds), ("processor ms", processor)]:
        figures[f"a letter of /, {unit}"] = statistics.median(values)
        figures[f"95th percentile of a letter of /, {unit}"] = statistics.quantiles(values, n=20)[-1]
    return figures


def measure_search(app, search):
    """From a letter after `/` to its page, each as soon as the page of the one before is there. The
    processor time is of letters with a pause after each, in which a search may go on."""
    with in_list(app) as screen:
        screen.watch()

        def page(typed):
            return screen.until(
                typed[-1].encode(), lambda cells: search.is_shown(typed, cells))

        def work(typed):
            before = screen.processor_time()
            page(typed)
            screen.settle()
            return screen.processor_time() - before

        return search_figures(type_words(screen, page), type_words(screen, work))


def measure_search_of_floor(floor):
    """The floor has searched when it has written."""
    with in_list(floor) as screen:
        presses = type_words(screen, lambda typed: screen.press(typed[-1].encode()))
        return search_figures(*([press[place] for press in presses] for place in (0, 2)))
