/// A control string of ECMA-48, after ESC and one of ] P _ ^ X, up to ESC \ or, after ESC ], BEL:
/// an answer of the terminal. Only the background is asked for, `11;rgb:hhhh/hhhh/hhhh`, and
/// kitty's protocol for images, `Gi=31;OK`. Others may be late answers to an earlier program; they
/// are dropped.
///
/// The beginning may also be Alt and a character. Nobody types the next one at the same moment, so
/// what comes together is an answer.
struct AnswerSequence: EscapeSequence {
  /// The background's answer is shorter; the rest of a longer one is dropped.
  private static let longest = 64
  /// A text that may have been typed is shorter.
  private static let longestTyped = 6

  /// The byte behind the ESC.
  private let introducer: UInt8
  private(set) var body: [UInt8] = []
  private(set) var isCertainlyAnswer: Bool
  /// Whether bytes that come together make it certain; otherwise only their shape does.
  private let trustsPace: Bool
  /// Whether the last byte was an ESC, which may end the answer.
  private var hasEscape = false
  /// A control character that came by itself so far: a key, unless more follows at once.
  private var loneControl: UInt8?
  /// The number of bytes that have come together.
  private var together = 1
  private var utf8 = UTF8Reader()

  /// Begins an answer; `nil` if the byte after the ESC introduces none.
  ///
  /// - Parameters:
  ///   - introducer: The byte after the ESC.
  ///   - isCertain: Whether it cannot have been typed.
  ///   - trustsPace: Whether bytes that come together make it certain.
  init?(introducer: UInt8, isCertain: Bool = false, trustsPace: Bool = true) {
    guard "]P_^X".utf8.contains(introducer) else { return nil }
    (self.introducer, isCertainlyAnswer) = (introducer, isCertain)
    self.trustsPace = trustsPace
  }

  var typed: [UInt8] { isCertainlyAnswer ? [] : [introducer] + body }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    loneControl = nil
    defer { together += 1 }
    if hasEscape {
      if byte == UInt8(ascii: "\\") { return .complete(meaning) }
      if byte == 0x1B, isCertainlyAnswer { return .more }
      // It was cut off, and that ESC begins something else.
      return .typed(rest: [0x1B, byte])
    }
    if byte >= 0x80 || utf8.isPartial, isEnd(byte) { return .complete(meaning) }
    switch byte {
    // As in xterm, BEL ends no other string. The others cancel any.
    case 0x07 where introducer == UInt8(ascii: "]"): return .complete(meaning)
    case 0x18, 0x1A: return .complete(.nothing)
    case 0x1B:
      hasEscape = true
      return .more
    case _ where byte < 0x20 || byte == 0x7F:
      if body.isEmpty, !isCertainlyAnswer { return .typed(rest: [byte]) }
      if together == 0 { loneControl = byte }
      return .more
    default: break
    }
    if body.count < Self.longest { body.append(byte) }
    if trustsPace && together > 0 || isTold {
      isCertainlyAnswer = true
    } else if !trustsPace, !isCertainlyAnswer, !mayContinue {
      body.removeLast()
      return .typed(rest: [byte])
    }
    return .more
  }

  mutating func pause() -> SequenceStep? {
    defer { together = 0 }
    if let loneControl { return .typed(rest: [loneControl]) }
    guard !isCertainlyAnswer, !hasEscape, !mayContinue, let last = body.popLast() else {
      return nil
    }
    return .typed(rest: [last])
  }

  /// Whether a byte of a character ends the answer: ST is also a control character of its own.
  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if !utf8.isPartial, byte == 0x9C { return true }
    return utf8.take(byte) == .scalar("\u{9C}")
  }

  /// Whether the bytes alone tell that nobody has typed them.
  private var isTold: Bool {
    switch introducer {
    case UInt8(ascii: "]"): body.count > 1 && body.contains(UInt8(ascii: ";"))
    case UInt8(ascii: "P"): mayContinue && body.contains { !$0.isParameter }
    case UInt8(ascii: "_"): body.starts(with: "Gi=".utf8)
    default: false
    }
  }

  /// Whether an answer may continue after these bytes, which came one by one: with a number and a
  /// semicolon, or a number, which may be missing, and a mark for its kind. kitty's begin with G.
  private var mayContinue: Bool {
    guard body.count < Self.longestTyped else { return false }
    return switch introducer {
    case UInt8(ascii: "]"): body.allSatisfy(\.isParameter) && body.first != UInt8(ascii: ";")
    case UInt8(ascii: "P"): body.allSatisfy { $0.isParameter || "!+$>=".utf8.contains($0) }
    default: body.first == UInt8(ascii: "G") && introducer == UInt8(ascii: "_")
    }
  }

  private var meaning: SequenceMeaning {
    switch introducer {
    case UInt8(ascii: "_"): GraphicsAnswer(kitty: body).map { .graphics($0) } ?? .nothing
    case UInt8(ascii: "]"):
      TerminalBackground.color(answer: body).map { .background($0) } ?? .nothing
    default: .nothing
    }
  }
}
