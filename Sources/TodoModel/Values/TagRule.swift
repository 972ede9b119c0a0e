/// The form of a tag, and the equality of two tags.
enum TagRule {
  static let longest = 64
  static let most = 64
  /// All tags, with a space between each two.
  static let longestColumn = most * longest + most - 1

  /// The tag in the form that is stored. Throws when it is invalid.
  static func tag(_ text: String) throws(StoreError) -> String {
    let tag = try TextRule.line(text)
    guard !tag.isEmpty else { throw .invalidText(.noTag) }
    guard tag.utf8.count <= longest else { throw .invalidText(.longTag) }
    let isOneWord = !tag.unicodeScalars.contains { scalar in
      "@#,".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
    }
    guard isOneWord else { throw .invalidText(.tagOfWords) }
    return tag
  }

  /// The tags in the form that is stored: each once, in its first spelling. Throws when they are
  /// invalid.
  static func tags(_ texts: [String]) throws(StoreError) -> [String] {
    var tags: [String] = []
    for text in texts {
      let tag = try tag(text)
      if !contains(tags, tag) { tags.append(tag) }
    }
    guard tags.count <= most else { throw .invalidText(.manyTags) }
    return tags
  }

  /// Whether a tag is among others, ignoring case.
  static func contains(_ tags: [String], _ tag: String) -> Bool {
    tags.contains { key($0) == key(tag) }
  }

  /// The key that all spellings of a tag share.
  static func key(_ tag: String) -> String { tag.lowercased() }

  /// The tags in one column. No tag contains a space.
  static func column(_ tags: [String]) -> String { tags.joined(separator: " ") }

  /// The tags in a column: each once, even if another program has written duplicates.
  static func tags(in column: String) -> [String] {
    // Called for each row of a page, and the column is nearly always empty.
    if column.isEmpty { return [] }
    var keys: Set<String> = []
    return column.split(separator: " ").map(String.init).filter { keys.insert(key($0)).inserted }
  }
}
