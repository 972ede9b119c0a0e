import TermPanels

extension ListOverviewCoordinator {
  static let commands: [Command] = [.addList, .addView, .addArea, .findEverywhere]
  /// The commands while there are no lists.
  static let emptyCommands: [Command] = [.addList, .takeFirstTour]
  static let listActions: [Command] = [
    .editList, .moveListDown, .moveListUp, .putListAway, .saveListAsTemplate, .deleteList,
  ]
  static let viewActions: [Command] = [.editView, .moveToArea, .putListAway, .deleteView]
  /// The actions on lists that are only offered where there are areas.
  static let areaActions: [Command] = [.moveToArea, .foldArea, .foldAreas]
  static let awayActions: [Command] = [.bringListBack, .deleteList]
  static let templateActions: [Command] = [.useTemplate, .editList, .deleteList]
}

extension Command {
  static let addList = Command(
    "lists.add", .character("a"), .character("n"), title: "Add a list", hint: "add list",
    word: "add")
  static let addView = Command("views.add", .character("v"), title: "Add a view", word: "view")
  static let addArea = Command("areas.add", .character("N"), title: "Add an area", word: "area")
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
  static let putListAway = Command(
    "lists.putAway", .character("P"), title: "Put the list away", word: "away")
  static let deleteList = Command(
    "lists.delete", .character("d"), title: "Delete the list with its items", hint: "delete")
  static let editView = Command(
    "views.edit", .character("e"), title: "Edit the view", hint: "edit")
  static let deleteView = Command(
    "views.delete", .character("d"), title: "Delete the view", hint: "delete")

  static let moveToArea = Command(
    "lists.moveToArea", .character("#"), title: "Move the list to an area", word: "move")
  static let foldArea = Command(
    "areas.fold", .character("z"), title: "Fold or unfold the area", word: "fold")
  static let foldAreas = Command(
    "areas.foldAll", .character("Z"), title: "Fold or unfold all areas")
  static let bringListBack = Command(
    "lists.bringBack", .character("P"), title: "Bring the list back", hint: "restore")
  static let goToArea = Command(
    "go.area", sequences: ["g A"], title: "Go to an area", topic: .going)
}
