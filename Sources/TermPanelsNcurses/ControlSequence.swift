import TermPanels

/// A sequence after ESC [: parameters, then one letter. Keys, reports of the mouse, the marks of a
/// paste and the terminal's status have this form.
struct ControlSequence: EscapeSequence {
  /// No sequence of a key is longer; the rest of a longer one is dropped.
  private static let longest = 64

  /// The bytes so far, without the introduction.
  private(set) var body: [UInt8] = []
  /// Whether the terminal may report the mouse in the old form, which looks like typed characters.
  private let swallowsOldMouse: Bool

  /// Begins a sequence.
  init(swallowsOldMouse: Bool) { self.swallowsOldMouse = swallowsOldMouse }

  /// Begins a report of the mouse, after ESC [ <.
  static func mouseReport() -> ControlSequence {
    var report = ControlSequence(swallowsOldMouse: false)
    report.body = [UInt8(ascii: "<")]
    return report
  }

  var typed: [UInt8] { body.isEmpty ? [UInt8(ascii: "[")] : [] }

  var mayBeStatus: Bool { true }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case UInt8(ascii: "$") where !body.isEmpty && body.allSatisfy(\.isDigit):
      // rxvt's Shift, which stands where no sequence of other terminals ends.
      return .complete(meaning(of: byte))
    case 0x20...0x3F,
      UInt8(ascii: "[") where body.isEmpty:
      // ESC [ [ A is F1 on the Linux console.
      if body.count < Self.longest { body.append(byte) }
      return .more
    case UInt8(ascii: "M") where body.isEmpty && swallowsOldMouse:
      return .complete(.oldMouseReport)
    case 0x40...0x7E: return .complete(meaning(of: byte))
    // A control character or a typed letter.
    default: return .cutOff(rest: [byte])
    }
  }

  /// The meaning of the sequence with its last letter.
  private func meaning(of letter: UInt8) -> SequenceMeaning {
    if let answer = GraphicsAnswer(body: body, letter: letter) { return .graphics(answer) }
    // A sequence that begins with one of < = > ? is not a key, whatever it ends with.
    if let first = body.first, (0x3C...0x3F).contains(first) {
      return MouseReporting.event(body: body, letter: letter).map { .mouse($0) } ?? .nothing
    }
    let first = Self.numbers(in: body).first ?? 1
    switch letter {
    // Ready, or not.
    case UInt8(ascii: "n"):
      return body == [UInt8(ascii: "0")] || body == [UInt8(ascii: "3")] ? .status : .nothing
    case UInt8(ascii: "~") where first == 200: return .pasteBegin
    case UInt8(ascii: "~") where first == 201: return .pasteEnd
    default: return key(letter).map { .key($0) } ?? .nothing
    }
  }

  /// xterm's keys: `ESC [ A`, `ESC [ 1 ; 5 A`, `ESC [ 3 ~`, `ESC [ 3 ; 5 ~`; and those of others.
  private func key(_ letter: UInt8) -> Key? {
    let numbers = Self.numbers(in: body)
    let held = numbers.count > 1 ? KeyCode.modifiers(xterm: numbers[1]) : []
    let first = numbers.first ?? 1
    switch letter {
    case _ where body.first == UInt8(ascii: "["):
      // The Linux console's F1 to F5.
      let number = Int(letter) - 0x40
      return (1...5).contains(number) ? Key(.function(number)) : nil
    case UInt8(ascii: "~") where first == 27 && numbers.count > 2:
      return KeyCode.character(numbers[2], held)
    case UInt8(ascii: "~"): return KeyCode.number(first)?.adding(held)
    case UInt8(ascii: "u"): return body.isEmpty ? nil : KeyCode.character(first, held)
    case UInt8(ascii: "$"): return KeyCode.number(first)?.adding(.shift)
    case UInt8(ascii: "^"): return KeyCode.number(first)?.adding(.control)
    case UInt8(ascii: "@"): return KeyCode.number(first)?.adding([.control, .shift])
    // The position of the cursor, which somebody else has asked for; F3 has a 1 there.
    case UInt8(ascii: "R") where numbers.count > 1 && first != 1: return nil
    default:
      return KeyCode.letter(letter).map { Key($0, held) } ?? KeyCode.rxvtArrow(letter, .shift)
    }
  }
}

extension Key {
  /// The key with more keys held at the same time.
  fileprivate func adding(_ held: Modifiers) -> Key { Key(code, modifiers.union(held)) }
}
