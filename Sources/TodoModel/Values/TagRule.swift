/// What a tag may look like, and when two are one.
enum TagRule {
  static let longest = 64
  static let most = 64
  /// All of them with a space between.
  static let longestColumn = most * longest + most - 1

  /// A tag as it can be stored. Throws a sentence where it cannot.
  static func tag(_ text: String) throws(StoreError) -> String {
    let tag = try TextRule.line(text)
    guard !tag.isEmpty else { throw .invalidText("A tag needs a name.") }
    guard tag.utf8.count <= longest else {
      throw .invalidText("This tag is too long; \(longest) bytes is the most.")
    }
    let isOneWord = !tag.unicodeScalars.contains { scalar in
      "@#,".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
    }
    guard isOneWord else {
      throw .invalidText("A tag is one word without @, # and commas.")
    }
    return tag
  }

  /// Tags as they can be stored together: each once, as it was written first. Throws a sentence where
  /// they cannot.
  static func tags(_ texts: [String]) throws(StoreError) -> [String] {
    var tags: [String] = []
    for text in texts {
      let tag = try tag(text)
      if !contains(tags, tag) { tags.append(tag) }
    }
    guard tags.count <= most else {
      throw .invalidText("An item can have \(most) tags at most.")
    }
    return tags
  }

  /// Whether a tag is among others, in whatever case.
  static func contains(_ tags: [String], _ tag: String) -> Bool {
    tags.contains { key($0) == key(tag) }
  }

  /// What is equal for two tags that are one.
  static func key(_ tag: String) -> String { tag.lowercased() }

  /// The tags in one column. None contains a space.
  static func column(_ tags: [String]) -> String { tags.joined(separator: " ") }

  /// The tags of a column: each once, whatever another program has written.
  static func tags(in column: String) -> [String] {
    // Asked for each row of a page, and nearly always empty.
    if column.isEmpty { return [] }
    var keys: Set<String> = []
    return column.split(separator: " ").map(String.init).filter { keys.insert(key($0)).inserted }
  }
}
