import TermPanels

extension FinderPanel {
  /// The commands while the field has the focus.
  static let typing: [Command] = [.showResults, .saveSearch, .endSearch]
  /// The commands while the items have the focus.
  static let looking: [Command] = [.find, .saveSearch, .endSearch]
}

extension Command {
  static let find = Command(
    "find.begin", .character("/"), title: "Find in this list", hint: "find",
    topic: .looking)
  static let showResults = Command(
    "find.goOn", .enter, .down, title: "Go to the results", hint: "results")
  static let saveSearch = Command(
    "find.save", .control("s"), title: "Save as a view", hint: "save",
    topic: .looking)
  static let endSearch = Command(
    "find.end", .escape, title: "Clear the search", hint: "clear",
    topic: .looking)
}
