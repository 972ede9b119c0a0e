import TermPanels

extension Entry {
  static let editorPanel = Entry(
    EditorPanel.self, summary: "a text of any length, with a search",
    text: """
      A text that fills its area and may have 100,000 lines: selection with Shift or from a mark,
      undo, the mouse, and soft line breaks between words. The title says `edited` until the text is
      saved. Control-R finds words, and finds them again; Enter stays at the match, Esc goes back.
      """,
    keys: [.control("k"), .control("r")] + "SHELF".map(Key.character) + [.control("r")],
    showsRoles: true
  ) { EditorPanel(rules) }

  private static let rules = """
    The rules of the library

    Every member may take five books for four weeks, and ask once for four weeks more. Put a book \
    back on the shelf from which you took it.

        Novels    by the door, on the oak shelf
        Poems     above the novels
        地図      in the drawer

    A book that is missing from its shelf is on loan. Its name is in the list, with a date.
    """
}
