extension FilePanel {
  /// The commands of the panel besides the movements of its list, in the order in which they are
  /// tried.
  public static let commands: [Command] = [
    .fileChoose, .fileCancel, .fileComplete, .fileParent, .fileEnter, .fileHidden, .fileAll,
  ]
}

extension Command {
  static let fileChoose = Command("file.choose", .enter, title: "Choose the row", hint: "choose")
  static let fileCancel = Command("file.cancel", .escape, title: "Cancel", hint: "cancel")
  static let fileComplete = Command(
    "file.complete", .tab, title: "Complete the name or the path", hint: "complete")
  static let fileParent = Command(
    "file.parent", .left, Key(.up, .alt), title: "Go to the parent folder", hint: "parent")
  static let fileEnter = Command("file.enter", .right, title: "Go into the folder")
  static let fileHidden = Command(
    "file.hidden", .alt("."), title: "Show or hide hidden files", hint: "hidden")
  static let fileAll = Command(
    "file.all", .alt("e"), title: "Show files with all extensions, or not", hint: "all files")
}
