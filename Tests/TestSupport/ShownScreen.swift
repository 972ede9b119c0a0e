/// The screen of an `xterm-256color` after the bytes that were written to it. It understands what
/// ncurses and this program send, takes every character to be one column wide, and ignores colours.
public struct ShownScreen: Sendable {
  private enum State {
    case text, escape, skipping, sequence, string, stringEscape
  }

  /// The rows, each with as many characters as there are columns.
  public private(set) var cells: [[Unicode.Scalar]]

  private let columns: Int
  private let blank: Unicode.Scalar = " "
  private var x = 0
  private var y = 0
  private var saved = (x: 0, y: 0)
  private var top = 0
  private var bottom: Int
  private var last: Unicode.Scalar = " "
  private var state = State.text
  private var sequence = ""
  private var pending: [UInt8] = []

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    bottom = rows - 1
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows as text, without the blanks at their ends.
  public var rows: [String] {
    cells.map { row in
      var row = row
      while row.last == blank { row.removeLast() }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: row)
      return String(text)
    }
  }

  /// All rows, one line for each.
  public var text: String { rows.joined(separator: "\n") }

  /// Whether a text is on the screen, within one row.
  public func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The text of the current row, from after its bar up to a gap.
  public var current: String? {
    guard let row = rows.last(where: { $0.contains("▌ ") }),
      let bar = row.firstRange(of: "▌ ")
    else { return nil }
    let rest = row[bar.upperBound...]
    return String(rest[..<(rest.firstRange(of: "  ")?.lowerBound ?? rest.endIndex)])
  }

  /// Processes output of the program.
  public mutating func read(_ bytes: [UInt8]) {
    // A character may arrive in two pieces.
    pending += bytes
    var end = pending.count
    var tail = 0
    while end > 0, tail < 3, pending[end - 1] & 0xC0 == 0x80 {
      end -= 1
      tail += 1
    }
    if end > 0, pending[end - 1] >= 0xC0 {
      let lead = pending[end - 1]
      let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
      end = length > tail + 1 ? end - 1 : pending.count
    } else {
      end = pending.count
    }
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end)
    for scalar in text.unicodeScalars { read(scalar) }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: write(scalar)
    case .skipping: state = .text
    case .string:
      if scalar == "\u{7}" { state = .text }
      if scalar == "\u{1B}" { state = .stringEscape }
    case .stringEscape: state = scalar == "\\" ? .text : .string
    case .escape:
      state = .text
      switch scalar {
      case "[": (state, sequence) = (.sequence, "")
      case "]", "P", "_", "^", "X": state = .string
      case "(", ")", "*", "+", "#", " ": state = .skipping
      case "7": saved = (x, y)
      case "8": (x, y) = saved
      case "M": if y == top { scroll(by: -1) } else { y = max(0, y - 1) }
      default: break
      }
    case .sequence:
      if (0x40...0x7E).contains(scalar.value) {
        state = .text
        obey(scalar)
      } else {
        sequence.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1B}": state = .escape
    case "\r": x = 0
    case "\n": if y == bottom { scroll(by: 1) } else { y = min(cells.count - 1, y + 1) }
    case "\u{8}": x = max(0, x - 1)
    case "\t": x = min(columns - 1, (x / 8 + 1) * 8)
    case let control where control.value < 0x20: break
    default:
      if x >= columns {
        x = 0
        if y == bottom { scroll(by: 1) } else { y += 1 }
      }
      cells[y][x] = scalar
      x += 1
      last = scalar
    }
  }

  private mutating func obey(_ final: Unicode.Scalar) {
    guard sequence.first.map({ $0.isNumber || $0 == ";" }) ?? true else { return }
    let numbers = sequence.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    func number(_ index: Int) -> Int { max(1, (index < numbers.count ? numbers[index] : nil) ?? 1) }
    let kind = numbers.first.flatMap(\.self) ?? 0
    let count = number(0)
    x = min(x, columns - 1)
    switch final {
    case "H", "f": move(to: number(1) - 1, number(0) - 1)
    case "A": move(to: x, y - count)
    case "B": move(to: x, y + count)
    case "C": move(to: x + count, y)
    case "D": move(to: x - count, y)
    case "G": move(to: count - 1, y)
    case "d": move(to: x, count - 1)
    case "Z": move(to: max(0, (x - 1) / 8 * 8), y)
    case "J":
      if kind != 1 { erase(y, x..<columns) }
      for row in 0..<cells.count where kind == 2 || (kind == 0 && row > y) || (kind == 1 && row < y)
      {
        erase(row, 0..<columns)
      }
      if kind != 0 { erase(y, 0..<(kind == 1 ? x + 1 : columns)) }
    case "K": erase(y, kind == 0 ? x..<columns : kind == 1 ? 0..<x + 1 : 0..<columns)
    case "X": erase(y, x..<min(columns, x + count))
    case "b": for _ in 0..<count { write(last) }
    case "P":
      cells[y].removeSubrange(x..<min(columns, x + count))
      cells[y] += Array(repeating: blank, count: columns - cells[y].count)
    case "@":
      cells[y].insert(contentsOf: Array(repeating: blank, count: count), at: x)
      cells[y].removeLast(cells[y].count - columns)
    case "L": scroll(from: y, by: -count)
    case "M": scroll(from: y, by: count)
    case "S": scroll(by: count)
    case "T": scroll(by: -count)
    case "r":
      top = number(0) - 1
      bottom = numbers.count > 1 ? min(number(1), cells.count) - 1 : cells.count - 1
      move(to: 0, 0)
    default: break
    }
  }

  private mutating func move(to column: Int, _ row: Int) {
    x = min(max(0, column), columns - 1)
    y = min(max(0, row), cells.count - 1)
  }

  private mutating func erase(_ row: Int, _ range: Range<Int>) {
    for column in range { cells[row][column] = blank }
  }

  /// Moves rows up, or down if the count is negative.
  private mutating func scroll(from first: Int? = nil, by count: Int) {
    let first = first ?? top
    guard first <= bottom else { return }
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<min(abs(count), bottom - first + 1) {
      cells.remove(at: count > 0 ? first : bottom)
      cells.insert(empty, at: count > 0 ? bottom : first)
    }
  }
}
