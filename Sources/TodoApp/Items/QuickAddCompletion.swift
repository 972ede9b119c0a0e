import TodoLanguage

/// The completion by Tab of the end of a line, such as a `#list`, a `tag:` or a `template:`.
/// Pressed again, Tab inserts the next candidate.
struct QuickAddCompletion {
  /// The candidates, such as lists and tags with the mark before them, the best first.
  let candidates: [String]
  private let stem: Substring
  private var next = 0

  /// Finds the candidates; nil if the line does not end in the beginning of one.
  ///
  /// - Parameter tags: Returns the tags that begin with a text.
  init?(
    _ line: String, lists: [String], templates: [String] = [], tags: (String) -> [String]
  ) {
    let start = line.lastIndex(where: \.isWhitespace).map(line.index(after:)) ?? line.startIndex
    let word = line[start...]
    let (typed, names): (String, [String])
    let named: (String) -> String
    if word.lowercased().hasPrefix(QuickAdd.templateMark) {
      (typed, names) = (word.dropFirst(QuickAdd.templateMark.count).lowercased(), templates)
      named = { QuickAdd.templateMark + $0 }
    } else if let (beginning, name) = MarkStart.split(word), beginning.isNaming {
      typed = name.lowercased()
      names = beginning.sign == "#" ? lists : tags(typed)
      named = beginning.word(for:)
    } else {
      return nil
    }
    let found = names.filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
    guard !found.isEmpty else { return nil }
    stem = line[..<start]
    candidates = found.map(named)
  }

  /// A completion of a line after a stem; nil without a candidate.
  init?(after stem: Substring, _ candidates: [String]) {
    guard !candidates.isEmpty else { return nil }
    (self.stem, self.candidates) = (stem, candidates)
  }

  /// The line with the next of the candidates.
  mutating func advance() -> String {
    defer { next = (next + 1) % candidates.count }
    return stem + candidates[next]
  }
}
