extension KeyCatalogue.Group {
  /// The group of a screen that is a list.
  ///
  /// - Parameters:
  ///   - title: The heading in a list of all keys.
  ///   - actions: The commands of the actions that its delegate offers for rows.
  ///   - commands: The commands of the panels around it.
  @MainActor public static func list(
    title: String, actions: [Command] = [], commands: [Command] = []
  ) -> KeyCatalogue.Group {
    KeyCatalogue.Group(title: title, ListPanel.commands(with: actions) + commands)
  }
}
