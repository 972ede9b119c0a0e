import TermPanels

extension Command {
  static let toggleInspector = Command(
    "inspector.toggle", Key(.function(12)), title: "Inspect the panels", worksBelowModals: true)
  static let moveKeyboard = Command(
    "inspector.keyboard", Key(.function(9)), title: "Move the keys to the inspector",
    worksBelowModals: true)

  static let foldPanels = Command("inspector.fold", .space, .enter, title: "Fold or unfold")
  static let filterLog = Command(
    "inspector.filter", .character("f"), title: "Log only the selected panel, or all")
  static let clearLog = Command("inspector.clearLog", .character("c"), title: "Clear the log")
  static let deselectPanel = Command(
    "inspector.deselect", .escape, title: "Deselect, and return the keys to the program")
}
