/// Words to find in a text, in small or capital letters. A match lies in one line.
struct TextSearch {
  private let words: [Character]
  /// A byte that each line with a match has, in small letters; `nil` if there is no such byte.
  private let sign: UInt8?

  /// Creates a search for words, which are not empty.
  init(_ words: String) {
    self.words = Array(words.lowercased())
    // Only a letter or a digit of ASCII is written as one and the same byte in every line.
    let plain = self.words.first { $0.isASCII && ($0.isLetter || $0.isNumber) }
    sign = plain?.asciiValue
  }

  /// The first match at a position or after it; if there is none, the first one in the text.
  func next(from position: TextPosition, in text: TextBuffer) -> Range<TextPosition>? {
    let count = text.lines.count
    // The position's own line comes twice: first its end, and at last its beginning.
    for step in 0...count {
      let line = (position.line + step) % count
      let starts = starts(in: text.lines[line])
      let start = step == 0 ? starts.first(where: { $0 >= position.offset }) : starts.first
      if let start { return match(at: start, inLine: line) }
    }
    return nil
  }

  /// The last match that begins before a position; if there is none, the last one in the text.
  func previous(before position: TextPosition, in text: TextBuffer) -> Range<TextPosition>? {
    let count = text.lines.count
    for step in 0...count {
      let line = (position.line - step + count) % count
      let starts = starts(in: text.lines[line])
      let start = step == 0 ? starts.last(where: { $0 < position.offset }) : starts.last
      if let start { return match(at: start, inLine: line) }
    }
    return nil
  }

  private func match(at start: Int, inLine line: Int) -> Range<TextPosition> {
    let start = TextPosition(line: line, offset: start)
    return start..<TextPosition(line: line, offset: start.offset + words.count)
  }

  /// The offsets at which matches begin in a line.
  private func starts(in line: String) -> [Int] {
    let small = line.lowercased()
    if let sign, !small.utf8.contains(sign) { return [] }
    let characters = Array(small)
    guard characters.count >= words.count else { return [] }
    return (0...characters.count - words.count).filter {
      characters[$0..<$0 + words.count].elementsEqual(words)
    }
  }
}
