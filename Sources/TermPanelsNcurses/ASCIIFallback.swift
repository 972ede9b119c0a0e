/// The substitutes for characters on a terminal that shows only ASCII.
enum ASCIIFallback {
  /// The byte for a character; `?` if none is similar.
  static func byte(for scalar: UInt32) -> UInt8 {
    if (0x20...0x7E).contains(scalar) { return UInt8(scalar) }
    return table[scalar] ?? UInt8(ascii: "?")
  }

  private static let table: [UInt32: UInt8] = {
    let marks: [(String, UInt8)] = [
      ("─╌┄┈", UInt8(ascii: "-")), ("━═", UInt8(ascii: "=")), ("│┃╎┆┊║", UInt8(ascii: "|")),
      ("╭╮╰╯├┤┬┴┼┌┐└┘", UInt8(ascii: "+")),
      ("✓✔", UInt8(ascii: "x")), ("✗✕×", UInt8(ascii: "x")),
      ("●•◆■◐◑", UInt8(ascii: "*")), ("○◦◇□", UInt8(ascii: "o")),
      ("›▸▶»", UInt8(ascii: ">")), ("‹◂◀«", UInt8(ascii: "<")), ("▾▼", UInt8(ascii: "v")),
      ("…", UInt8(ascii: "~")), ("≡", UInt8(ascii: "=")), ("↻", UInt8(ascii: "*")),
      ("▁▂", UInt8(ascii: ".")), ("▃▄", UInt8(ascii: ":")), ("▅▆", UInt8(ascii: "+")),
      ("█▇▓▏▎▍▌▋▊▉", UInt8(ascii: "#")), ("░▒", UInt8(ascii: ".")),
      ("⚑", UInt8(ascii: "P")), ("⊘", UInt8(ascii: "/")),
      ("·–—−", UInt8(ascii: "-")), ("↑", UInt8(ascii: "^")), ("↓", UInt8(ascii: "v")),
      ("←", UInt8(ascii: "<")), ("→", UInt8(ascii: ">")),
      ("“”„", UInt8(ascii: "\"")), ("‘’‚", UInt8(ascii: "'")), ("\u{A0}", UInt8(ascii: " ")),
    ]
    var table: [UInt32: UInt8] = [:]
    for (characters, byte) in marks {
      for scalar in characters.unicodeScalars { table[scalar.value] = byte }
    }
    return table
  }()
}
