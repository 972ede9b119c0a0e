import TermPanels

extension FinderPanel {
  /// The commands while the field has the focus.
  static let typing: [Command] = [.showResults, .saveSearch, .endSearch]
  /// The commands while the items have the focus.
  static let looking: [Command] = [.find, .saveSearch, .endSearch]
}

extension Command {
  static let find = Command(
    "find.begin", .character("/"), title: "Find in what is here", hint: "find")
  static let showResults = Command(
    "find.goOn", .enter, .down, title: "Go on in what was found", hint: "go on")
  static let saveSearch = Command(
    "find.save", .control("s"), title: "Save as a view", hint: "save")
  static let endSearch = Command(
    "find.end", .escape, title: "Show everything again", hint: "show all")
}
