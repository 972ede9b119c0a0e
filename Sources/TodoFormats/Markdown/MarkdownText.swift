/// The texts of a task of Markdown: the words of its line, and its notes, which are the lines
/// below.
///
/// A line of notes that would be a task, or open a block of code without an end, gets a backslash,
/// as Markdown has it; so does the first line of notes that are all indented.
enum MarkdownText {
  /// The rules for names and tags.
  static let labels = LabelledText(
    kind: { word, _ in kind(word) },
    isHarmless: { name in name.utf8.allSatisfy { $0 < 0x80 && !meaningful.contains($0) } },
    label: { "#\($0)" })

  /// The signs of ASCII without which no word means anything.
  private static let meaningful = ByteSet("#^\\")

  /// The meaning of a word, wherever it stands.
  static func kind(_ word: Substring) -> LabelledText.Kind {
    if MarkdownSign.begins(word) { return .field }
    return tag(word).map { .label(tag: $0) } ?? .plain
  }

  /// The tag of a word such as `#home`. It is not a number, and punctuation may follow.
  private static func tag(_ word: Substring) -> String? {
    guard word.utf8.first == UInt8(ascii: "#") else { return nil }
    let content = word.unicodeScalars.dropFirst()
    let tag = content.prefix(while: holds)
    let isClosed = content[tag.endIndex...].allSatisfy {
      ")]},;:.!?'\"".unicodeScalars.contains($0)
    }
    guard isClosed, !tag.isEmpty, !tag.allSatisfy({ $0.properties.numericType != nil }) else {
      return nil
    }
    return String(Substring(tag))
  }

  private static func holds(_ scalar: Unicode.Scalar) -> Bool {
    "_-/".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  /// The tag as Markdown can have it, with `-` for all other signs; `_` before a number.
  static func tag(_ tag: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in tag.unicodeScalars { scalars.append(holds(scalar) ? scalar : "-") }
    let isNumber = scalars.allSatisfy { $0.properties.numericType != nil }
    return (isNumber ? "_" : "") + String(scalars)
  }

  // MARK: Notes

  /// The index at which a line's marker begins.
  static func endOfLead(_ line: Substring) -> Substring.Index {
    let scalars = line.unicodeScalars
    return scalars.firstIndex { !" \t>\u{200B}\u{FEFF}".unicodeScalars.contains($0) }
      ?? line.endIndex
  }

  /// The notes of the lines below a task, without the indentation that they share.
  static func notes(of lines: ArraySlice<String>, below task: MarkdownLine, quotes: Int) -> String {
    func content(_ line: String) -> (rest: Substring, columns: Int) {
      strip(line[...], columns: .max, quotes: quotes)
    }
    let shared = lines.map(content).filter { !$0.rest.isEmpty }.map(\.columns).min() ?? 0
    var fence = MarkdownFence()
    return lines.trimming { content($0).rest.isEmpty }.map { line in
      if content(line).rest.isEmpty { return "" }
      let rest = strip(line[...], columns: shared, quotes: quotes).rest
      let isCode = fence.isOpen
      fence.pass(MarkdownLine(rest))
      return isCode ? String(rest) : unescaped(rest)
    }.joined(separator: "\n")
  }

  /// The lines below a task for notes.
  static func lines(of notes: String, lead: String) -> [String] {
    guard !notes.isEmpty else { return [] }
    var lines = notes.split(separator: "\n", omittingEmptySubsequences: false)
    let isIndented = lines.allSatisfy { $0.utf8.first?.isBlank ?? true }
    let first = isIndented ? lines.firstIndex { !$0.isBlank } : nil
    if let first { lines[first] = "\\" + lines[first] }
    let unclosed = MarkdownFence.unclosed(in: lines)
    var fence = MarkdownFence()
    return lines.enumerated().map { index, line in
      if line.isBlank { return "" }
      let isWritten = fence.isOpen || index == first
      let text = isWritten ? String(line) : escaped(line, always: unclosed.contains(index))
      fence.pass(MarkdownLine(text[...]))
      return lead + text
    }
  }

  private static func escaped(_ line: Substring, always: Bool) -> String {
    if isEscapedBlank(line) { return "\\\(line)" }
    let start = line.utf8.firstIndex { !$0.isBlank } ?? line.startIndex
    let content = line[start...]
    let bare = content.drop { $0 == "\\" }
    guard isSpecial(bare), always || bare.startIndex > start || isTask(bare) else {
      return String(line)
    }
    return line[..<start] + "\\" + content
  }

  private static func unescaped(_ line: Substring) -> String {
    if isEscapedBlank(line) { return String(line.dropFirst()) }
    let start = line.utf8.firstIndex { !$0.isBlank } ?? line.startIndex
    let content = line[start...]
    guard content.first == "\\", isSpecial(content.drop { $0 == "\\" }) else { return String(line) }
    return String(line[..<start] + content.dropFirst())
  }

  /// Whether a line begins with backslashes before a blank.
  private static func isEscapedBlank(_ line: Substring) -> Bool {
    line.first == "\\" && line.utf8.first { $0 != UInt8(ascii: "\\") }?.isBlank == true
  }

  private static func isSpecial(_ content: Substring) -> Bool {
    if case .fence = MarkdownLine(content).kind { return true }
    return isTask(content)
  }

  private static func isTask(_ content: Substring) -> Bool {
    if case .task = MarkdownLine(content).kind { true } else { false }
  }

  /// Takes up to a number of columns from the beginning of a line, and up to a number of quotation
  /// marks among them.
  private static func strip(
    _ line: Substring, columns most: Int, quotes: Int
  ) -> (rest: Substring, columns: Int) {
    var (column, quotes) = (0, quotes)
    var index = line.startIndex
    let bytes = line.utf8
    while column < most, index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      case UInt8(ascii: ">") where quotes > 0:
        column += 1
        quotes -= 1
      default: return (line[index...], column)
      }
      index = bytes.index(after: index)
    }
    return (line[index...], column)
  }
}
