/// Phrases about one subject in one language.
package struct PhraseSection: Sendable {
  /// A line and its reading.
  package struct Row: Sendable {
    /// The phrase, without the title before it.
    package let phrase: String
    /// The whole line.
    package let line: String
    /// The reading: `title | chip · chip`.
    package let notation: String

    /// Whether the line has chips.
    package var hasChips: Bool { notation != line }
  }

  /// The subject.
  package let subject: String
  /// The language.
  package let language: PhraseLanguage
  /// The lines.
  package let rows: [Row]

  /// The section of a text: a row `phrase → chip · chip` for each line. Its title stands in
  /// brackets before it; where that is empty, a row has the whole line and its title:
  /// `line → title | chip`. A phrase without an arrow stays text.
  init(_ subject: String, _ language: PhraseLanguage, _ text: String) {
    (self.subject, self.language) = (subject, language)
    var title = ""
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        title = String(line.dropFirst().dropLast())
        continue
      }
      let parts = line.split(separator: " → ", maxSplits: 1).map(String.init)
      let whole = title.isEmpty ? parts[0] : title + " " + parts[0]
      let read = title.isEmpty ? parts.last ?? "" : title + " | " + (parts.last ?? "")
      rows.append(Row(phrase: parts[0], line: whole, notation: parts.count == 1 ? whole : read))
    }
    self.rows = rows
  }
}
