/// A text of which some words are labels, as tags are in todo.txt, Markdown and Todoist: taken
/// apart into a name and tags, and put together again.
///
/// Labels at the beginning and at the end are not part of the name; one inside a sentence is, since
/// the sentence needs it. A word of a name that would be read as a label or a field gets a
/// backslash, and a word that begins with backslashes before such a word one more, so what was
/// written is read as it was.
struct LabelledText: Sendable {
  /// The meaning of a word.
  enum Kind: Hashable {
    /// A word of the name.
    case plain
    /// A label.
    case label(tag: String)
    /// A field that was read already, or something else that is not a part of the name.
    case field
  }

  /// Returns the meaning of a word. The first one of a name may mean more than the others.
  let kind: @Sendable (Substring, _ isFirst: Bool) -> Kind
  /// Whether a name has no sign with which a word could mean anything. Most have none, and nothing
  /// has to be decided for them.
  let isHarmless: @Sendable (String) -> Bool
  /// The label that is written for a tag.
  let label: @Sendable (String) -> String

  // MARK: Reading

  /// The name and the tags of words with their kinds. The words that are fields are left out.
  func read(
    _ text: Substring, _ words: [Range<Substring.Index>], _ kinds: [Kind]
  ) -> (name: String, tags: [String]) {
    var tags: [String] = []
    for case .label(let tag) in kinds { tags.append(tag) }

    guard let first = kinds.firstIndex(of: .plain), let last = kinds.lastIndex(of: .plain) else {
      // There is nothing but labels, so these are the name.
      let labels = words.indices.filter { kinds[$0] != .field }.map { String(text[words[$0]]) }
      return (labels.joined(separator: " "), tags)
    }
    let range = words[first].lowerBound..<words[last].upperBound
    if kinds[first...last].allSatisfy({ $0 == .plain }), !text[range].utf8.contains(0x5c) {
      return (String(text[range]), tags)
    }
    var name = ""
    var previous: Int?
    for index in first...last where kinds[index] != .field {
      if let previous {
        // Between neighbours there is what was there; a field between them leaves one space.
        let isNext = previous == index - 1
        name += isNext ? String(text[words[previous].upperBound..<words[index].lowerBound]) : " "
      }
      let word = text[words[index]]
      name += kinds[index] == .plain ? unescaped(word) : String(word)
      previous = index
    }
    return (name, tags)
  }

  // MARK: Writing

  /// The name with the tags as labels.
  func write(name: String, tags: [String]) -> String {
    if isHarmless(name) { return ([name] + tags.map(label)).joined(separator: " ") }
    let words = Self.words(of: name[...])
    var nextTag = 0
    var text = ""
    var end = name.startIndex
    var leading = 0
    for (index, range) in words.enumerated() {
      let word = name[range]
      text += name[end..<range.lowerBound]
      end = range.upperBound
      let isInside = index > 0 && index < words.count - 1
      if isInside, let place = place(of: word, in: tags, from: nextTag) {
        if nextTag == 0 { leading = place }
        nextTag = place + 1
        text += word
      } else {
        text += escaped(word, isFirst: index == 0)
      }
    }
    let labels = tags.map(label)
    return (labels[..<leading] + [text] + labels[nextTag...]).joined(separator: " ")
  }

  /// The position of the tag that a word inside a name stands for. The first one may leave tags
  /// before it, which are written before the name; each other has to be the next tag.
  private func place(of word: Substring, in tags: [String], from next: Int) -> Int? {
    guard next < tags.count, case .label(let tag) = kind(word, false),
      let place = tags[next...].firstIndex(of: tag)
    else { return nil }
    return next == 0 || place == next ? place : nil
  }

  private func escaped(_ word: Substring, isFirst: Bool) -> String {
    let rest = word.drop { $0 == "\\" }
    let isSpecial = isSpecial(rest)
    guard isSpecial, rest.startIndex > word.startIndex || kind(word, isFirst) != .plain else {
      return String(word)
    }
    return "\\" + word
  }

  private func unescaped(_ word: Substring) -> String {
    let rest = word.drop { $0 == "\\" }
    guard rest.startIndex > word.startIndex, isSpecial(rest) else { return String(word) }
    return String(word.dropFirst())
  }

  /// Whether a word without backslashes means anything, at whatever position.
  private func isSpecial(_ word: Substring) -> Bool {
    kind(word, true) != .plain || kind(word, false) != .plain
  }

  /// The ranges of the words, which spaces and tabs divide.
  static func words(of text: Substring) -> [Range<Substring.Index>] {
    var words: [Range<Substring.Index>] = []
    let bytes = text.utf8
    var position = bytes.startIndex
    while let start = bytes[position...].firstIndex(where: { !$0.isBlank }) {
      position = bytes[start...].firstIndex(where: \.isBlank) ?? bytes.endIndex
      words.append(start..<position)
    }
    return words
  }
}
