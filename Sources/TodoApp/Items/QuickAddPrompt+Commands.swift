import TermPanels

extension QuickAddPrompt {
  static let commands: [Command] = [.completeItem, .refuseChip, .addAnother]
}

extension Command {
  static let completeItem = Command(
    "quickAdd.complete", .tab, title: "Complete the list or tag", hint: "complete")
  static let refuseChip = Command(
    "quickAdd.refuse", .backspace, title: "Leave what was understood as words")
  static let addAnother = Command(
    "quickAdd.addAnother", Key(.enter, .alt), title: "Add, and another one")
}
