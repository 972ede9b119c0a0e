import Glibc
import SafeText
import TermPanelsNcurses
import TodoCommands
import TodoModel

/// The person's program that is given each change of a database, and the process that runs it.
@MainActor struct HookProgram {
  let hook: Hook
  /// The path of the database.
  private let path: String

  /// The program of a setting; nil without one.
  init?(_ command: [String]?, for path: String, environment: [String: String]) {
    guard let command else { return nil }
    hook = Hook(command, for: path, environment: environment)
    self.path = path
  }

  /// Lets a new program begin with the changes that follow. A failure costs no data: the program is
  /// given its changes later, or after the next start.
  func begin(_ store: TodoStore) { complaining { try HookQueue(hook, store).begin() } }

  /// Launches the process that gives the program the changes, if any wait.
  func deliver(_ store: TodoStore) {
    complaining {
      if try HookQueue(hook, store).needsDelivery() { try launch() }
    }
  }

  /// Launches this program as the process that runs the hook.
  func launch() throws {
    try BackgroundProgram.launch(["/proc/self/exe", "hook", "--database", path])
  }

  /// Runs the program, and waits for its end.
  func run(
    _ command: [String], _ input: String, _ variable: (name: String, value: String)
  ) throws -> HookRun {
    setenv(variable.name, variable.value, 1)
    let ending = try BackgroundProgram.run(
      command, reading: input, forAtMost: Hook.longestRun, keeping: Hook.mostOutput)
    return HookRun(
      status: ending.status, wasStopped: ending.wasStopped,
      output: String(decoding: ending.output, as: UTF8.self))
  }

  private func complaining(_ work: () throws -> Void) {
    do { try work() } catch { Console.complain("paneltodo: The hook: \(error)") }
  }
}
