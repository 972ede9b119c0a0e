import JSONKit
import TodoModel

extension StoreCommand {
  /// Gives the changes that wait to the person's program. The process that makes a change launches
  /// it as a process of its own.
  package static let hook = StoreCommand(
    "hook", "run the program in the setting “hook” on the changes that wait",
    example: ([], "tries the program, which other commands run by themselves")
  ) { line, desk in
    guard let door = desk.surroundings.doors.hook else {
      throw UsageError("The setting “hook” names no program.")
    }
    try HookQueue(door.hook, desk.store).begin()
    let report = try HookDelivery(door.hook, desk, door.run).run()
    let path = HookQueue(door.hook, desk.store).logPath
    if let failure = report.failure {
      throw CommandFailure(.failed, "The hook failed. \(failure) Its log is \(path).")
    }
    let sentence =
      switch report.entries {
      case 0 where report.isElsewhere: "Another process is running the program."
      case 0: "No changes wait for the program."
      case 1: "Gave the program 1 change."
      default: "Gave the program \(report.entries) changes."
      }
    let record = CommandOutput.Record(
      id: "\(report.entries)", cells: [.init(text: sentence)],
      plain: ["\(report.entries)", path],
      json: .members(["entries": .integer(report.entries), "log": .text(path)]))
    return CommandOutput(records: [record], isSingle: true)
  }
}
