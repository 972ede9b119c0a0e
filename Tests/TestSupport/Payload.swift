/// A hostile text, for any place where a text is expected.
public struct Payload: Sendable, CustomStringConvertible {
  /// The kind of attack.
  public enum Kind: String, CaseIterable, Sendable {
    case control, escape, operatingSystemCommand, deviceControl, direction, invisible, tags, line,
      noCharacter, stacked, wide, joined, invalid, command, query, format, long
  }

  /// The name shown in a failure.
  public let name: String
  /// The kind of attack.
  public let kind: Kind
  /// The bytes; not always UTF-8.
  public let bytes: [UInt8]

  init(_ kind: Kind, _ name: String, _ bytes: [UInt8]) {
    (self.kind, self.name, self.bytes) = (kind, name, bytes)
  }

  init(_ kind: Kind, _ name: String, _ text: String) { self.init(kind, name, Array(text.utf8)) }

  /// The payload as text, with `U+FFFD` for bytes that are not UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it has no NUL, which neither arguments nor variables can contain.
  public var isArgument: Bool { !bytes.contains(0) }

  /// The same payload with other bytes, for places that cannot take all of its own.
  public func with(_ bytes: [UInt8]) -> Payload { Payload(kind, name, bytes) }

  /// The name.
  public var description: String { name }
}

extension Payload {
  /// A sample of `count` payloads, or all if there are fewer: always the same ones, of every kind.
  public static func sample(_ count: Int) -> [Payload] {
    guard count < corpus.count else { return corpus }
    var groups = Kind.allCases.map { kind in corpus.filter { $0.kind == kind } }
    var chosen: [Payload] = []
    var round = 0
    while chosen.count < count {
      for index in groups.indices where !groups[index].isEmpty && chosen.count < count {
        // Alternately from both ends of each group.
        chosen.append(round % 2 == 0 ? groups[index].removeFirst() : groups[index].removeLast())
      }
      round += 1
    }
    return chosen
  }
}
