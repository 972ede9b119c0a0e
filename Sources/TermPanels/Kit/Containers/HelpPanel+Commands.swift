extension HelpPanel {
  /// The commands of the help besides those that scroll.
  public static let commands: [Command] = [.helpResults, .helpFind, .helpClear, .helpClose]
}

extension Command {
  static let helpFind = Command(
    "help.find", .character("/"), title: "Find a command", hint: "find")
  static let helpResults = Command(
    "help.results", .enter, .down, title: "Go to the commands found", hint: "results")
  static let helpClear = Command("help.clear", .escape, title: "Show all keys", hint: "show all")
  static let helpClose = Command(
    "help.close", .escape, .character("?"), .character("q"), .enter, title: "Close help",
    hint: "close")
}
