import TermPanels
import TodoModel

extension SmartList {
  /// The properties of the list: the only switch over all lists.
  var traits: Traits {
    switch self {
    case .today:
      Traits(
        scope: .today, mark: ("●", .today), word: "due",
        message: Message(
          art: """
              · │ ·
            ── ╭─╮ ──
            ───┴─┴───
            """,
          title: "Nothing due today", detail: "Items due or planned for today appear here."),
        wayOn: ("go to Upcoming", .smart(.upcoming)))
    case .upcoming:
      Traits(
        scope: .upcoming, mark: ("▸", .accent), word: "due",
        message: Message(
          art: """
            ╭─┬───┬─╮
            ├─┴───┴─┤
            │ · · · │
            ╰───────╯
            """,
          title: "Nothing planned",
          detail: "Items that start, are planned or are due later appear here."),
        wayOn: ("go to All", .smart(.all)))
    case .all:
      Traits(
        scope: .all, mark: ("○", .secondary), word: "open",
        message: Message(
          art: """
            ╭───────╮
            │ ✓ ─── │
            │ ✓ ──  │
            ╰───────╯
            """,
          title: "Everything is done", detail: "Open items of all lists appear here."),
        wayOn: ("go to the lists", .home))
    case .flagged:
      Traits(
        scope: .flagged, mark: ("⚑", .overdue), word: "open",
        message: Message(
          art: """
            ├───╮
            ├───╯
            │
            """,
          title: "Nothing flagged", detail: "Items with a flag appear here."),
        wayOn: ("go to All", .smart(.all)))
    case .logbook:
      Traits(
        scope: .logbook, mark: ("✓", .faint), word: "done",
        message: Message(
          art: """
            ╭───┬───╮
            │ ─ │ ─ │
            │   │   │
            ╰───┴───╯
            """,
          title: "Nothing completed yet", detail: "Completed items are kept here."),
        wayOn: ("go to Today", .smart(.today)))
    }
  }
}
