import TermPanels

extension Message {
  /// The message of a list without items in sight, of which some may be done and hidden.
  static func emptyList(hiding count: Int) -> Message {
    Message(
      art: """
         ╭───╮
         │   │
        ─┴───┴─
        """,
      title: count == 0 ? "Nothing to do" : "All done",
      detail: count == 0
        ? "Items that you add to this list appear here."
        : "\(count) done \(count == 1 ? "item is" : "items are") hidden.",
      actionTitle: "Add an item")
  }
}
