import TermPanels

/// Collects a bracketed paste up to its end mark.
struct PasteBuffer {
  /// The maximum number of bytes that are kept; the rest of a longer paste is dropped.
  static let limit = Event.longestPaste
  private static let endMark = Array("\u{1B}[201~".utf8)
  private static let report = Array("\u{1B}[0n".utf8)

  /// A mark that a byte has completed, which is not a part of the text.
  enum Mark {
    /// The end of the paste.
    case end
    /// The terminal's answer to the question for its status.
    case report
  }

  private var bytes: [UInt8] = []
  /// The number of bytes of the mark that the last bytes match.
  private var matched = 0
  /// The mark that they may be; all begin alike.
  private var mark = endMark
  private var isTruncated = false
  private var lastWasReturn = false

  /// Takes a byte; returns the mark it completed. With `reports` the terminal may answer in
  /// between.
  mutating func take(_ byte: UInt8, reports: Bool = false) -> Mark? {
    if reports, matched == 2, byte == Self.report[2] { mark = Self.report }
    if byte == mark[matched] {
      matched += 1
      guard matched == mark.count else { return nil }
      if mark == Self.endMark { return .end }
      (mark, matched) = (Self.endMark, 0)
      return .report
    }
    // ESC occurs in the marks only at their start, so a mismatch can at most begin one anew.
    releaseMatched()
    if byte == mark[0] { matched = 1 } else { keep(byte) }
    return nil
  }

  /// The text, with newlines as `\n` and invalid UTF-8 as U+FFFD.
  var text: String {
    var copy = self
    if matched < Self.endMark.count { copy.releaseMatched() }
    if copy.isTruncated {
      // The cut may be in the middle of a character.
      while let last = copy.bytes.last, last & 0xC0 == 0x80 { copy.bytes.removeLast() }
      if let last = copy.bytes.last, last >= 0x80 { copy.bytes.removeLast() }
    }
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  private mutating func releaseMatched() {
    let begun = mark.prefix(matched)
    (mark, matched) = (Self.endMark, 0)
    for byte in begun { keep(byte) }
  }

  /// Terminals send each newline of a paste as Return; some send both.
  private mutating func keep(_ byte: UInt8) {
    defer { lastWasReturn = byte == 0x0D }
    if byte == 0x0A && lastWasReturn { return }
    guard bytes.count < Self.limit else { return isTruncated = true }
    bytes.append(byte == 0x0D ? 0x0A : byte)
  }
}
