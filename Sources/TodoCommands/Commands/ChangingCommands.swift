import TodoLanguage
import TodoModel
import TodoValues

/// The commands that change items.
enum ChangingCommands {
  private static let onDay = CommandOption<String>(
    "--on", "DAY", needs: "a day, such as yesterday or 2026-11-20",
    help: "the day of completion (today)")

  static let done = StoreCommand(
    "done", "complete items with their subtasks", arguments: [ItemChoice.argument],
    options: [ItemChoice.query, onDay, StoreChange.rehearsal],
    example: (["4kx2"], "completes an item by the beginning of its id")
  ) { line, desk in
    let day = try line[onDay].map { try desk.pastDay($0, of: onDay.name) }
    let items = try ItemChoice(desk: desk).items(of: line, for: "done")
    return try await StoreChange(desk, line)
      .make(
        .update(items.map(\.id), [.done(true)], completedOn: day), isSingle: line.namesOneItem)
  }

  static let reopen = StoreCommand(
    "reopen", "reopen done items", arguments: [ItemChoice.doneArgument],
    options: [ItemChoice.query, StoreChange.rehearsal],
    example: (["4kx2"], "makes a done item open again")
  ) { line, desk in
    let items = try ItemChoice(desk: desk, scope: .logbook).items(of: line, for: "reopen")
    return try await change(items, [.done(false)], line, desk)
  }

  static let remove = StoreCommand(
    "rm", "delete items with their subtasks; undo brings them back",
    arguments: [ItemChoice.argument], options: [ItemChoice.query, StoreChange.rehearsal],
    example: (["4kx2", "-n"], "shows what would be deleted")
  ) { line, desk in
    let items = try ItemChoice(desk: desk).items(of: line, for: "rm")
    return try await StoreChange(desk, line)
      .make(.delete(items.map(\.id)), isSingle: line.namesOneItem)
  }

  static let copy = StoreCommand(
    "copy", "copy items with their subtasks", arguments: [ItemChoice.argument],
    options: [ItemChoice.query, StoreChange.rehearsal],
    example: (["4kx2"], "adds a copy after the item")
  ) { line, desk in
    let items = try ItemChoice(desk: desk).items(of: line, for: "copy")
    return try await StoreChange(desk, line)
      .make(.duplicate(items.map(\.id)), isSingle: line.namesOneItem)
  }

  // MARK: - Editing

  private enum EditOptions {
    static let change = CommandOption<String>(
      "--change", "LINE", needs: "a line of changes, such as “+1w list:home”",
      help: "the changes as one argument, instead of a line after the colon",
      offers: .stored(.changes)
    )
    static let name = CommandOption<String>(
      "--name", "TEXT", needs: "a name", help: "the new name"
    )
    static let notes = CommandOption<String>(
      "--notes", "TEXT", needs: "a text, or - for standard input",
      help: "the new notes, or - for standard input"
    ) { $0 }
    static let waitFor = CommandOption<String>(
      "--wait-for", "ITEM", needs: "an id", help: "let them wait for this item too",
      offers: .stored(.openItems))
    static let unwaitFor = CommandOption<String>(
      "--no-wait-for", "ITEM", needs: "an id", help: "let them no longer wait for this item",
      offers: .stored(.openItems))
    static let all: [any AnyCommandOption] = [change, name, notes, waitFor, unwaitFor]
  }

  static let edit = StoreCommand(
    "edit", "change items with a line after a colon, or one item in your editor",
    arguments: [ItemChoice.argument],
    separator: ":",
    options: [
      ItemChoice.query
    ] + EditOptions.all + [StoreChange.rehearsal],
    example: (["--where", "is:overdue", "-n", ":", "+1w"], "shows what would be postponed")
  ) { line, desk in
    if line[EditOptions.notes] == "-", line.arguments == ["-"] {
      throw UsageError("Standard input cannot provide both the ids and the notes.")
    }
    guard line.changes(by: EditOptions.all) else { return try await editElsewhere(line, desk) }
    let changes = try edits(of: line, desk)
    let items = try ItemChoice(desk: desk).items(of: line, for: "edit")
    return try await change(items, changes, line, desk)
  }

  @MainActor private static func edits(
    of line: ParsedCommandLine, _ desk: Desk
  ) throws -> [ItemChange] {
    guard line.tail == nil || !line.has(EditOptions.change) else {
      throw UsageError("A line after a colon and --change cannot be combined.")
    }
    var changes: [ItemChange] = []
    if let text = line.tail?.joined(separator: " ") ?? line[EditOptions.change] {
      let lists = try desk.store.lists().map(\.list)
      let reading = BulkLine.read(text, in: desk.context(lists))
      if let problem = reading.problems.first { throw UsageError(problem.message) }
      changes = try reading.changes.compactMap { meaning in
        try ItemChange(meaning) { try desk.list(named: $0, among: lists).id }
      }
    }
    if let name = line[EditOptions.name] { changes.append(.set(\.name, name)) }
    if let notes = line[EditOptions.notes] {
      changes.append(.set(\.notes, try desk.notes(notes)))
    }
    let choice = ItemChoice(desk: desk)
    if let word = line[EditOptions.waitFor] { changes.append(.addWait(try choice.item(word).id)) }
    if let word = line[EditOptions.unwaitFor] {
      changes.append(.removeWait(try choice.item(word).id))
    }
    return changes
  }

  /// Opens the person's editor for one item.
  @MainActor private static func editElsewhere(
    _ line: ParsedCommandLine, _ desk: Desk
  ) async throws -> CommandOutput {
    guard let editText = desk.surroundings.doors.editText else {
      throw UsageError("edit needs a line after a colon, or one of its options.")
    }
    let items = try ItemChoice(desk: desk).items(of: line, for: "edit")
    guard let item = items.first, items.count == 1 else {
      throw UsageError("The editor takes one item, not \(items.count).")
    }
    let output = try await editText(item) { text in
      let after = EditedText(reading: text)
      return try await change(
        [item], [.set(\.name, after.name), .set(\.notes, after.notes)], line, desk)
    }
    return output ?? CommandOutput(sentence: "Nothing has changed.")
  }

  // MARK: - Moving

  private enum MoveOptions {
    static let before = place("--before", "put them before this item, as its siblings")
    static let after = place("--after", "put them after this item, as its siblings")
    static let into = place("--into", "make them subtasks of this item")
    static let top = CommandOption<Bool>("--top", help: "put them before their siblings")
    static let bottom = CommandOption<Bool>("--bottom", help: "put them after their siblings")
    static let all: [any AnyCommandOption] = [before, after, into, top, bottom]

    private static func place(_ name: String, _ help: String) -> CommandOption<String> {
      CommandOption(name, "ITEM", needs: "an id", help: help, offers: .stored(.openItems))
    }
  }

  static let move = StoreCommand(
    "move", "move items among others, or below another one", arguments: [ItemChoice.argument],
    options: [ItemChoice.query] + MoveOptions.all + [StoreChange.rehearsal],
    rules: [.exclusive(MoveOptions.all), .required(MoveOptions.all)],
    example: (["4kx2", "--top"], "puts an item first")
  ) { line, desk in
    let choice = ItemChoice(desk: desk)
    let items = try choice.items(of: line, for: "move")
    @MainActor func id(_ option: CommandOption<String>) throws -> Identifier<TodoItem>? {
      try line[option].map { try choice.item($0).id }
    }
    let move: Rearrangement =
      if let sibling = try id(MoveOptions.before) {
        .before(sibling)
      } else if let sibling = try id(MoveOptions.after) {
        .after(sibling)
      } else if let parent = try id(MoveOptions.into) {
        .indent(under: parent)
      } else {
        line.has(MoveOptions.top) ? .first : .last
      }
    return try await StoreChange(desk, line)
      .make(.arrange(items.map(\.id), move), isSingle: line.namesOneItem)
  }

  // MARK: - Changes

  @MainActor private static func change(
    _ items: [TodoItem], _ changes: [ItemChange], _ line: ParsedCommandLine, _ desk: Desk
  ) async throws -> CommandOutput {
    try await StoreChange(desk, line)
      .make(.update(items.map(\.id), changes), isSingle: line.namesOneItem)
  }
}

extension ParsedCommandLine {
  /// Whether it has a line of changes, or one of some options.
  fileprivate func changes(by options: [any AnyCommandOption]) -> Bool {
    tail != nil || options.contains(where: has)
  }

  /// Whether one item is named, and neither a query nor standard input.
  fileprivate var namesOneItem: Bool { arguments.count == 1 && arguments != ["-"] }
}
