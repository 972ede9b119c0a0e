/// An answer of the terminal after ESC ], ESC P or ESC _, up to BEL or ESC \. Only the background
/// is asked for, `11;rgb:hhhh/hhhh/hhhh`, and kitty's protocol for images, `Gi=31;OK`. Other
/// answers may be late ones to an earlier program; they are dropped.
struct AnswerSequence: EscapeSequence {
  /// The background's answer is shorter; the rest of a longer one is dropped.
  private static let longest = 64

  /// The byte behind the ESC.
  private let introducer: UInt8
  private(set) var body: [UInt8] = []
  /// Whether the last byte was an ESC, which may end the answer.
  private var hasEscape = false

  /// Begins an answer; `nil` if the byte after the ESC introduces none. ESC _ is Alt and a
  /// character unless an answer about images is expected.
  init?(introducer: UInt8, awaitsGraphics: Bool = false) {
    guard "]P".utf8.contains(introducer) || awaitsGraphics && introducer == UInt8(ascii: "_") else {
      return nil
    }
    self.introducer = introducer
  }

  var typed: [UInt8] { isCertainlyAnswer ? [] : [introducer] + body }

  /// Nobody types these bytes after Alt and a character.
  var isCertainlyAnswer: Bool {
    switch introducer {
    case UInt8(ascii: "]"): body.contains(UInt8(ascii: ";"))
    case UInt8(ascii: "_"): body.starts(with: GraphicsAnswer.kittyPrefix)
    default: body.contains { !$0.isParameter }
    }
  }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case 0x07: return .complete(meaning)
    case UInt8(ascii: "\\") where hasEscape: return .complete(meaning)
    case 0x1B where !hasEscape && isCertainlyAnswer: hasEscape = true
    // It was cut off. After an ESC, that ESC begins something else.
    case _ where hasEscape: return .typed(rest: [0x1B, byte])
    case _ where !(0x20...0x7E).contains(byte): return .typed(rest: [byte])
    case _ where !isCertainlyAnswer && !mayContinue(with: byte): return .typed(rest: [byte])
    default: if body.count < Self.longest { body.append(byte) }
    }
    return .more
  }

  /// Whether an answer may continue with a byte while it may still have been typed: a number and a
  /// semicolon, or a number, which may be missing, and a mark for its kind.
  private func mayContinue(with byte: UInt8) -> Bool {
    guard body.count < 6 else { return false }
    return switch introducer {
    case UInt8(ascii: "]"): byte.isDigit || byte == UInt8(ascii: ";") && !body.isEmpty
    case UInt8(ascii: "_"): GraphicsAnswer.kittyPrefix.starts(with: body + [byte])
    default: byte.isParameter || "!+$>=".utf8.contains(byte)
    }
  }

  private var meaning: SequenceMeaning {
    if introducer == UInt8(ascii: "_") {
      return GraphicsAnswer(kitty: body).map { .graphics($0) } ?? .nothing
    }
    guard introducer == UInt8(ascii: "]"), let color = TerminalBackground.color(answer: body) else {
      return .nothing
    }
    return .background(color)
  }
}
