/// The members that do not depend on the rows: `TablePanel.commands`.
extension TablePanel where Element == Never, ID == Never {
  /// The commands of a table besides those of its list, in the order in which they are tried.
  public static var commands: [Command] {
    [.tableNext, .tablePrevious, .tableSort, .tableWiden, .tableNarrow, .tableResetWidths]
  }
}

extension Command {
  static let tableNext = Command(
    "table.nextColumn", .character("]"), title: "Next column", takesCount: true)
  static let tablePrevious = Command(
    "table.previousColumn", .character("["), title: "Previous column", takesCount: true)
  static let tableSort = Command(
    "table.sort", .character("s"), title: "Sort by the column", hint: "sort")
  static let tableWiden = Command(
    "table.widen", .character(">"), title: "Widen the column", takesCount: true)
  static let tableNarrow = Command(
    "table.narrow", .character("<"), title: "Narrow the column", takesCount: true)
  static let tableResetWidths = Command(
    "table.resetWidths", .character("="), title: "Reset the column widths")
}
