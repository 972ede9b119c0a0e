import TermPanels

extension Command {
  static let showHelp = Command(
    "app.help", .character("?"), title: "Show all keys", hint: "help", keepsHint: true)
  static let undo = Command("app.undo", .character("u"), title: "Undo", hint: "undo")
  static let redo = Command("app.redo", .control("r"), title: "Redo")
  static let addItemAnywhere = Command(
    "item.addAnywhere", .character("A"), title: "Add an item to any list")
  static let goAnywhere = Command(
    "app.goTo", .control("p"), title: "Go to a list, item or command",
    topic: .going)
  static let goByName = Command(
    "app.goByName", keys: "abcdefghijklmnopqrstuvwxyz".map { KeySequence(.alt($0)) },
    title: "Go to a name with this letter", topic: .going)
  static let importFile = Command(
    "app.import", sequences: ["g I"], title: "Import a file", word: "import")
  static let exportFile = Command(
    "app.export", sequences: ["g E"], title: "Export lists and items", word: "export")
  static let quit = Command(
    "app.quit", .character("q"), sequences: [": q"], title: "Quit", hint: "quit")

  static let resumeDraft = Command(
    "go.unfinished", sequences: ["g d"], title: "Resume a draft",
    hint: "resume", keepsHint: true, topic: .going)
  static let stopWork = Command(
    "app.stopWork", sequences: ["g S"], title: "Stop working", word: "stop")
  static let snoozeReminder = Command(
    "app.snooze", sequences: ["g r"], title: "Snooze the last reminder", word: "snooze")
  static let synchronise = Command(
    "app.sync", sequences: ["g y"], title: "Synchronise now", word: "sync")
  static let takeTour = Command(
    "app.tour", sequences: ["g ?"], title: "Take the tour", word: "tour")
  static let takeTourFromHelp = Command(
    "help.tour", .control("t"), title: "Take the tour", hint: "tour")
}
