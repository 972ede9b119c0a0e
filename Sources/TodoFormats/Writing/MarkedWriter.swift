/// A writer whose file may begin with any text. Readers take U+FEFF at the beginning of a file for
/// a byte order mark and drop it, so a text that begins with that sign gets such a mark before it.
struct MarkedWriter: FormatWriter {
  private var writer: any FormatWriter
  private var isAtBeginning = true

  init(_ writer: any FormatWriter) { self.writer = writer }

  mutating func begin() -> String { marked(writer.begin()) }

  mutating func text(of element: ExchangeElement) -> String { marked(writer.text(of: element)) }

  mutating func end() -> String { marked(writer.end()) }

  private mutating func marked(_ text: String) -> String {
    guard isAtBeginning, let first = text.unicodeScalars.first else { return text }
    isAtBeginning = false
    return first == "\u{FEFF}" ? "\u{FEFF}" + text : text
  }
}
