import JSONKit
import TodoModel
import TodoWording

extension StoreCommand {
  /// The most tags that are listed.
  private static let mostTags = 100_000

  private enum Options {
    static let add = CommandOption<String>(
      "--add", "NAME", needs: "a name", help: "add one with this name"
    ) { $0.isEmpty ? nil : $0 }
    static let remove = CommandOption<String>(
      "--rm", "NAME", needs: "a name", help: "delete the one with this name; undo brings it back"
    ) { $0.isEmpty ? nil : $0 }
    static let edit = CommandOption<String>(
      "--edit", "NAME", needs: "a name", help: "change the one with this name"
    ) { $0.isEmpty ? nil : $0 }
    static let name = CommandOption<String>(
      "--name", "NAME", needs: "a name", help: "the new name"
    ) { $0.isEmpty ? nil : $0 }
    static let emoji = CommandOption<String>(
      "--emoji", "EMOJI", needs: "an emoji", help: "the emoji before the name") { $0 }
    static let query = CommandOption<String>(
      "--query", "QUERY", needs: "a query", help: "the query of the view"
    ) { $0.isEmpty ? nil : $0 }

    static let common: [any AnyCommandOption] = [
      add, edit, remove, name, emoji, StoreChange.rehearsal,
    ]
    static let rules: [OptionRule] = [
      .exclusive([add, edit, remove]), .needs(name, [edit]), .needs(emoji, [add, edit]),
      .needs(StoreChange.rehearsal, [add, edit, remove]),
    ]
  }

  static let listsOfItems = StoreCommand(
    "lists", "list the lists with their numbers of open items, or change one",
    options: Options.common, rules: Options.rules,
    example: (["--add", "Home", "--emoji", "🏠"], "adds a list")
  ) { line, desk in
    let summaries = try desk.store.lists()
    let changed = try await change(
      line, desk, among: summaries.map(\.list), kind: "list", blank: TodoList(name: "")
    ) { list in
      let summary = summaries.first { $0.id == list.id }
      return record(of: summary?.replacing(list) ?? .empty(list))
    }
    return changed ?? CommandOutput(records: summaries.map { record(of: $0) })
  }

  static let views = StoreCommand(
    "views", "list the saved views with their queries, or change one",
    options: Options.common + [Options.query],
    rules: Options.rules + [.needs(Options.query, [Options.add, Options.edit])],
    example: (["--add", "Soon", "--query", "due:today"], "adds a view")
  ) { line, desk in
    let views = try desk.store.views()
    if line.has(Options.add), !line.has(Options.query) {
      throw UsageError("\(Options.add.name) needs \(Options.query.name).")
    }
    if let text = line[Options.query] { _ = try desk.query([text]) }
    let changed = try await change(
      line, desk, among: views, kind: "view", blank: TodoList(name: "", query: "")
    ) { record(ofView: $0) }
    return changed ?? CommandOutput(records: views.map { record(ofView: $0) })
  }

  /// Makes the change of a list or a view that the options ask for; nil if they ask for none.
  @MainActor private static func change(
    _ line: ParsedCommandLine, _ desk: Desk, among all: [TodoList], kind: String, blank: TodoList,
    _ record: (TodoList) -> CommandOutput.Record
  ) async throws -> CommandOutput? {
    let change = StoreChange(desk, line)
    if let name = line[Options.remove] {
      let list = try desk.list(named: name, among: all, kind: kind)
      return try await change.make(.delete(list.id), of: list, record)
    }
    let original = try line[Options.edit].map {
      try desk.list(named: $0, among: all, kind: kind)
    }
    guard let name = line[Options.add] ?? line[Options.name] ?? original?.name else { return nil }
    var list = original ?? blank
    list.name = name
    if let emoji = line[Options.emoji] { list.emoji = emoji }
    if let query = line[Options.query] { list.query = query }
    let request =
      if let original {
        try StoreRequest.edit(list, from: original)
      } else {
        try StoreRequest.create(list)
      }
    return try await change.make(request, of: list, record)
  }

  private static func record(of summary: ListSummary) -> CommandOutput.Record {
    CommandOutput.Record(
      id: "\(ShortID(summary.id))",
      cells: [
        .init(text: summary.list.title, isFlexible: true), .init(text: "\(summary.openCount)"),
      ],
      plain: [summary.list.name, "\(summary.openCount)", "\(summary.totalCount)"],
      json: ItemJSON.json(of: summary))
  }

  private static func record(ofView view: TodoList) -> CommandOutput.Record {
    CommandOutput.Record(
      id: "\(ShortID(view.id))",
      cells: [
        .init(text: view.title), .init(text: view.query ?? "", tone: .faint, isFlexible: true),
      ], plain: [view.name, view.query ?? ""], json: ItemJSON.json(ofView: view))
  }

  static let tags = StoreCommand(
    "tags", "list the tags, the most frequent first",
    arguments: [
      .init(placeholder: "PREFIX", rule: "the beginning of a tag", count: .optional)
    ], example: (["er"], "lists the tags that begin with “er”")
  ) { line, desk in
    let tags = try desk.store.counts.tags(
      beginningWith: line.arguments.first ?? "", atMost: mostTags)
    return CommandOutput(
      records: tags.map { name, count in
        CommandOutput.Record(
          id: name, cells: [.init(text: "@" + name, isFlexible: true), .init(text: "\(count)")],
          plain: [name, "\(count)"],
          json: .object([ItemJSON.text("name", name), ItemJSON.number("items", count)]))
      })
  }
}

extension ListSummary {
  /// The summary with a list after an edit.
  fileprivate func replacing(_ list: TodoList) -> ListSummary {
    ListSummary(list: list, openCount: openCount, totalCount: totalCount)
  }

  /// The summary of a list without items.
  fileprivate static func empty(_ list: TodoList) -> ListSummary {
    ListSummary(list: list, openCount: 0, totalCount: 0)
  }
}
