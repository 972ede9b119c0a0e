internal import SafeText

extension ExchangeItem {
  /// Gives the texts the form that every item has: plain, within the limits, each tag a word that
  /// occurs once. Returns a sentence for each alteration that a person should know.
  mutating func settle(_ limits: ExchangeLimits) -> [String] {
    var remarks: [String] = []
    name = name.plainLine
    if name.isEmpty {
      name = Self.nameless
      remarks.append("An item has no name; it is named “\(name)” here.")
    }
    if name.utf8.count > limits.name {
      name = name.prefix(ofBytes: limits.name).plainLine
      remarks.append("A name is longer than \(limits.name) bytes and is cut.")
    }
    if !notes.isEmpty {
      notes = notes.plainLines
      if notes.utf8.count > limits.notes {
        notes = notes.prefix(ofBytes: limits.notes)
        remarks.append("Notes are longer than \(limits.notes) bytes and are cut.")
      }
    }
    if !tags.isEmpty { tags = Self.settled(tags, limits, &remarks) }
    if due == nil { dueTime = nil }
    if isDone { workingSince = nil } else { completed = nil }
    return remarks
  }

  private static func settled(
    _ tags: [String], _ limits: ExchangeLimits, _ remarks: inout [String]
  ) -> [String] {
    var keys: Set<String> = []
    var settled: [String] = []
    for tag in tags {
      let word = word(tag)
      if word.isEmpty { continue }
      guard word.utf8.count <= limits.tag else {
        remarks.append("A tag is longer than \(limits.tag) bytes and is skipped.")
        continue
      }
      if tags.count == 1 || keys.insert(word.lowercased()).inserted { settled.append(word) }
    }
    guard settled.count > limits.tags else { return settled }
    remarks.append("An item has more than \(limits.tags) tags; the others are skipped.")
    return Array(settled.prefix(limits.tags))
  }

  private static let forbidden = ByteSet("@#,")

  /// The tag as one word, without the signs with which other programs begin it: `-` for white space
  /// and for the signs that tags cannot have.
  private static func word(_ tag: String) -> String {
    let isPlain = tag.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !forbidden.contains($0) }
    if isPlain { return tag }
    let line = tag.plainLine.drop { $0 == "@" || $0 == "#" }
    var scalars = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isForbidden = "@#,".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
      scalars.append(isForbidden ? "-" : scalar)
    }
    return String(scalars)
  }
}
