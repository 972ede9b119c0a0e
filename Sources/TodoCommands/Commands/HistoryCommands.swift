import TodoModel

/// The commands about the history.
enum HistoryCommands {
  private static let limit = CommandOption<Int>(
    "--limit", "N", needs: "a number from 1", help: "print at most N (20)"
  ) { Int($0).flatMap { $0 > 0 ? $0 : nil } }

  static let undo = StoreCommand(
    "undo", "undo the last change, or one from the history",
    arguments: [
      .init(placeholder: "ENTRY", rule: "the number of a history entry", count: .optional)
    ],
    options: [StoreChange.rehearsal], example: (["-n"], "shows what would be undone")
  ) { line, desk in
    var request = StoreRequest.undo
    if let word = line.arguments.first {
      guard let entry = Int(word) else {
        throw UsageError("“\(word)” isn't the number of a history entry.")
      }
      request = .undo(entry: entry)
    }
    return try await StoreChange(desk, line).replay(request, or: "There is nothing to undo.")
  }

  static let redo = StoreCommand(
    "redo", "repeat the last undone change", options: [StoreChange.rehearsal],
    example: ([], "repeats the change that undo reverted")
  ) { line, desk in
    try await StoreChange(desk, line).replay(.redo, or: "There is nothing to redo.")
  }

  static let history = StoreCommand(
    "history", "list the changes, latest first", options: [limit],
    example: (["--limit", "3"], "lists the last three changes")
  ) { line, desk in
    let maker = ItemRecords(desk)
    let entries = try desk.store.journal.history(limit: line[limit] ?? 20)
    return CommandOutput(records: entries.map { maker.record($0) })
  }
}
