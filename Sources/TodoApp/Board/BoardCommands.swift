import TermPanels

extension ListBoard {
  /// The commands on an item.
  static let actions: [Command] =
    [.openOnBoard] + ItemAction.all.filter { $0.scope != .place }.map(\.command)
    + [
      .boardRight, .boardLeft, ItemAction.addAfter.command, ItemAction.moveDown.command,
      ItemAction.moveUp.command,
    ]
  /// The commands of the columns and of the screen around them.
  static let commands: [Command] = [.boardColumns] + ColumnsPanel.commands
}

extension Command {
  static let showBoard = Command(
    "list.board", .character("b"), title: "Show the list as a board", word: "board",
    topic: .looking)
  static let boardColumns = Command(
    "board.columns", .character("v"), title: "Show other columns", word: "columns",
    topic: .looking)
  static let openOnBoard = Command(
    "board.open", .enter, title: "Open the item", hint: "edit", topic: .item)
  // The keys that move an item to another level in a list move it to another column here.
  static let boardRight = Command(
    "board.moveRight", .character(">"), Key(.right, .shift),
    title: "Move the item to the column on the right", word: "advance", topic: .arranging)
  static let boardLeft = Command(
    "board.moveLeft", .character("<"), Key(.left, .shift),
    title: "Move the item to the column on the left", word: "return", topic: .arranging)
}
