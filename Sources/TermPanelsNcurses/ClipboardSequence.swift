/// The sequence that puts a text on the clipboard: OSC 52, as xterm defines it.
enum ClipboardSequence {
  /// The maximum number of bytes that xterm and similar terminals take; they drop longer sequences.
  static let longestText = 74_994

  /// The sequence for a text; `nil` for one that is too long. Base 64 contains nothing that a
  /// terminal could take for something else.
  static func setting(_ text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    return "\u{1B}]52;c;\(base64(text.utf8))\u{07}"
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func base64(_ bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 1
      if count % 3 == 0 { write(bits, digits: 4) }
    }
    let rest = count % 3
    if rest > 0 {
      write(bits << UInt32(8 * (3 - rest)), digits: rest + 1)
      text += String(repeating: "=", count: 3 - rest)
    }
    return text

    func write(_ group: UInt32, digits count: Int) {
      for index in 0..<count {
        text.append(digits[Int(group >> UInt32(18 - 6 * index) & 63)])
      }
      bits = 0
    }
  }
}
