import CivilCalendar
import FileKit
import Glibc
import SafeText
import TermPanelsNcurses
import TodoApp
import TodoFormats
import TodoModel

/// The commands that exchange lists and items with files.
@MainActor struct ExchangeCommands {
  let clock: WallClock

  /// Imports files; returns the exit status.
  func importFiles(_ task: ImportTask, into path: String, _ quota: Int?) throws -> Int32 {
    if try FileImport.isOfMVCTodo(task), let file = task.paths.first {
      return try importMVCTodo(file, task, into: path, quota)
    }
    // A store that has reached its limit reads the source again, from the beginning.
    if quota != nil, task.readsStandardInput {
      throw FileError("Standard input cannot be imported with --quota. Save it to a file.")
    }
    // Formats are chosen before a database is created.
    let files = try FileImport(task, context)
    let line = ProgressLine()
    return try importing(into: path, quota) { store in
      try await store.importElements(
        of: files.name, isRehearsal: task.isRehearsal, progress: { line.show($0) }
      ) { try files.open() }
    }
  }

  private func importMVCTodo(
    _ file: String, _ task: ImportTask, into path: String, _ quota: Int?
  ) throws -> Int32 {
    // A file that cannot be imported is refused before a database is created.
    let file = try MVCTodoFile(path: file)
    return try importing(into: path, quota) { store in
      try await store.importMVCTodo(file, isRehearsal: task.isRehearsal)
    }
  }

  private func importing(
    into path: String, _ quota: Int?,
    _ work: @escaping @MainActor (TodoStore) async throws -> ImportReport
  ) throws -> Int32 {
    let store = try TodoStore.open(path: path, quota: quota, clock: clock)
    let report = try MainQueue.wait {
      let report = try await work(store)
      await store.close()
      return report
    }
    ProgressLine().finish()
    Console.say("\(report)")
    return report.hasProblems ? 4 : 0
  }

  /// Exports lists and items; returns the exit status.
  func export(_ task: ExportTask, _ path: String) throws -> Int32 {
    let store = try TodoStore.open(path: path, clock: clock)
    let export = try FileExport(task, of: store, context)
    let remarks: Remarks
    if let target = task.path {
      remarks = try NewFile.write(target, replacing: task.replaces) { try export.run($0) }
    } else {
      remarks = try export.run { text in
        try Descriptor.write(text.utf8.span.bytes, to: STDOUT_FILENO, waitingForRoom: true)
      }
    }
    try MainQueue.wait { await store.close() }
    for remark in remarks.all { Console.complain("paneltodo: \(remark)") }
    return 0
  }

  private var context: ExchangeContext {
    ExchangeContext(clock: clock, zone: { ZoneDatabase.zone(named: $0) })
  }
}
