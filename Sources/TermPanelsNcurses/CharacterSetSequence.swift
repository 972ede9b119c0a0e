/// A sequence of ECMA-35 that chooses a set of characters: ESC, intermediate bytes and a final one,
/// as in `ESC ( B`; or ESC N and the one character that it shifts. It means nothing here.
///
/// Its beginning may also be Alt and a character: then nothing more comes at the same moment.
struct CharacterSetSequence: EscapeSequence {
  private static let shift = UInt8(ascii: "N")
  private static let intermediate: ClosedRange<UInt8> = 0x20...0x2F
  /// The bytes that are kept of a longer sequence, which means nothing either.
  private static let longest = 8

  private var bytes: [UInt8]
  let isCertainlyAnswer: Bool

  /// Begins a sequence; `nil` if the byte after the ESC introduces none.
  init?(introducer: UInt8, isCertain: Bool) {
    guard introducer == Self.shift || Self.intermediate.contains(introducer) else { return nil }
    (bytes, isCertainlyAnswer) = ([introducer], isCertain)
  }

  var typed: [UInt8] { isCertainlyAnswer ? [] : bytes }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case Self.intermediate where bytes != [Self.shift]:
      if bytes.count < Self.longest { bytes.append(byte) }
      return .more
    // Its end, or a sign that cancels it.
    case 0x20...0x7E, 0x18, 0x1A: return .complete(.nothing)
    default: return .typed(rest: [byte])
    }
  }

  mutating func pause() -> SequenceStep? { isCertainlyAnswer ? nil : .typed(rest: []) }
}
