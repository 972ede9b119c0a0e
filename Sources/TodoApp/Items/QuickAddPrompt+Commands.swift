import TermPanels

extension QuickAddPrompt {
  static let commands: [Command] = [.completeItem, .refuseChip, .addAnother]
}

extension Command {
  static let completeItem = Command(
    "quickAdd.complete", .tab, title: "Fill in the list or tag", hint: "fill in")
  static let refuseChip = Command(
    "quickAdd.refuse", .backspace, title: "Keep as plain text")
  static let addAnother = Command(
    "quickAdd.addAnother", Key(.enter, .alt), .control("o"), title: "Add, then add another",
    hint: "add another")
}
