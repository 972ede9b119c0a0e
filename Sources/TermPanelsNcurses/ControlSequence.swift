import TermPanels

/// A control sequence of ECMA-48, after ESC [: parameters, intermediate bytes, then one letter.
/// Keys, reports of the mouse, the marks of a paste and the terminal's status have this form. It is
/// one unit whatever it contains, and one that is not known means nothing.
struct ControlSequence: EscapeSequence {
  /// No sequence of a key is longer; a longer one means nothing.
  private static let longest = 64

  /// The bytes so far, without the introduction.
  private(set) var body: [UInt8] = []
  private var isTooLong = false
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

  /// Nobody types more than the introduction.
  var isCertainlyAnswer: Bool { !body.isEmpty }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    switch byte {
    case 0x20...0x3F,
      UInt8(ascii: "[") where body.isEmpty:
      // ESC [ [ A is F1 on the Linux console.
      if body.count < Self.longest { body.append(byte) } else { isTooLong = true }
      return .more
    case UInt8(ascii: "M") where body.isEmpty && swallowsOldMouse:
      return .complete(.oldMouseReport)
    case 0x40...0x7E: return .complete(isTooLong ? .nothing : meaning(of: byte))
    // Cancelled.
    case 0x18, 0x1A: return .complete(.nothing)
    // A control character or a typed letter.
    default: return pause().map { $0.followed(by: byte) } ?? .cutOff(rest: [byte])
    }
  }

  /// rxvt's Shift is a `$`, at which no other sequence ends: what follows at once belongs to it.
  mutating func pause() -> SequenceStep? {
    guard body.last == UInt8(ascii: "$"), let number = ControlParameters(body.dropLast()),
      number.count == 1, let key = number.number(0).flatMap(KeyCode.number)
    else { return nil }
    return .complete(.key(key.adding(.shift)))
  }

  /// The meaning of the sequence with its last letter.
  private func meaning(of letter: UInt8) -> SequenceMeaning {
    if let answer = GraphicsAnswer(body: body, letter: letter) { return .graphics(answer) }
    if let report = TerminalReport(body: body, letter: letter) { return .report(report) }
    // A sequence that begins with one of < = > ? is not a key, whatever it ends with.
    if let marker = body.first, (0x3C...0x3F).contains(marker) {
      if marker == UInt8(ascii: "?"), letter == UInt8(ascii: "u") { return .keyProtocol }
      return MouseReporting.event(body: body, letter: letter).map { .mouse($0) } ?? .nothing
    }
    // The Linux console's F1 to F5.
    if body == [UInt8(ascii: "[")], (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) {
      return .key(Key(.function(Int(letter) - 0x40)))
    }
    guard let parameters = ControlParameters(body) else { return .nothing }
    switch letter {
    // Ready, or not.
    case UInt8(ascii: "n"):
      return body == [UInt8(ascii: "0")] || body == [UInt8(ascii: "3")] ? .status : .nothing
    case UInt8(ascii: "~") where body == Array("200".utf8): return .pasteBegin
    case UInt8(ascii: "~") where body == Array("201".utf8): return .pasteEnd
    default: return KeyCode.key(parameters, letter).map { .key($0) } ?? .nothing
    }
  }
}

extension Key {
  /// The key with more keys held at the same time.
  func adding(_ held: Modifiers) -> Key { Key(code, modifiers.union(held)) }
}
