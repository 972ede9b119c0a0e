import TermPanels

/// A sequence after ESC O: the number of what is held, perhaps, and one letter.
struct ShiftedSequence: EscapeSequence {
  private var body: [UInt8] = []
  /// Whether it cannot have been typed, so that an unknown one means nothing.
  private let isCertain: Bool

  /// Begins a sequence.
  init(isCertain: Bool) { self.isCertain = isCertain }

  var typed: [UInt8] { body.isEmpty ? [UInt8(ascii: "O")] : [] }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"):
      if body.count < 8 { body.append(byte) }
      return .more
    case 0x20...0x7E:
      if let key = key(byte) { return .complete(.key(key)) }
      // E is the key in the middle of the pad, which has no meaning.
      return isCertain || byte == UInt8(ascii: "E") ? .complete(.nothing) : .typed(rest: [byte])
    case 0x18, 0x1A: return .complete(.nothing)
    default: return .typed(rest: [byte])
    }
  }

  /// The key, with what is held in one of `ESC O 5 P` or `ESC O 1 ; 5 P`.
  private func key(_ letter: UInt8) -> Key? {
    guard let parameters = ControlParameters(body), parameters.count < 3,
      parameters.count < 2 || parameters.isOne(0),
      let held = KeyCode.held(parameters.parts(max(0, parameters.count - 1)))
    else { return nil }
    if let code = KeyCode.letter(letter) { return Key(code, held) }
    if let key = KeyCode.pad(letter) {
      return key.typedCharacter == nil ? key.adding(held) : Key(key.code, held.subtracting(.shift))
    }
    return body.isEmpty ? KeyCode.rxvtArrow(letter, .control) : nil
  }
}
