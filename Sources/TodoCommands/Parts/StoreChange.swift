import TodoModel
import TodoWording

/// Makes the one change of a command, or rehearses it, and reports it.
@MainActor struct StoreChange {
  nonisolated static let rehearsal = CommandOption<Bool>(
    "--dry-run", short: "-n", help: "show the changes without making them")

  let desk: Desk
  let isRehearsal: Bool

  init(_ desk: Desk, _ line: ParsedCommandLine) {
    (self.desk, isRehearsal) = (desk, line.has(Self.rehearsal))
  }

  /// Makes a change of items.
  ///
  /// - Parameter isSingle: Whether the command names one item, so that its JSON is an object.
  func make(_ request: StoreRequest, isSingle: Bool) async throws -> CommandOutput {
    guard let changes = try await desk.store.perform(request, isRehearsal: isRehearsal) else {
      return CommandOutput(sentence: "Nothing has changed.")
    }
    let records = try ItemRecords(desk).records(of: changes.items, isRehearsal: isRehearsal)
    let released = isRehearsal ? [] : try desk.store.finder.released(by: changes.items)
    return CommandOutput(
      records: records, isSingle: isSingle && records.count == 1,
      sentence: sentence(of: changes, further: PhraseBook.released(released)))
  }

  /// Makes a change of one list, view or area, which `record` shows as it is then, or as it was
  /// before it is deleted.
  func make(
    _ request: StoreRequest, of list: TodoList, _ record: (TodoList) throws -> CommandOutput.Record
  ) async throws -> CommandOutput {
    guard let changes = try await desk.store.perform(request, isRehearsal: isRehearsal) else {
      return CommandOutput(sentence: "Nothing has changed.")
    }
    // The lists of an area that is deleted change with it.
    let changed = changes.lists.first { ($0.after ?? $0.before)?.id == list.id }
    return CommandOutput(
      records: [try record(changed?.after ?? list)], isSingle: true,
      sentence: sentence(of: changes))
  }

  /// Undoes or repeats a change; `nothing` is the sentence if none is left.
  func replay(_ request: StoreRequest, or nothing: String) async throws -> CommandOutput {
    guard let changes = try await desk.store.perform(request, isRehearsal: isRehearsal),
      let entry = changes.entry
    else { throw CommandFailure(.blocked, nothing) }
    let words = desk.phrases.line(for: entry)
    let record = CommandOutput.Record(
      id: "\(entry.id)", cells: [.init(text: words, isFlexible: true)],
      plain: ["\(entry.id)", words], json: StoreJSON.json(of: entry, as: words, isUndone: false))
    return CommandOutput(
      records: [record], isSingle: true,
      sentence: isRehearsal ? Self.remark : nil)
  }

  private static let remark = "This was a preview. Nothing has changed."

  func sentence(of changes: ChangeSet, further: String? = nil) -> String? {
    guard !isRehearsal else { return Self.remark }
    return changes.entry.map { entry in
      let sentences = [desk.phrases.sentence(for: entry), further].compactMap(\.self)
      return sentences.joined(separator: ". ") + ". Undo: paneltodo undo"
    }
  }
}
