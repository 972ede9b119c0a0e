import TermPanels

/// A sequence of bytes that begins with ESC, on its way from the terminal.
protocol EscapeSequence {
  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> SequenceStep

  /// Notes that the bytes that came together have ended; returns the result if that tells it.
  mutating func pause() -> SequenceStep?

  /// The characters after the ESC that a person can have typed instead, with Alt: what remains of a
  /// sequence that is never completed. Empty where nobody types them.
  var typed: [UInt8] { get }

  /// Whether it can only be an answer of the terminal, whose rest may be slow.
  var isCertainlyAnswer: Bool { get }

  /// Whether it may become the terminal's status.
  var mayBeStatus: Bool { get }
}

extension EscapeSequence {
  var isCertainlyAnswer: Bool { false }
  var mayBeStatus: Bool { false }
  mutating func pause() -> SequenceStep? { nil }
}

/// The bytes that have introduced a sequence.
enum Introduction {
  /// ESC and a character.
  case escape
  /// Two ESC and a character: Alt and the key, or Escape and something else.
  case escapes
  /// A character after an ESC that was emitted as a key of its own.
  case emittedEscape
  /// An eight-bit control character, which nobody types.
  case eightBit

  /// The sequence about sets of characters that begins with one after it. After an ESC that was a
  /// key, the character is one too.
  private func characterSet(_ character: UInt8) -> (any EscapeSequence)? {
    if self == .emittedEscape { return nil }
    return CharacterSetSequence(introducer: character, isCertain: self == .eightBit)
  }

  /// The sequence that begins with a character after it; `nil` if none does.
  func sequence(_ character: UInt8, swallowsOldMouse: Bool) -> (any EscapeSequence)? {
    switch character {
    case UInt8(ascii: "["): ControlSequence(swallowsOldMouse: swallowsOldMouse)
    case UInt8(ascii: "O"): ShiftedSequence(isCertain: self != .emittedEscape)
    default:
      AnswerSequence(
        introducer: character, isCertain: self == .eightBit, trustsPace: self != .emittedEscape)
        ?? characterSet(character)
    }
  }
}

/// The result of a byte in a sequence.
enum SequenceStep {
  /// The sequence is not complete.
  case more
  /// The sequence is complete; these bytes come after it.
  case complete(SequenceMeaning, rest: [UInt8] = [])
  /// The sequence was cut off and is dropped; these bytes come after it.
  case cutOff(rest: [UInt8])
  /// This is not a sequence: the typed characters count, and these bytes come after them.
  case typed(rest: [UInt8])

  /// The same, with one byte more after it.
  func followed(by byte: UInt8) -> SequenceStep {
    switch self {
    case .more: .more
    case .complete(let meaning, let rest): .complete(meaning, rest: rest + [byte])
    case .cutOff(let rest): .cutOff(rest: rest + [byte])
    case .typed(let rest): .typed(rest: rest + [byte])
    }
  }
}

/// The meaning of a complete sequence.
enum SequenceMeaning {
  case key(Key)
  case mouse(MouseEvent)
  /// The terminal's background.
  case background(Color)
  /// The terminal's status.
  case status
  /// An answer about images.
  case graphics(GraphicsAnswer)
  /// The terminal understands kitty's keyboard protocol.
  case keyProtocol
  /// Something else that the terminal reports.
  case report(TerminalReport)
  case pasteBegin
  case pasteEnd
  /// The introduction of a report of the mouse in the old form.
  case oldMouseReport
  /// The sequence is known to mean nothing, or unknown.
  case nothing

  /// Whether it may come at any moment, and has a meaning then.
  var comesByItself: Bool {
    switch self {
    case .nothing, .graphics, .keyProtocol, .report: false
    default: true
    }
  }
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte may stand in numbers between semicolons.
  var isParameter: Bool { isDigit || self == UInt8(ascii: ";") }
}
