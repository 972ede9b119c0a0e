import CivilCalendar
import FileKit
import SafeText
import TodoFormats
import TodoModel

/// Gives the changes that wait to the person's program, in a process that does nothing else.
///
/// 1. The process takes the lock. If another one has it, that one looks for further changes once it
///    has released the lock.
/// 2. It reads the journal behind the place in the state, and runs the program with these changes.
/// 3. It stores the new place, however the program has ended.
///
/// If another program has been set meanwhile, its state stays, and the process gives it the changes
/// that wait: the process that made them has met the lock.
///
/// A process that is killed before the last step leaves the changes to the next one: then the
/// program is given them again.
@MainActor struct HookDelivery {
  /// The result of a delivery.
  struct Report: Equatable {
    /// The number of entries of the journal that the program was given.
    var entries = 0
    /// The reason why the last run failed; nil if it succeeded.
    var failure: String?
    /// Whether another process is giving the program its changes.
    var isElsewhere = false
    /// Whether the program could be started.
    fileprivate(set) var canContinue = true
  }

  private let hook: Hook
  private let desk: Desk
  private let runner: HookRun.Runner
  private let files: HookFiles

  init(_ hook: Hook, _ desk: Desk, _ runner: @escaping HookRun.Runner) {
    (self.hook, self.desk, self.runner) = (hook, desk, runner)
    files = hook.files(of: desk.store)
  }

  /// Gives the program all changes that wait.
  func run() throws -> Report {
    var report = Report()
    while report.canContinue, try hasChanges() {
      guard let lock = try files.lock() else {
        report.isElsewhere = report.entries == 0
        return report
      }
      try deliverOnce(&report)
      _ = consume lock
    }
    return report
  }

  /// Whether changes wait for the program in the state.
  private func hasChanges() throws -> Bool {
    guard let state = files.state() else { return false }
    return try state.place != desk.store.journal.end
  }

  private func deliverOnce(_ report: inout Report) throws {
    guard var state = files.state() else { return }
    var batch = HookBatch(try lines(), without: state.mark)
    let stretch = try desk.store.journal.read(after: state.place, atMost: Hook.mostEntries) {
      batch.add($0)
    }
    guard let stretch else {
      state.place = try desk.store.journal.end
      try log("The database was replaced. The program is given the changes that follow.")
      return try keep(state)
    }
    if stretch.leftOut > 0 { try log("Left out: \(stretch.leftOut) older entries of the history.") }
    if batch.count > 0 {
      do {
        report.failure = try give(batch, to: state)
        report.entries += batch.count
        state.failure = report.failure
      } catch {
        // The program is given the changes with the next ones, if it can be started then.
        (report.failure, report.canContinue) = ("\(error)", false)
        state.failure = report.failure
        try log("\(error)")
        return try keep(state)
      }
    }
    state.place = stretch.end
    try keep(state)
  }

  /// Stores the state, unless that of another program has taken its place.
  private func keep(_ state: HookState) throws {
    try files.updateState { $0 == nil || $0?.mark == state.mark ? state : nil }
  }

  /// Runs the program. Returns the reason why it failed, if it did; throws if it did not start.
  private func give(_ batch: HookBatch, to state: HookState) throws -> String? {
    let variable = (name: Hook.markVariable, value: state.mark.uuidString)
    let run = try files.stateFiles.withInput(batch.text) { try runner(state.command, $0, variable) }
    let output = run.output.split(whereSeparator: \.isNewline).map { "\n  \($0.shownInLine)" }
    let result = run.failure ?? "It succeeded."
    try log("Entries \(batch.numbers): \(result)\(output.joined())")
    return run.failure
  }

  private func lines() throws -> HookLines {
    let headings = ItemHeadings(in: desk.store)
    return HookLines(
      lists: try desk.store.lists(withPutAway: true).map(\.list) + desk.store.areas.all(),
      phrases: desk.phrases, json: desk.json
    ) { item in
      // A heading that cannot be read counts as none: the change is more important.
      try? headings.heading(above: item)
    }
  }

  private func log(_ sentence: String) throws(SystemError) {
    try files.log("\(desk.store.clock.now.fullISO) \(sentence)\n")
  }
}
