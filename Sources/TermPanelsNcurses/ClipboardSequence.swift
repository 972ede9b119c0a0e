/// The sequence that puts a text on the clipboard: OSC 52, as xterm defines it.
enum ClipboardSequence {
  /// The maximum number of bytes that xterm and similar terminals take; they drop longer sequences.
  static let longestText = 74_994

  /// The sequence for a text; `nil` for one that is too long.
  static func setting(_ text: String) -> String? {
    guard text.utf8.count <= longestText else { return nil }
    return "\u{1B}]52;c;\(Base64.encoded(text.utf8))\u{07}"
  }
}
