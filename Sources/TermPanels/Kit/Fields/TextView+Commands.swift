extension TextView {
  /// The commands of a text of several lines, in the order in which they are tried. Movements by
  /// visible lines come before those of every text.
  public static let commands =
    [.textNewLine] + TextMovement.byLines.flatMap(\.commands) + TextEdit.all.flatMap(\.commands)
    + [.textMark, .textCopy, .textSelectAll]
}

extension Command {
  static let textNewLine = Command("text.newLine", .enter, title: "New line")
  static let textMark = Command("text.mark", .control(" "), title: "Start or end a selection")
  static let textCopy = Command("text.copy", .alt("w"), title: "Copy the selection")
  static let textSelectAll = Command("text.selectAll", .alt("a"), title: "Select all")
}
