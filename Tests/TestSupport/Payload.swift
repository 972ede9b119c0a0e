/// A text that somebody put where a text is expected, to see what happens.
public struct Payload: Sendable, CustomStringConvertible {
  /// What it tries to do.
  public enum Kind: String, CaseIterable, Sendable {
    case control, escape, operatingSystemCommand, deviceControl, direction, invisible, tags, line,
      noCharacter, stacked, wide, joined, invalid, command, query, format, long
  }

  /// What it is called in a failure.
  public let name: String
  /// What it tries to do.
  public let kind: Kind
  /// What it is made of; not always UTF-8.
  public let bytes: [UInt8]

  init(_ kind: Kind, _ name: String, _ bytes: [UInt8]) {
    (self.kind, self.name, self.bytes) = (kind, name, bytes)
  }

  init(_ kind: Kind, _ name: String, _ text: String) { self.init(kind, name, Array(text.utf8)) }

  /// It as a text, with `U+FFFD` for what is no UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it has no NUL, which neither arguments nor variables can have.
  public var isArgument: Bool { !bytes.contains(0) }

  /// The same with other bytes, where not all of them can be had.
  public func with(_ bytes: [UInt8]) -> Payload { Payload(kind, name, bytes) }

  /// The name.
  public var description: String { name }
}

extension Payload {
  /// So many of them, of every kind, or all when there are not more: always the same, evenly spread.
  public static func sample(_ count: Int) -> [Payload] {
    guard count < corpus.count else { return corpus }
    var groups = Kind.allCases.map { kind in corpus.filter { $0.kind == kind } }
    var chosen: [Payload] = []
    var round = 0
    while chosen.count < count {
      for index in groups.indices where !groups[index].isEmpty && chosen.count < count {
        // From both ends of each group in turns.
        chosen.append(round % 2 == 0 ? groups[index].removeFirst() : groups[index].removeLast())
      }
      round += 1
    }
    return chosen
  }
}
