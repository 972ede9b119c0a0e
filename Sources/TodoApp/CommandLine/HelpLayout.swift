/// The layout of help in lines for a terminal of 80 columns.
enum HelpLayout {
  /// The columns of a line.
  private static let columns = 79
  /// The column at which explanations begin.
  private static let indent = 21

  /// Names with their explanations beside them, or below a long name.
  static func table(_ rows: [(name: String, text: String)]) -> String {
    rows.map { name, text in
      let lines = wrapped(text, columns: columns - indent).split(separator: "\n")
      let margin = "\n" + String(repeating: " ", count: indent)
      let isShort = name.count <= indent - 4
      let gap = isShort ? String(repeating: " ", count: indent - 2 - name.count) : margin
      return "  " + name + gap + lines.joined(separator: margin)
    }.joined(separator: "\n")
  }

  /// Paragraphs, which an empty line separates, in lines of their own.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n\n").map { wrapped(String($0), columns: columns) }
      .joined(separator: "\n\n")
  }

  private static func wrapped(_ text: String, columns: Int) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
