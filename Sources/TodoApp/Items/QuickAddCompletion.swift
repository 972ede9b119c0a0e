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
    let (mark, typed, names): (String, String, [String])
    if word.lowercased().hasPrefix(QuickAdd.templateMark) {
      mark = QuickAdd.templateMark
      (typed, names) = (word.dropFirst(mark.count).lowercased(), templates)
    } else if let (beginning, name) = MarkStart.split(word), beginning.isNaming {
      (mark, typed) = (beginning.text, name.lowercased())
      names = beginning.sign == "#" ? lists : tags(typed)
    } else {
      return nil
    }
    let found = names.filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
    guard !found.isEmpty else { return nil }
    stem = line[..<start]
    candidates = found.map { mark + $0 }
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
