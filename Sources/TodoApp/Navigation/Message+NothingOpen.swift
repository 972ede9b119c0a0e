import TermPanels

extension Message {
  /// The message beside the lists while none is open.
  static func nothingOpen(hasLists: Bool, _ keyMap: KeyMap) -> Message {
    func key(_ place: Place) -> String { keyMap.keys(of: place.command).first?.name ?? "" }
    let (today, calendar) = (key(Place(.today)), key(.calendar))
    let further =
      today.isEmpty || calendar.isEmpty
      ? "" : "\n\(today) shows the items due today, \(calendar) the calendar."
    return Message(
      art: """
        ╭───────╮
        │ ○ ─── │
        │ ○ ──  │
        │ ○ ─── │
        ╰───────╯
        """,
      title: "No list is open",
      detail: hasLists
        ? "Enter opens the current list." + further : "The items of a list appear here.")
  }
}
