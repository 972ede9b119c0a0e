public import TermPanels

extension Settings {
  /// The key map for the application, and its problems, each with the line of the binding that
  /// causes it.
  ///
  /// - Parameter catalogue: Every command that exists. The app's own are known once its coordinator
  ///   has started.
  @MainActor public func keyMap(
    in catalogue: KeyCatalogue
  ) -> (map: KeyMap, problems: [SettingsProblem]) {
    let (map, misreadings) = KeyMap.reading(keys.map { ($0.command, $0.keys) })
    let problems = (misreadings + map.problems(in: catalogue)).map { problem in
      let binding = keys.last { problem.commands.contains($0.command) }
      return SettingsProblem(line: binding?.line ?? 1, problem.description)
    }
    return (map, problems)
  }
}
