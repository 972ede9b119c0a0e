import TodoValues

/// A heading of Org: `** TODO [#A] Pay rent :home:bills:`.
struct OrgHeadline {
  let level: Int
  /// The word that makes it a to-do; nil if it is none.
  let keyword: String?
  /// The priority as it is written, `A` or `1`.
  let priority: String?
  let title: String
  let tags: [String]

  /// An invisible sign that Org calls for where a text would mean something.
  private static let escape: Unicode.Scalar = "\u{200B}"

  /// The level of the heading that a line is; nil if it is none.
  static func level(of line: some StringProtocol) -> Int? {
    let stars = line.utf8.prefix { $0 == UInt8(ascii: "*") }.count
    guard stars > 0, line.utf8.dropFirst(stars).first == UInt8(ascii: " ") else { return nil }
    return stars
  }

  /// The heading of a line; nil if it is none.
  init?(_ line: Substring, _ keywords: OrgKeywords) {
    guard let level = Self.level(of: line) else { return nil }
    self.level = level
    var rest = Substring(line.utf8.dropFirst(level)).trimmed
    let word = Self.firstWord(of: rest)
    if keywords.isDone(word) != nil {
      keyword = String(word)
      rest = rest[word.endIndex...].trimmed
    } else {
      keyword = nil
    }
    if let (cookie, after) = Self.cookie(rest) {
      priority = cookie
      rest = after.trimmed
    } else {
      priority = nil
    }
    (rest, tags) = Self.tags(rest)
    title = Self.unescaped(rest.trimmed, keyword == nil ? keywords : nil)
  }

  /// The line of a heading that is a list, in a file with those words.
  static func line(ofList name: String, _ keywords: OrgKeywords) -> String {
    "* " + escaped(name, keywords)
  }

  /// The line of a heading that is a to-do.
  static func line(
    level: Int, keyword: String, priority: String?, title: String, tags: [String]
  ) -> String {
    var words = [String(repeating: "*", count: level), keyword]
    if let priority { words.append("[#\(priority)]") }
    words.append(escaped(title, nil))
    if !tags.isEmpty { words.append(":" + tags.joined(separator: ":") + ":") }
    return words.joined(separator: " ")
  }

  /// The same line with another level.
  static func line(_ line: String, at level: Int) -> String {
    String(repeating: "*", count: level) + line.drop { $0 == "*" }
  }

  /// Whether Org can have a tag: of letters, digits, `_` and `%`; `@` and `#` are none of ours.
  static func holds(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "%" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  /// A priority at the beginning of a text, and the text after it.
  private static func cookie(_ text: Substring) -> (String, Substring)? {
    guard text.hasPrefix("[#"), let end = text.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let value = text[..<end].dropFirst(2)
    let isLetter = value.utf8.count == 1 && value.utf8.allSatisfy { (65...90).contains($0) }
    guard isLetter || value.isNumber && value.utf8.count <= 2 else { return nil }
    return (String(value), text[text.utf8.index(after: end)...])
  }

  /// The text before the tags at its end, and the tags.
  private static func tags(_ text: Substring) -> (Substring, [String]) {
    let bytes = text.utf8
    let start = bytes.lastIndex(where: \.isBlank).map { bytes.index(after: $0) } ?? text.startIndex
    let word = text[start...]
    guard word.utf8.count > 2, word.utf8.first == UInt8(ascii: ":"),
      word.utf8.last == UInt8(ascii: ":")
    else { return (text, []) }
    let tags = word.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let areTags = tags.allSatisfy { tag in
      !tag.isEmpty && tag.unicodeScalars.allSatisfy { holds($0) || $0 == "@" || $0 == "#" }
    }
    return areTags ? (text[..<start], tags.map(String.init)) : (text, [])
  }

  private static func firstWord(of text: Substring) -> Substring {
    Substring(text.utf8.prefix { !$0.isBlank })
  }

  /// A title that begins with a priority or a keyword, or ends with tags, gets an invisible sign
  /// there, and so does one that has such a sign. The keywords are nil for a title behind one of
  /// them, where a second one means nothing.
  private static func escaped(_ title: String, _ keywords: OrgKeywords?) -> String {
    let core = core(title)
    var result = title
    if hasMeaning(core, keywords) { result.unicodeScalars.insert(escape, at: result.startIndex) }
    if !tags(core).1.isEmpty { result.unicodeScalars.append(escape) }
    return result
  }

  private static func unescaped(_ title: Substring, _ keywords: OrgKeywords?) -> String {
    let core = core(String(title))
    var scalars = title.unicodeScalars
    if hasMeaning(core, keywords), scalars.first == escape { scalars.removeFirst() }
    if !tags(core).1.isEmpty, scalars.last == escape { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a title begins with a priority or a keyword, which is not read as a part of it.
  private static func hasMeaning(_ title: Substring, _ keywords: OrgKeywords?) -> Bool {
    cookie(title) != nil || keywords?.isDone(firstWord(of: title)) != nil
  }

  /// The title without the invisible signs around it.
  private static func core(_ title: String) -> Substring {
    Substring(title.unicodeScalars.trimming { $0 == escape })
  }
}
