/// A sequence of ECMA-35 that chooses a set of characters: ESC, intermediate bytes and a final one,
/// as in `ESC ( B`; or ESC N and the one character that it shifts. It means nothing here.
///
/// Its beginning may also be Alt and a character: then nothing more comes at the same moment.
struct CharacterSetSequence: EscapeSequence {
  private static let shift = UInt8(ascii: "N")
  /// The intermediate bytes that count; further ones mean nothing either.
  private static let longest = 8

  private var bytes: [UInt8]
  /// Whether it cannot have been typed.
  private let isCertain: Bool

  /// Begins a sequence; `nil` if the byte after the ESC introduces none.
  init?(introducer: UInt8, isCertain: Bool) {
    guard introducer == Self.shift || Self.intermediate.contains(introducer) else { return nil }
    (bytes, self.isCertain) = ([introducer], isCertain)
  }

  var typed: [UInt8] { isCertain ? [] : bytes }
  var isCertainlyAnswer: Bool { isCertain }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case Self.intermediate where bytes != [Self.shift]:
      if bytes.count < Self.longest { bytes.append(byte) }
      return .more
    case 0x20...0x7E: return .complete(.nothing)
    case 0x18, 0x1A: return .complete(.nothing)
    default: return .typed(rest: [byte])
    }
  }

  mutating func pause() -> SequenceStep? { isCertain ? nil : .typed(rest: []) }

  private static let intermediate: ClosedRange<UInt8> = 0x20...0x2F
}
