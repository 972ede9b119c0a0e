extension SplitPanel {
  /// The commands of an expanded split, in the order in which they are tried.
  public static let commands: [Command] = [
    .splitNext, .splitPrevious, .splitLeft, .splitRight, .splitWiden, .splitNarrow,
    .splitResetWidths, .splitToggleLast,
  ]
}

extension Command {
  static let splitNext = Command("split.next", .tab, title: "Next column", hint: "next column")
  static let splitPrevious = Command("split.previous", .backTab, title: "Previous column")
  static let splitLeft = Command(
    "split.left", .escape, .character("h"), .left, title: "Go to the column on the left",
    hint: "back")
  static let splitRight = Command(
    "split.right", .right, .character("l"), title: "Go to the column on the right")

  // A list in a column may need the short keys for its rows; the sequences are free there too.
  static let splitWiden = Command(
    "split.widen", .character(">"), sequences: ["ctrl-w >"], title: "Widen the column")
  static let splitNarrow = Command(
    "split.narrow", .character("<"), sequences: ["ctrl-w <"], title: "Narrow the column")
  static let splitResetWidths = Command(
    "split.resetWidths", .character("="), sequences: ["ctrl-w ="],
    title: "Reset the column widths")
  static let splitToggleLast = Command(
    "split.toggleLast", .character("]"), title: "Show or hide the last column")
}
