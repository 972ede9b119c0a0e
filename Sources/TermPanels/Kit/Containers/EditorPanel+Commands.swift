extension EditorPanel {
  /// The commands of an editor besides those of its text, in the order in which they are tried.
  public static let commands: [Command] = [
    .editorFind, .editorFindNext, .editorFindPrevious, .editorKeep, .editorCancel,
  ]
}

extension Command {
  static let editorFind = Command("editor.find", .control("r"), title: "Find", hint: "find")
  static let editorFindNext = Command(
    "editor.findNext", Key(.function(3)), title: "Next match")
  static let editorFindPrevious = Command(
    "editor.findPrevious", .alt("r"), Key(.function(3), .shift), title: "Previous match")
  /// Ends the search at the match.
  static let editorKeep = Command("editor.keep", .enter, title: "Stay at the match", hint: "stay")
  /// Ends the search where it began.
  static let editorCancel = Command(
    "editor.cancel", .escape, title: "Go back to the start of the search", hint: "back")
}
