/// The first thing in a program's terminal output that the program never writes by itself: a
/// foreign escape sequence, a character that must not be shown, or bytes that are not text.
///
/// It lists everything that is allowed and refuses the rest, so a new sequence of our own has to be
/// added here. It shares no code with the program that it checks.
public struct ForeignOutput: Error, CustomStringConvertible {
  /// The kinds of output, which allow different things.
  public enum Way: Sendable {
    /// Frames on an xterm with 256 colours.
    case screen
    /// As ``screen``, while the user copies something.
    case screenWithClipboard
    /// Lines, without any escape sequence. Emoji may contain their joiners.
    case lines
  }

  /// The offset at which it begins.
  public let offset: Int
  /// The problem, in words.
  public let problem: String
  /// Some bytes from there on; `before` has some that precede them.
  public let bytes: [UInt8]
  let before: [UInt8]

  /// The problem, its offset, the bytes, and the bytes before them.
  public var description: String {
    let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
    return "\(problem) at \(offset): \(hex) "
      + "(\(String(decoding: bytes, as: UTF8.self).debugDescription)), "
      + "behind \(String(decoding: before, as: UTF8.self).debugDescription)"
  }

  /// Searches all output; returns `nil` when all of it is the program's own.
  public static func find(in output: [UInt8], by way: Way) -> ForeignOutput? {
    var reader = OutputReader(bytes: output, way: way)
    do {
      try reader.read()
      return nil
    } catch {
      let start = error.offset
      return ForeignOutput(
        offset: start, problem: error.problem,
        bytes: Array(output[start..<min(output.count, start + 24)]),
        before: Array(output[max(0, start - 40)..<start]))
    }
  }

  /// Whether a character may reach a terminal on its own. The characters are also written out here,
  /// in addition to the properties that the standard library knows.
  public static func mayBeShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164,
      0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0xE0FFF:
      return false
    // Signs before numbers are format characters, but visible.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return true
    default: break
    }
    if scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value) { return false }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return false
    default: return true
    }
  }
}

private struct Foreign: Error {
  let offset: Int
  let problem: String
}

private struct OutputReader {
  let bytes: [UInt8]
  let way: ForeignOutput.Way
  private var position = 0
  private var scalars: [Unicode.Scalar] = []
  private var isInLink = false

  init(bytes: [UInt8], way: ForeignOutput.Way) { (self.bytes, self.way) = (bytes, way) }

  private var isScreen: Bool {
    if case .lines = way { false } else { true }
  }

  mutating func read() throws(Foreign) {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case 0x20...0x7E, 0x0A, 0x0D: try take(Unicode.Scalar(byte))
      // Backspace and tab: ncurses uses them to move over unchanged cells.
      case 0x08 where isScreen, 0x09 where isScreen: try take(Unicode.Scalar(byte))
      case 0x1B where isScreen: try readEscape()
      case 0..<0x20, 0x7F: throw foreign("A control character")
      default: try readCharacter()
      }
    }
    try checkJoins(at: position)
  }

  private mutating func take(_ scalar: Unicode.Scalar, bytes count: Int = 1) throws(Foreign) {
    try checkJoins(at: position, next: scalar)
    scalars.append(scalar)
    position += count
  }

  private func foreign(_ problem: String) -> Foreign { Foreign(offset: position, problem: problem) }

  // MARK: - Sequences

  private mutating func readEscape() throws(Foreign) {
    try take("\u{1B}", bytes: 0)
    let rest = bytes[(position + 1)...]
    // A charset, the keypad, a line feed upwards, and the question how wide a sign is.
    for known in ["(B", "=", ">", "M", "[2;1H─\u{1B}[6n"] where rest.starts(with: known.utf8) {
      return position += 1 + known.utf8.count
    }
    switch rest.first {
    case UInt8(ascii: "["): try readControlSequence()
    case UInt8(ascii: "]"): try readCommand()
    default: throw foreign("A foreign escape sequence")
    }
  }

  /// CSI: marks, digits and semicolons, and a letter.
  private mutating func readControlSequence() throws(Foreign) {
    var end = position + 2
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]) { end += 1 }
    guard end < bytes.count else { throw foreign("A control sequence without an end") }
    let body = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
    let letter = Character(Unicode.Scalar(bytes[end]))
    guard OutputReader.isOwn(body, letter) else { throw foreign("A foreign control sequence") }
    position = end + 1
  }

  private static let ownModes: Set = [
    1, 7, 12, 25, 1000, 1002, 1003, 1004, 1006, 1049, 2004, 2026, 2031,
  ]
  private static let offModes: Set = [1003, 1004]
  private static let onModes: Set = [7]

  private static func isOwn(_ body: String, _ letter: Character) -> Bool {
    if body.hasPrefix("?") {
      let modes = body.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
      guard letter == "h" || letter == "l" else { return body + String(letter) == "?u" }
      return modes.allSatisfy { text in
        guard let mode = Int(text), ownModes.contains(mode) else { return false }
        return letter == "l" ? !onModes.contains(mode) : !offModes.contains(mode)
      }
    }
    // The protocols of keys, which are switched off, begun and left.
    if [">5u", "<u", ">4;0m", ">4;m"].contains(body + String(letter)) { return true }
    let parts = body.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    let isNumbers = zip(parts, numbers).allSatisfy { $0.isEmpty || $1 != nil && $0.count <= 5 }
    guard isNumbers else { return false }
    switch letter {
    case "H", "r": return parts.count <= 2
    case "A", "B", "C", "D", "G", "L", "M", "P", "S", "T", "X", "Z", "@", "b", "d":
      return parts.count == 1
    case "J": return ["", "2"].contains(body)
    case "K": return ["", "1"].contains(body)
    // Inserting, and the order of text.
    case "h", "l": return ["4", "8"].contains(body)
    // The status query, which the terminal answers when it has come to it.
    case "n": return body == "5"
    // The title of the window is saved and restored, never set.
    case "t": return ["22;0;0", "23;0;0"].contains(body)
    case "m": return isOwnStyle(numbers.map { $0 ?? 0 })
    default: return false
    }
  }

  private static func isOwnStyle(_ numbers: [Int]) -> Bool {
    // The first sixteen colours are the user's own, and never used where there are others.
    if numbers.count == 3, [38, 48].contains(numbers[0]), numbers[1] == 5 {
      return (16...255).contains(numbers[2])
    }
    return numbers.count <= 8
      && numbers.allSatisfy { [0, 1, 2, 3, 4, 7, 9, 22, 23, 24, 27, 29, 39, 49].contains($0) }
  }

  /// OSC: the query for the background colour, links, and the clipboard where it is allowed.
  private mutating func readCommand() throws(Foreign) {
    let rest = bytes[(position + 2)...]
    let question = "11;?\u{1B}\\"
    if rest.starts(with: question.utf8) { return position += 2 + question.utf8.count }
    if let end = linkEnd(rest) { return position = end }
    let clipboard = "52;c;"
    if case .screenWithClipboard = way, rest.starts(with: clipboard.utf8),
      let end = rest.firstIndex(of: 0x07),
      rest[(position + 2 + clipboard.utf8.count)..<end].allSatisfy(OutputReader.isBase64)
    {
      return position = end + 1
    }
    throw foreign("A foreign command for the operating system")
  }

  /// The offset after a link's beginning or end. A beginning has a number, and the address of a web
  /// page or a mailbox; no link begins within another.
  private mutating func linkEnd(_ rest: ArraySlice<UInt8>) -> Int? {
    guard rest.starts(with: "8;".utf8),
      let last = rest.indices.first(where: { rest[$0...].starts(with: "\u{1B}\\".utf8) })
    else { return nil }
    let parts = String(decoding: rest[(rest.startIndex + 2)..<last], as: UTF8.self)
      .split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let isBeginning = !parts[1].isEmpty
    guard !isBeginning || !isInLink else { return nil }
    if isBeginning {
      guard let number = parts[0].wholeMatch(of: /id=([0-9]{1,2})/).flatMap({ Int($0.1) }),
        (1...63).contains(number), parts[1].utf8.count <= 1000,
        parts[1].wholeMatch(of: /(?i:https?:\/\/|mailto:)[\x21-\x7E]+/) != nil
      else { return nil }
    } else if !parts[0].isEmpty {
      return nil
    }
    isInLink = isBeginning
    return last + 2
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber)
      || "+/=".contains(character)
  }

  // MARK: - Characters

  private mutating func readCharacter() throws(Foreign) {
    let lead = bytes[position]
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard position + count <= bytes.count,
      let text = String(validating: bytes[position..<(position + count)], as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { throw foreign("Bytes that are no UTF-8") }
    let holdsEmoji =
      scalar.value == 0xFE0F || scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
    guard !isScreen && holdsEmoji || ForeignOutput.mayBeShown(scalar) else {
      throw foreign("U+\(String(scalar.value, radix: 16, uppercase: true))")
    }
    try take(scalar, bytes: count)
  }

  /// Checks that joiners stand only between the parts of an emoji.
  private func checkJoins(at place: Int, next: Unicode.Scalar? = nil) throws(Foreign) {
    let isPicture = { (scalar: Unicode.Scalar?) in
      scalar.map { $0.value > 0xA0 && $0.properties.isEmoji } ?? false
    }
    guard let last = scalars.last else { return }
    let former = scalars.dropLast().last
    let isJoined =
      switch last.value {
      case 0x200D: isPicture(next) && (isPicture(former) || former?.value == 0xFE0F)
      case 0xFE0F: former.map(\.properties.isEmoji) ?? false
      case 0xE007F: former.map { (0xE0030...0xE007A).contains($0.value) } ?? false
      case 0xE0020...0xE007E:
        (former?.value == 0x1F3F4 || former.map { (0xE0030...0xE007A).contains($0.value) } == true)
          && next.map { (0xE0030...0xE007F).contains($0.value) } == true
      default: true
      }
    guard isJoined else {
      throw Foreign(offset: place, problem: "A joiner that joins no emoji")
    }
  }
}
