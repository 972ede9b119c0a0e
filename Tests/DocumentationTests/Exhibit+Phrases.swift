import PhraseBook

extension Exhibit {
  /// The phrases of each section that are read, with their meaning.
  static let phrases = PhraseBook.sections.filter { $0.rows.contains(where: \.hasChips) }.map {
    section in
    Exhibit(.table, name(of: section)) {
      var meanings: [String] = []
      var phrases: [String: [String]] = [:]
      for row in section.rows where row.hasChips {
        // The title is the same in all lines of most sections, and means nothing.
        let meaning =
          row.phrase == row.line
          ? row.notation : String(row.notation.drop { $0 != "|" }.dropFirst(2))
        if phrases[meaning] == nil { meanings.append(meaning) }
        phrases[meaning, default: []].append("“\(row.phrase)”")
      }
      let rows = meanings.map { meaning in
        let cell = meaning.split(separator: " | ").joined(separator: ": ")
        return "| \(cell) | \((phrases[meaning] ?? []).joined(separator: ", ")) |"
      }
      return (["| Meaning | Phrases |", "|---|---|"] + rows).joined(separator: "\n")
    }
  }

  private static func name(of section: PhraseSection) -> String {
    "phrases-\(section.language) \(section.subject)".split(separator: " ").joined(separator: "-")
  }
}
