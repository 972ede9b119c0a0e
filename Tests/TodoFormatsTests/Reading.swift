import CivilCalendar
import TestSupport
import Testing

@testable import TodoFormats

/// The result of reading a text.
struct Reading {
  var lists: [ExchangeList] = []
  var items: [ExchangeItem] = []
  var parts: [ExchangePart] = []
  var remarks: [String] = []

  /// The only item.
  var item: ExchangeItem {
    get throws {
      try #require(items.count == 1)
      return items[0]
    }
  }

  /// The item with a name.
  func item(_ name: String) throws -> ExchangeItem {
    try #require(items.first { $0.name == name }, "There is no item “\(name)”.")
  }

  /// The name of the parent of the item with a name.
  func parent(of name: String) throws -> String? {
    guard case .item(let id)? = try item(name).parent else { return nil }
    return items.first { $0.id == id }?.name
  }
}

/// A zone whose clocks are ahead of UTC by an hour, and in the middle of the year by two.
let middleEurope = Zone { moment in
  let day = Zone.utc.day(of: moment)
  return (4...9).contains(day.month) ? 7200 : 3600
}

extension ExchangeContext {
  /// Circumstances that are the same in every run.
  static let test = ExchangeContext(in: .utc)

  /// Those circumstances in another zone.
  init(in zone: Zone, zones: [String: Zone] = [:]) {
    let clock = WallClock(zone: zone) { Timestamp(secondsSinceEpoch: 1_795_262_400) }
    self.init(clock: clock) { zones[$0] }
  }
}

extension Format {
  /// Reads a text that comes in pieces of some bytes.
  func read(
    _ text: String, list: String = "todo", pieces: Int = 4096, encoding: TextEncoding = .utf8,
    _ context: ExchangeContext = .test
  ) throws -> Reading {
    try read(Array(text.utf8), list: list, pieces: pieces, encoding: encoding, context)
  }

  /// Reads bytes that come in pieces.
  func read(
    _ bytes: [UInt8], list: String = "todo", pieces: Int = 4096, encoding: TextEncoding = .utf8,
    _ context: ExchangeContext = .test
  ) throws -> Reading {
    var reader = reader(
      of: source(of: bytes, pieces: pieces),
      ReadingContext(listName: list, encoding: encoding, context))
    var reading = Reading()
    while let element = try reader.next() {
      switch element {
      case .list(let list): reading.lists.append(list)
      case .item(let item): reading.items.append(item)
      case .part(let part): reading.parts.append(part)
      }
    }
    reading.remarks = reader.remarks.all.map(\.description)
    return reading
  }

  /// The text of an export of what a text was, after its items were changed.
  func rewritten(
    _ text: String, list: String = "todo", _ context: ExchangeContext = .test,
    changing change: (inout ExchangeItem) -> Void = { _ in }
  ) throws -> String {
    var stock = Stock()
    try stock.take(text, as: self, list: list, context)
    stock.change(change)
    return stock.text(in: self, context)
  }

  /// The refusal of a text.
  func refusal(of text: String, _ context: ExchangeContext = .test) -> String? {
    do {
      _ = try read(text, context)
      return nil
    } catch {
      return (error as? Refusal)?.description
    }
  }
}

extension Stock {
  /// Takes in a text. Returns the number of new items.
  @discardableResult
  mutating func take(
    _ text: String, as format: Format, list: String = "todo", _ context: ExchangeContext = .test
  ) throws -> Int {
    var reader = format.reader(
      of: source(of: Array(text.utf8), pieces: 4096), ReadingContext(listName: list, context))
    return try take(&reader)
  }
}

/// Bytes that come in pieces.
func source(of bytes: [UInt8], pieces: Int) -> ByteSource {
  var rest = bytes[...]
  return {
    let piece = Array(rest.prefix(pieces))
    rest.removeFirst(piece.count)
    return piece
  }
}

extension Day {
  /// The day of a date that exists.
  init(_ text: String) throws { self = try #require(Day(iso: text)) }
}

/// A calendar with to-dos of those lines.
func calendar(_ todos: String..., other: String = "") -> String {
  "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + other
    + todos.map { "BEGIN:VTODO\r\n\($0.replacing("\n", with: "\r\n"))\r\nEND:VTODO\r\n" }.joined()
    + "END:VCALENDAR\r\n"
}
