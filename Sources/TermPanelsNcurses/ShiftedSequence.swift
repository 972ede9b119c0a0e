import TermPanels

/// A sequence after ESC O: the number of held keys, perhaps, and one letter.
struct ShiftedSequence: EscapeSequence {
  private var body: [UInt8] = []

  var typed: [UInt8] { body.isEmpty ? [UInt8(ascii: "O")] : [] }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    if byte.isDigit && body.isEmpty || !body.isEmpty && body.count < 4 && byte.isParameter {
      body.append(byte)
      return .more
    }
    let key =
      KeyCode.letter(byte).map { Key($0, modifiers) } ?? KeyCode.pad(byte)
      ?? KeyCode.rxvtArrow(byte, .control)
    if let key { return .complete(.key(key)) }
    // E is the key in the middle of the pad, which has no meaning.
    return byte == UInt8(ascii: "E") ? .complete(.nothing) : .typed(rest: [byte])
  }

  /// The keys held with one of `ESC O 5 P` or `ESC O 1 ; 5 P`.
  private var modifiers: Key.Modifiers {
    Self.numbers(in: body).last.map(KeyCode.modifiers(xterm:)) ?? []
  }
}
