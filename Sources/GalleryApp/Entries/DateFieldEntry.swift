import TermPanels

extension Entry {
  static let dateField = Entry(
    DateField.self, summary: "a day, typed or picked",
    text: """
      A day, typed as one says it (`fri`, `+3d`, `24 dec`) and read back beside the field, or picked
      from a calendar that the down key opens. In the gallery it is always 21 November 2026.
      """,
    keys: "fri".map(Key.character)
  ) {
    let field = DateField(today: Gallery.today)
    return StagePanel([StackView(.horizontal, [field])], focus: field)
  }
}
