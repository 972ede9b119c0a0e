import JSONKit
import TermPanels

/// Plays an asciicast on a screen of its own, with the few sequences that our casts have. An
/// unknown sequence is a mistake.
struct CastPlayer {
  /// An event of the cast.
  struct Event {
    let seconds: Double
    let kind: String
    let text: String
  }

  struct Mistake: Error {
    let text: String
  }

  /// A cell of the screen.
  struct Place: Equatable {
    var text = ""
    var codes: Set<String> = []
  }

  let header: JSON
  let events: [Event]
  private(set) var rows: [[Place]]
  private(set) var cursor: Point?
  private var place = Point.zero
  private var codes: Set<String> = []

  /// Reads the lines of a cast.
  init(reading text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.last == "" else { throw Mistake(text: "no line break at the end") }
    let values = try lines.dropLast().map { try JSONParser.parse(Array($0.utf8)) }
    header = values[0]
    events = try values.dropFirst().map { value in
      guard case .array(let parts) = value, parts.count == 3, case .number(let time) = parts[0],
        case .string(let kind) = parts[1], case .string(let text) = parts[2],
        let seconds = Double(time)
      else { throw Mistake(text: "\(value)") }
      return Event(seconds: seconds, kind: kind, text: text)
    }
    guard case .number(let width)? = header["width"], case .number(let height)? = header["height"],
      let columns = Int(width), let rowCount = Int(height)
    else { throw Mistake(text: "\(header)") }
    rows = CastPlayer.blank(columns, rowCount)
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Place]] {
    Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }

  /// Plays an event.
  mutating func play(_ event: Event) throws {
    switch event.kind {
    case "o": try write(event.text)
    case "r":
      let numbers = event.text.split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2 else { throw Mistake(text: event.text) }
      // What a terminal keeps of its screen is unknown.
      rows = CastPlayer.blank(numbers[0], numbers[1]).map { row in
        row.map { _ in Place(text: "?") }
      }
    case "m": break
    default: throw Mistake(text: event.kind)
    }
  }

  private mutating func write(_ text: String) throws {
    var rest = text[...]
    while let character = rest.first {
      if let match = rest.prefixMatch(of: /\u{1B}\[([?0-9;]*)([A-Za-z])/) {
        try obey(String(match.1), String(match.2))
        rest = rest[match.range.upperBound...]
      } else {
        guard character != "\u{1B}", rows.indices.contains(place.y),
          rows[place.y].indices.contains(place.x)
        else { throw Mistake(text: "at \(place): \(rest.prefix(10).debugDescription)") }
        let columns = character.columns
        rows[place.y][place.x] = Place(text: String(character), codes: codes)
        if columns == 2 { rows[place.y][place.x + 1] = Place(text: "", codes: codes) }
        place.x += columns
        rest.removeFirst()
      }
    }
  }

  private mutating func obey(_ numbers: String, _ letter: String) throws {
    let values = numbers.split(separator: ";").compactMap { Int($0) }
    switch (letter, numbers) {
    case ("m", _): codes = CastPlayer.codes(values)
    case ("J", "2"): rows = CastPlayer.blank(rows.first?.count ?? 0, rows.count)
    case ("h", "?25"): cursor = place
    case ("l", "?25"): cursor = nil
    case ("H", _) where values.count == 2:
      place = Point(x: values[1] - 1, y: values[0] - 1)
      if cursor != nil { cursor = place }
    case ("G", _) where values.count == 1: place.x = values[0] - 1
    default: throw Mistake(text: numbers + letter)
    }
  }

  /// The attributes and colours of a sequence, which begins with 0: each as a word.
  private static func codes(_ values: [Int]) -> Set<String> {
    var codes: Set<String> = []
    var rest = values.dropFirst()
    while let code = rest.popFirst() {
      if code == 38 || code == 48 {
        let parts = rest.prefix(4).dropFirst().map(String.init)
        codes.insert("\(code):" + parts.joined(separator: ","))
        rest = rest.dropFirst(4)
      } else {
        codes.insert("\(code)")
      }
    }
    return codes
  }
}
