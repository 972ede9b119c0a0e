import TermPanels

extension Entry {
  static let choiceField = Entry(
    ChoiceField.self, summary: "one of a few choices",
    text: """
      One of a few choices, between two arrows. Left and Right step through them, and a letter finds
      the next that begins with it. A form has one for a property of a few values, and for yes and
      no.
      """,
    keys: [.right, .right]
  ) {
    let shelf = ChoiceField(["Novels", "Poems", "Letters"])
    let place = Label("By the door.", role: .secondary)
    let places = ["By the door.", "Above the novels.", "In the drawer."]
    shelf.onChange = { [unowned shelf] in place.text = places[shelf.index] }
    return StagePanel([shelf, place], focus: shelf)
  }
}
