/// Sequences in the shape of ECMA-48 that are no key and no report that a program has asked for:
/// what terminals may send and no program understands. Each is whole, and ends before the next.
///
/// It shares no code with the decoder that it tests.
public struct ForeignInput {
  private var random: SeededGenerator

  /// Begins a series; the same seed gives the same sequences.
  public init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next sequence.
  public mutating func next() -> [UInt8] {
    switch number(0...9) {
    case 0, 1: return string()
    case 2: return control(marker())
    case 3: return control(parameters(2...4), intermediates())
    case 4:
      return control(parameters(0...4), final: pick("EGIJKLNOTUVWXY\\]_`efghijklopqrstvwxyz{|}"))
    case 5: return control(heldTooMuch())
    case 6: return control(numbered())
    case 7: return control(character())
    case 8: return control(pick(String(repeating: "1", count: 70), "1;" + digits(65)), final: "A")
    default: return shifted()
    }
  }

  // MARK: - Strings

  /// The openers of strings: DCS, SOS, OSC, PM and APC.
  private static let openers: [UInt8] = Array("PX]^_".utf8)

  private mutating func string() -> [UInt8] {
    let opener = Self.openers[number(0...4)]
    var body: [UInt8] = Array(pick("x", "G", "l", "11;", "é", ">|", "99;", "i").utf8)
    for _ in 0..<number(1...40) {
      switch number(0...9) {
      case 0: body += Array(pick("é", "日", "Ü", "\t", "\r", "\n", "\u{8}").utf8)
      default: body.append(UInt8(number(0x20...0x7E)))
      }
    }
    var ends: [[UInt8]] = [[0x1B, 0x5C], [0x9C], [0xC2, 0x9C], [0x18], [0x1A]]
    // BEL ends an OSC, and is a part of the others.
    if opener == UInt8(ascii: "]") { ends.append([0x07]) } else { body.append(0x07) }
    return introduced(opener) + body + ends[number(0...ends.count - 1)]
  }

  /// ESC and a capital, or the eight-bit character for both, as a byte or as a character.
  private mutating func introduced(_ capital: UInt8) -> [UInt8] {
    switch number(0...3) {
    case 0: [capital + 0x40]
    case 1: [0xC2, capital + 0x40]
    default: (number(0...4) == 0 ? [0x1B] : []) + [0x1B, capital]
    }
  }

  // MARK: - Control sequences

  private mutating func control(_ body: String, final: Character? = nil) -> [UInt8] {
    introduced(UInt8(ascii: "[")) + Array((body + (final.map { String($0) } ?? "")).utf8)
  }

  private mutating func control(_ parameters: String, _ intermediates: String) -> [UInt8] {
    control(parameters + intermediates, final: anyFinal())
  }

  private mutating func anyFinal() -> Character {
    Character(Unicode.Scalar(UInt8(number(0x40...0x7E))))
  }

  /// A private sequence that is neither an answer nor a report of the mouse.
  private mutating func marker() -> String {
    let final = anyFinal()
    let mark = pick(UInt8(ascii: "M") == final.asciiValue || final == "m" ? "=>?" : "<=>?")
    return "\(mark)\(parameters(0...4))\(final)"
  }

  private mutating func intermediates() -> String {
    var text = ""
    for _ in 0..<number(1...2) { text.unicodeScalars.append(.init(UInt8(number(0x20...0x2F)))) }
    return text
  }

  /// A key that moves, with Super, Hyper or something unknown, or that came up.
  private mutating func heldTooMuch() -> String {
    let letter = pick("ABCDHFPQS")
    let beyond = "ABCDHF".contains(letter) ? 16 : 8
    switch number(0...5) {
    case 0: return "1;\(number(1...256)):\(pick("3", "4", "0", "33"))\(letter)"
    case 1: return "1;\(pick("0", "257", "300", "99999", "99999999999999999999"))\(letter)"
    case 2: return "\(number(2...300));\(number(1...256))\(letter)"
    case 3: return "1;\(number(1...256));\(number(1...9))\(letter)"
    case 4: return "1;2:1:1\(letter)"
    default: return "1;\(held(with: beyond))\(letter)"
    }
  }

  /// A numbered key that does not exist, or with more held than there is.
  private mutating func numbered() -> String {
    let known = pick("2", "3", "5", "6", "15", "24")
    switch number(0...4) {
    case 0:
      return "\(pick("0", "9", "10", "16", "22", "27", "30", "35", "99", "202", "3000"))"
        + pick(";5~", "~", ";1:2~")
    case 1: return "\(known);\(held(with: 8))~"
    case 2: return "\(known);\(number(1...256)):3~"
    case 3: return "27;\(held(with: 8));\(number(0x20...0x17F))~"
    default: return "\(known);1;\(number(1...9))~"
    }
  }

  /// A character with Super or Hyper, or that came up, or that none is.
  private mutating func character() -> String {
    let code = pick(
      "97", "100", "120", "113", "13", "27", "127", "9", "32", "1092", "1092::97", "97:65")
    switch number(0...5) {
    case 0: return "\(code);\(held(with: 8))u"
    case 1: return "\(code);\(number(1...256)):3u"
    case 2: return "\(pick("0", "1", "7", "128", "55296", "57358", "57427", "57441", "1114112"))u"
    case 3: return pick("u", ":u", ";u", ";5u", "97;0u", "97;257u", "97:65:97:1u", "97;1;;1u")
    case 4: return "\(code);\(number(1...256)):4u"
    default: return "97;1;\(pick("7", "27", "97:98", "55296", "97:65536000"))u"
    }
  }

  /// A number for what is held, with one of the bits from 8 to 16.
  private mutating func held(with least: Int) -> Int {
    let bits = least == 16 ? 16 : [8, 16, 24][number(0...2)]
    return (number(0...255) & ~24 | bits) + 1
  }

  // MARK: - Shifted sequences

  private mutating func shifted() -> [UInt8] {
    introduced(UInt8(ascii: "O")) + Array(String(pick("!#%EGJKLNTUVW\\]_`efghiz{|}~")).utf8)
  }

  // MARK: - Choices

  private mutating func parameters(_ count: ClosedRange<Int>) -> String {
    (0..<number(count)).map { _ in
      pick("", "0", "1", "5", "97", "65535") + (number(0...5) == 0 ? ":3" : "")
    }.joined(separator: ";")
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(number(0...9)) }.joined()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  private mutating func pick(_ characters: String) -> Character {
    characters.randomElement(using: &random) ?? "x"
  }

  private mutating func pick(_ texts: String...) -> String {
    texts[.random(in: texts.indices, using: &random)]
  }
}
