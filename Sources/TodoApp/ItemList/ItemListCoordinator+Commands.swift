import TermPanels

extension ItemListCoordinator {
  static let commands: [Command] = [
    .addItem, .addHeading, .orderList, .showBoard, .hideDone, .archiveDone,
  ]
  /// The commands on a template.
  static let commandsOfTemplate: [Command] = [
    .addItem, .addHeading, .orderList, .useShownTemplate,
  ]
}

extension Command {
  static let addItem = Command(
    "item.add", .character("a"), .character("n"), title: "Add an item", hint: "add",
    topic: .item)
  static let addHeading = Command(
    "list.addHeading", .character("O"), title: "Add a heading", word: "heading", topic: .arranging)
  static let hideDone = Command(
    "list.hideDone", .character("c"), title: "Hide done items", word: "hide", topic: .looking)
  static let archiveDone = Command(
    "list.archiveDone", .character("C"), title: "Move all done items to the Archive",
    word: "archive", topic: .arranging)
  static let orderList = Command(
    "list.order", .character("s"), title: "Sort and group the list", topic: .arranging)
}
