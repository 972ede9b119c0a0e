extension ColumnsPanel {
  /// The commands of a columns panel, in the order in which they are tried.
  public static let commands: [Command] = [.columnsRight, .columnsLeft]
}

extension Command {
  static let columnsRight = Command(
    "columns.right", .right, .character("l"), title: "Go to the column on the right",
    word: "right")
  static let columnsLeft = Command(
    "columns.left", .left, .character("h"), title: "Go to the column on the left", word: "left")
}
