import TermPanels

extension SmartList {
  /// The message when there are no items.
  var emptyMessage: Message {
    switch self {
    case .today:
      Message(
        art: """
            · │ ·
          ── ╭─╮ ──
          ───┴─┴───
          """,
        title: "Nothing due today", detail: "Items due or planned for today appear here.")
    case .upcoming:
      Message(
        art: """
          ╭─┬───┬─╮
          ├─┴───┴─┤
          │ · · · │
          ╰───────╯
          """,
        title: "Nothing planned",
        detail: "Items that start, are planned or are due later appear here.")
    case .all:
      Message(
        art: """
          ╭───────╮
          │ ✓ ─── │
          │ ✓ ──  │
          ╰───────╯
          """,
        title: "Everything is done", detail: "Open items of all lists appear here.")
    case .flagged:
      Message(
        art: """
          ├───╮
          ├───╯
          │
          """,
        title: "Nothing flagged", detail: "Items with a flag appear here.")
    case .logbook:
      Message(
        art: """
          ╭───┬───╮
          │ ─ │ ─ │
          │   │   │
          ╰───┴───╯
          """,
        title: "Nothing completed yet", detail: "Completed items are kept here.")
    }
  }

  /// The title of the command on Enter for the empty list.
  var wayOn: String {
    switch self {
    case .today: "Go to Upcoming"
    case .upcoming, .flagged: "Go to All"
    case .all: "Go to the lists"
    case .logbook: "Go to Today"
    }
  }

  /// The screen that this command goes to.
  var nextWhenEmpty: Destination {
    switch self {
    case .today: .smart(.upcoming)
    case .upcoming, .flagged: .smart(.all)
    case .all: .home
    case .logbook: .smart(.today)
    }
  }
}
