import TermPanels

/// A sequence of bytes that begins with ESC, on its way from the terminal.
protocol EscapeSequence {
  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> SequenceStep

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

  /// The numbers between semicolons; a missing one is 1.
  static func numbers(in text: [UInt8]) -> [Int] {
    text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
  }
}

/// The result of a byte in a sequence.
enum SequenceStep {
  /// The sequence is not complete.
  case more
  /// The sequence is complete.
  case complete(SequenceMeaning)
  /// The sequence was cut off and is dropped; these bytes come after it.
  case cutOff(rest: [UInt8])
  /// This is not a sequence: the typed characters count, and these bytes come after them.
  case typed(rest: [UInt8])
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
  case pasteBegin
  case pasteEnd
  /// The introduction of a report of the mouse in the old form.
  case oldMouseReport
  /// The sequence is known to mean nothing, or unknown.
  case nothing
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte may stand in numbers between semicolons.
  var isParameter: Bool { isDigit || self == UInt8(ascii: ";") }
}
