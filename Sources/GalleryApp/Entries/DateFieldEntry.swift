import TermPanels

extension Entry {
  static let dateField = Entry(
    DateField.self, summary: "a date, typed or chosen",
    text: """
      A date, typed in everyday words (`fri`, `+3d`, `24 dec`) and shown in full beside the field, or
      chosen from a calendar that the down key opens. In the gallery, today is 21 November 2026.
      """,
    keys: "fri".map(Key.character)
  ) {
    let field = DateField(today: Gallery.today)
    return StagePanel([StackView(.horizontal, [field])], focus: field)
  }
}
