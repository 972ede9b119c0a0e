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
        title: "Nothing due today", detail: "What is due by today shows up here.")
    case .upcoming:
      Message(
        art: """
          ╭─┬───┬─╮
          ├─┴───┴─┤
          │ · · · │
          ╰───────╯
          """,
        title: "Nothing planned", detail: "What is due on a later day shows up here.")
    case .all:
      Message(
        art: """
          ╭───────╮
          │ ✓ ─── │
          │ ✓ ──  │
          ╰───────╯
          """,
        title: "Everything is done", detail: "What is open in any list shows up here.")
    case .flagged:
      Message(
        art: """
          ├───╮
          ├───╯
          │
          """,
        title: "Nothing flagged", detail: "What has a priority shows up here.")
    case .logbook:
      Message(
        art: """
          ╭───┬───╮
          │ ─ │ ─ │
          │   │   │
          ╰───┴───╯
          """,
        title: "Nothing done yet", detail: "What you tick off is kept here.")
    }
  }

  /// The title of the command on Enter for the empty list.
  var wayOn: String {
    switch self {
    case .today: "See what is upcoming"
    case .upcoming, .flagged: "See all that is open"
    case .all: "Go to the lists"
    case .logbook: "See what is due today"
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
