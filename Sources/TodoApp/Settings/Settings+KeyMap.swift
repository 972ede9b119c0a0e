public import TermPanels
import TodoCommands

extension Settings {
  /// The key map for the application, and its problems and remarks, each with the line of the
  /// binding that causes it. A remark is about a key that only some terminals tell.
  ///
  /// - Parameter catalogue: Every command that exists. The app's own are known once its coordinator
  ///   has started.
  @MainActor public func keyMap(
    in catalogue: KeyCatalogue
  ) -> (map: KeyMap, problems: [SettingsProblem], remarks: [SettingsProblem]) {
    let (map, misreadings) = KeyMap.reading(keys.map { ($0.command, $0.keys) })
    let names = Set(catalogue.groups.flatMap { $0.commands.map(\.id) }).sorted()
    let problems = (misreadings + map.problems(in: catalogue)).map { problem in
      SettingsProblem(line: line(of: problem.commands), sentence(problem, names))
    }
    let remarks = map.remarks.map {
      SettingsProblem(line: line(of: [$0.command]), $0.description)
    }
    return (map, problems, remarks)
  }

  /// The line of the last binding of one of these commands.
  private func line(of commands: [String]) -> Int {
    keys.last { commands.contains($0.command) }?.line ?? 1
  }

  /// The sentence about a problem. That about an unknown command names the nearest one, or the page
  /// of all names.
  private func sentence(_ problem: KeyMap.Problem, _ names: [String]) -> String {
    guard case .unknown(let command) = problem else { return problem.description }
    let offer =
      command.nearest(among: names).map { "Did you mean \($0)?" }
      ?? "docs/keys.md lists all names."
    return "Unknown command “\(command)”. \(offer)"
  }
}
