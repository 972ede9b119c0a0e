public import TermPanels
import TodoCommands

extension Settings {
  /// The most problems for which the nearest name is looked for among all names.
  private static let mostOffers = 100

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
    // Of several bindings of one command, the last one holds.
    let lines = Dictionary(keys.map { ($0.command, $0.line) }) { $1 }
    func line(of commands: [String]) -> Int { commands.compactMap { lines[$0] }.max() ?? 1 }
    let found = misreadings + map.problems(in: catalogue)
    let problems = found.enumerated().map { index, problem in
      SettingsProblem(
        line: line(of: problem.commands),
        sentence(problem, index < Self.mostOffers ? names : []))
    }
    let remarks = map.remarks.map {
      SettingsProblem(line: line(of: [$0.command]), $0.description)
    }
    return (map, problems, remarks)
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
