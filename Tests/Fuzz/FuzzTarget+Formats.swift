import CivilCalendar
import TodoFormats

extension FuzzTarget {
  /// The first byte chooses the format of the others.
  func takeFormats(_ bytes: [UInt8]) throws {
    guard let choice = bytes.first else { return }
    let format = Format.all[Int(choice) % Format.all.count]
    let clock = WallClock(zone: .utc) { Timestamp(secondsSinceEpoch: 1_795_262_400) }
    let context = ExchangeContext(clock: clock)
    var writer = format.writer(WritingContext(context))
    _ = writer.begin()
    var rest = bytes.dropFirst()
    var reader = format.reader(
      of: {
        let piece = Array(rest.prefix(7))
        rest.removeFirst(piece.count)
        return piece
      }, ReadingContext(listName: "todo", context))
    var identities: Set<ExchangeID> = []
    do {
      while let element = try reader.next() {
        try requirePlain(writer.text(of: element), except: ["\n", "\r", "\t"])
        guard case .item(let item) = element else { continue }
        try require(identities.insert(item.id).inserted, "Two items are \(item.id.text).")
        try require(!item.name.isEmpty, "An item has no name.")
        for text in [item.name] + item.tags { try requirePlain(text, except: []) }
      }
    } catch let refusal as Refusal {
      try require(refusal.line > 0 && refusal.column > 0, "A refusal has no place.")
    }
  }

  private func requirePlain(_ text: String, except allowed: Set<Unicode.Scalar>) throws {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory != .control || allowed.contains($0)
    }
    try require(isPlain, "A control character comes through.")
  }
}
