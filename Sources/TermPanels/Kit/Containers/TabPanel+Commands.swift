extension TabPanel {
  /// The commands of a tab panel, in the order in which they are tried.
  public static let commands = [.tabNext, .tabPrevious] + places

  /// The commands that select one of the first nine tabs by its position.
  static let places = (1...9).map { place in
    Command("tab.\(place)", .alt(Character("\(place)")), title: "Show tab \(place)")
  }
}

extension Command {
  // Terminals with tabs of their own keep Ctrl-PgDn for those, so a letter comes first.
  static let tabNext = Command(
    "tab.next", .alt("n"), Key(.pageDown, .control), title: "Next tab", hint: "next tab")
  static let tabPrevious = Command(
    "tab.previous", .alt("p"), Key(.pageUp, .control), title: "Previous tab",
    word: "previous tab")
}
