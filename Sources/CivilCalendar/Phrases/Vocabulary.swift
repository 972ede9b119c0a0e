/// Words of one language with the same meaning.
struct Vocabulary {
  /// The shape without which a line does not take a word.
  enum Shape {
    /// Any.
    case any
    /// A capital letter: `So`.
    case capital
    /// A full stop: `mar.`
    case dotted
  }

  /// The words, separated by commas; a word in this sense may have spaces.
  let surfaces: String
  /// The terms for which each of them stands, in a row. None for words that only look like a date.
  let terms: [DateTerm]
  let care: DateCare
  let shape: Shape

  init(_ surfaces: String, _ terms: DateTerm..., care: DateCare = .none, shape: Shape = .any) {
    (self.surfaces, self.terms, self.care, self.shape) = (surfaces, terms, care, shape)
  }

  private init(_ surfaces: String, terms: [DateTerm], care: DateCare) {
    (self.surfaces, self.terms, self.care, shape) = (surfaces, terms, care, .any)
  }

  /// The same words for date fields alone.
  var inFields: Vocabulary { Vocabulary(surfaces, terms: terms, care: .fieldOnly) }
}
