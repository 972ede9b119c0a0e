import TermPanels

extension ListOverviewCoordinator {
  static let commands: [Command] = [.addList, .addView, .findEverywhere]
  /// The commands while there are no lists.
  static let emptyCommands: [Command] = [.addList, .takeFirstTour]
  static let listActions: [Command] = [.editList, .moveListDown, .moveListUp, .deleteList]
  static let viewActions: [Command] = [.editView, .deleteView]
}

extension Command {
  static let addList = Command(
    "lists.add", .character("a"), .character("n"), title: "Add a list", hint: "add")
  static let addView = Command("views.add", .character("v"), title: "Add a view", word: "view")
  static let findEverywhere = Command(
    "lists.find", .character("/"), title: "Find in all lists", word: "find")
  static let takeFirstTour = Command(
    "lists.tour", .character("t"), title: "Take the tour", hint: "tour")

  static let editList = Command(
    "lists.rename", .character("e"), title: "Edit the list", hint: "edit")
  static let moveListDown = Command(
    "lists.moveDown", .character("J"), title: "Move the list down", word: "down")
  static let moveListUp = Command(
    "lists.moveUp", .character("K"), title: "Move the list up", word: "up")
  static let deleteList = Command(
    "lists.delete", .character("d"), title: "Delete the list with its items", hint: "delete")
  static let editView = Command(
    "views.edit", .character("e"), title: "Edit the view", hint: "edit")
  static let deleteView = Command(
    "views.delete", .character("d"), title: "Delete the view", hint: "delete")
}
