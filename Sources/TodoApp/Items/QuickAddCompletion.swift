/// The completion by Tab of a `#list` or a `@tag` at the end of a line; pressed again, Tab inserts
/// the next candidate.
struct QuickAddCompletion {
  /// The matching lists and tags, with their sign, the best first.
  let candidates: [String]
  private let stem: Substring
  private var next = 0

  /// Finds the candidates; nil if the line does not end in the beginning of one.
  ///
  /// - Parameter tags: Returns the tags that begin with a text.
  init?(_ line: String, lists: [String], tags: (String) -> [String]) {
    let start = line.lastIndex(where: \.isWhitespace).map(line.index(after:)) ?? line.startIndex
    guard start < line.endIndex else { return nil }
    let sign = line[start]
    let typed = line[line.index(after: start)...].lowercased()
    guard sign == "#" || sign == "@" else { return nil }
    let found = (sign == "#" ? lists : tags(typed)).filter {
      $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed
    }
    guard !found.isEmpty else { return nil }
    stem = line[..<start]
    candidates = found.map { String(sign) + $0 }
  }

  /// The line with the next of the candidates.
  mutating func advance() -> String {
    defer { next = (next + 1) % candidates.count }
    return stem + candidates[next]
  }
}
