import TermPanels

extension Entry {
  static let dateField = Entry(
    DateField.self, summary: "a date, typed or chosen",
    text: """
      A date, typed and shown in full below the field, or chosen from a calendar that the down key
      opens. The field is given the language that it reads: here, as without one, the dates of
      ISO 8601. In the gallery, today is 21 November 2026.
      """,
    keys: "2026-11-27".map(Key.character)
  ) {
    let field = DateField(today: Gallery.today)
    return StagePanel([StackView(.horizontal, [field])], focus: field)
  }
}
