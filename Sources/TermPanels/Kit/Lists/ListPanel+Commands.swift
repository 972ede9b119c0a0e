/// The members that do not depend on the identities of rows: `ListPanel.commands`.
extension ListPanel where ID == Never {
  /// The maximum number of rows marked at a time.
  public static var mostMarks: Int { RowMarks<Never>.limit }

  /// The commands of a list, in the order in which they are tried. The actions that its delegate
  /// offers for a row come after the first one.
  public static var commands: [Command] { commands(with: []) }

  /// The last word of a marked row where it is read aloud.
  package static var markWord: String { "marked" }

  /// The commands that move the current row.
  public static var movements: [Command] {
    [
      .listDown, .listUp, .listPageDown, .listPageUp, .listHalfPageDown, .listHalfPageUp,
      .listFirst, .listLast,
    ]
  }

  /// The commands of a list whose delegate offers actions.
  static func commands(with actions: [Command]) -> [Command] {
    [.listOpen] + actions + [.listMenu, .listMark, .listMarkRange, .listMarkAll, .listUnmark]
      + movements
  }
}

extension Command {
  package static let listOpen = Command("list.open", .enter, .character("l"), .right, title: "Open")
  package static let listMenu = Command(
    "list.menu", .character("."), title: "Show the actions for the row")

  static let listMark = Command(
    "list.mark", .character("m"), title: "Mark or unmark the row", topic: .marking)
  package static let listMarkRange = Command(
    "list.markRange", .character("V"), title: "Mark a range", topic: .marking)
  static let listMarkAll = Command(
    "list.markAll", .character("*"), title: "Mark all rows, or none", word: "all",
    topic: .marking)
  static let listUnmark = Command(
    "list.unmark", .escape, title: "Clear the marks", hint: "unmark", topic: .marking)

  static let listDown = Command(
    "list.down", .down, .character("j"), title: "Next row", takesCount: true,
    topic: .moving)
  static let listUp = Command(
    "list.up", .up, .character("k"), title: "Previous row", takesCount: true,
    topic: .moving)
  static let listPageDown = Command(
    "list.pageDown", .pageDown, .control("f"), title: "Page down", takesCount: true,
    topic: .moving)
  static let listPageUp = Command(
    "list.pageUp", .pageUp, .control("b"), title: "Page up", takesCount: true,
    topic: .moving)
  static let listHalfPageDown = Command(
    "list.halfPageDown", .control("d"), title: "Half a page down", takesCount: true,
    topic: .moving)
  static let listHalfPageUp = Command(
    "list.halfPageUp", .control("u"), title: "Half a page up", takesCount: true,
    topic: .moving)
  static let listFirst = Command(
    "list.first", .home, sequences: [.top], title: "First row",
    topic: .moving)
  static let listLast = Command(
    "list.last", .end, .character("G"), title: "Last row",
    topic: .moving)
}

extension String {
  /// The heading of the commands that mark rows.
  fileprivate static let marking = "Mark"
  /// The heading of the commands that move the current row.
  fileprivate static let moving = "Move"
}
