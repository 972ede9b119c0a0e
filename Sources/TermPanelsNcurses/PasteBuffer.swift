import TermPanels

/// Collects a bracketed paste up to its end mark.
struct PasteBuffer {
  /// Bytes that are kept; the rest of a longer paste is dropped.
  static let limit = Event.longestPaste
  private static let endMark = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the end mark the last bytes match.
  private var matched = 0
  private var isTruncated = false
  private var lastWasReturn = false

  /// Takes a byte; returns whether it completed the end mark.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    // ESC occurs in the mark only at its start, so a mismatch can begin it anew at most.
    releaseMatched()
    if byte == Self.endMark[0] { matched = 1 } else { keep(byte) }
    return false
  }

  /// The text, with newlines as `\n` and wrong UTF-8 as U+FFFD.
  var text: String {
    var copy = self
    if matched < Self.endMark.count { copy.releaseMatched() }
    if copy.isTruncated {
      // The cut may have gone through a character.
      while let last = copy.bytes.last, last & 0xC0 == 0x80 { copy.bytes.removeLast() }
      if let last = copy.bytes.last, last >= 0x80 { copy.bytes.removeLast() }
    }
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  private mutating func releaseMatched() {
    let count = matched
    matched = 0
    for byte in Self.endMark.prefix(count) { keep(byte) }
  }

  /// Terminals send each newline of a paste as Return; some send both.
  private mutating func keep(_ byte: UInt8) {
    defer { lastWasReturn = byte == 0x0D }
    if byte == 0x0A && lastWasReturn { return }
    guard bytes.count < Self.limit else { return isTruncated = true }
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }
}
