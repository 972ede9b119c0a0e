"""The output of a program to a terminal, as the rows of text on it."""

import re

SEQUENCE = re.compile(
    rb"\x1b(?:\[([?>=]?)([0-9;]*)([@-~])|\][^\x07\x1b]*(?:\x07|\x1b\\)|P[^\x1b]*\x1b\\|[()][A-Z0-9]"
    rb"|([=>78DEHM]))")
UNFINISHED = re.compile(rb"\x1b(?:\[[?>=]?[0-9;]*|\][^\x07\x1b]*\x1b?|P[^\x1b]*\x1b?|[()])?$")


class Cells:
    """A screen of an xterm whose characters are one cell wide each; colours are left out."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.x = self.y = 0
        self.top, self.bottom = 0, rows
        self.last = " "
        self.rest = b""

    def line(self, y):
        return "".join(self.cells[y])

    def feed(self, data):
        data = self.rest + data
        place = 0
        while place < len(data):
            byte = data[place]
            if byte == 0x1B:
                match = SEQUENCE.match(data, place)
                if not match:
                    if UNFINISHED.match(data, place):
                        break
                    raise SystemExit(f"An unknown sequence: {data[place:place + 20]!r}")
                self.perform(*match.groups())
                place = match.end()
            elif byte < 0x20:
                self.control(byte)
                place += 1
            else:
                length = 1 if byte < 0x80 else 2 if byte < 0xE0 else 3 if byte < 0xF0 else 4
                if place + length > len(data):
                    break
                self.put(data[place:place + length].decode())
                place += length
        self.rest = data[place:]

    def put(self, character):
        # A cursor behind the last column continues in the next row.
        if self.x >= self.columns:
            self.x = 0
            self.down()
        self.cells[self.y][self.x] = self.last = character
        self.x += 1

    def down(self):
        if self.y == self.bottom - 1:
            self.scroll(1)
        else:
            self.y = min(self.rows - 1, self.y + 1)

    def control(self, byte):
        if byte == 0x08:
            self.x = max(0, self.x - 1)
        elif byte == 0x0D:
            self.x = 0
        elif byte == 0x0A:
            self.down()
        elif byte == 0x09:
            self.x = min(self.columns - 1, self.x // 8 * 8 + 8)

    def scroll(self, count, top=None):
        """Scrolls up, or down if negative, from a row to the end of the region."""
        top = self.top if top is None else top
        for _ in range(abs(count)):
            if count > 0:
                del self.cells[top]
                self.cells.insert(self.bottom - 1, [" "] * self.columns)
            else:
                del self.cells[self.bottom - 1]
                self.cells.insert(top, [" "] * self.columns)

    def perform(self, private, parameters, final, single):
        if single == b"M":
            if self.y == self.top:
                self.scroll(-1)
            else:
                self.y -= 1
        if final is None or private:
            return
        numbers = [int(number or 0) for number in parameters.split(b";")]
        count = numbers[0] or 1
        row = self.cells[self.y]
        match final:
            case b"H" | b"f":
                self.y = min(self.rows, count) - 1
                self.x = min(self.columns, (numbers[1:] or [0])[0] or 1) - 1
            case b"d":
                self.y = min(self.rows, count) - 1
            case b"G":
                self.x = min(self.columns, count) - 1
            case b"A":
                self.y = max(0, self.y - count)
            case b"B":
                self.y = min(self.rows - 1, self.y + count)
            case b"C":
                self.x = min(self.columns - 1, self.x + count)
            case b"D":
                self.x = max(0, self.x - count)
            case b"K":
                start, end = [(self.x, self.columns), (0, self.x + 1), (0, self.columns)][numbers[0]]
                row[start:end] = " " * (end - start)
            case b"J":
                below = range(self.y + 1, self.rows) if numbers[0] == 0 else range(self.rows)
                if numbers[0] == 0:
                    row[self.x:] = " " * (self.columns - self.x)
                for y in below:
                    self.cells[y] = [" "] * self.columns
            case b"X":
                end = min(self.columns, self.x + count)
                row[self.x:end] = " " * (end - self.x)
            case b"b":
                for _ in range(count):
                    self.put(self.last)
            case b"@":
                row[self.x:self.x] = " " * count
                del row[self.columns:]
            case b"P":
                del row[self.x:self.x + count]
                row += " " * (self.columns - len(row))
            case b"L":
                self.scroll(-count, top=self.y)
            case b"M":
                self.scroll(count, top=self.y)
            case b"S":
                self.scroll(count)
            case b"T":
                self.scroll(-count)
            case b"r":
                self.top = count - 1
                self.bottom = (numbers[1:] or [0])[0] or self.rows
                self.x = self.y = 0
            case b"m" | b"h" | b"l" | b"c" | b"n" | b"t" | b"q":
                pass
            case _:
                raise SystemExit(f"An unknown sequence ends in {final!r}.")
