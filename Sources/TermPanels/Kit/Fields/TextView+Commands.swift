extension TextView {
  /// The commands of a text of several lines, in the order in which they are tried. Movements by
  /// visible lines come before those of every text.
  public static let commands =
    [.textNewLine] + TextMovement.byLines.flatMap(\.commands) + TextEdit.all.flatMap(\.commands)
}

extension Command {
  static let textNewLine = Command("text.newLine", .enter, title: "New line")
}
