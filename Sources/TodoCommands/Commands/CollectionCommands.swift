import JSONKit
import TodoModel
import TodoWording

/// The commands about lists, saved views and tags.
enum CollectionCommands {
  /// The most tags that are listed.
  private static let mostTags = 100_000

  private enum Options {
    static let add = CommandOption<String>(
      "--add", "NAME", needs: "a name", help: "add one with this name"
    )
    static let remove = remove(offering: .lists)
    static let edit = edit(offering: .lists)
    static let name = CommandOption<String>(
      "--name", "NAME", needs: "a name", help: "the new name"
    )
    static let emoji = CommandOption<String>(
      "--emoji", "EMOJI", needs: "an emoji", help: "the emoji before the name"
    ) { $0 }
    static let query = CommandOption<String>(
      "--query", "QUERY", needs: "a query", help: "the query of the view", offers: .stored(.query))

    /// The options of both commands; a shell offers the names of lists or of views.
    static func common(offering names: StoredCandidates) -> [any AnyCommandOption] {
      [
        add, edit(offering: names), remove(offering: names), name, emoji, StoreChange.rehearsal,
      ]
    }

    private static func remove(offering names: StoredCandidates) -> CommandOption<String> {
      CommandOption(
        "--rm", "NAME", needs: "a name",
        help: "delete the one with this name; undo brings it back", offers: .stored(names))
    }

    private static func edit(offering names: StoredCandidates) -> CommandOption<String> {
      CommandOption(
        "--edit", "NAME", needs: "a name", help: "change the one with this name",
        offers: .stored(names))
    }

    static let rules: [OptionRule] = [
      .exclusive([add, edit, remove]), .needs(name, [edit]), .needs(emoji, [add, edit]),
      .needs(StoreChange.rehearsal, [add, edit, remove]),
    ]
  }

  static let lists = StoreCommand(
    "lists", "show the lists and their numbers of open items, or change one",
    options: Options.common(offering: .lists), rules: Options.rules,
    example: (["--add", "Home", "--emoji", "🏠"], "adds a list")
  ) { line, desk in
    let summaries = try desk.store.lists()
    let changed = try await change(
      line, desk, among: summaries.map(\.list), kind: "list", blank: TodoList(name: "")
    ) { list in
      let summary = summaries.first { $0.id == list.id }
      return record(of: summary?.replacing(list) ?? .empty(list), desk)
    }
    return changed ?? CommandOutput(records: summaries.map { record(of: $0, desk) })
  }

  static let views = StoreCommand(
    "views", "show the saved views and their queries, or change one",
    options: Options.common(offering: .views) + [Options.query],
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
    ) { record(ofView: $0, desk) }
    return changed ?? CommandOutput(records: views.map { record(ofView: $0, desk) })
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

  @MainActor private static func record(
    of summary: ListSummary, _ desk: Desk
  ) -> CommandOutput.Record {
    CommandOutput.Record(
      id: "\(ShortID(summary.id))",
      cells: [
        .init(text: summary.list.title, isFlexible: true), .init(text: "\(summary.openCount)"),
      ],
      plain: [summary.list.name, "\(summary.openCount)", "\(summary.totalCount)"],
      json: desk.json.json(of: summary))
  }

  @MainActor private static func record(
    ofView view: TodoList, _ desk: Desk
  ) -> CommandOutput.Record {
    CommandOutput.Record(
      id: "\(ShortID(view.id))",
      cells: [
        .init(text: view.title), .init(text: view.query ?? "", tone: .faint, isFlexible: true),
      ], plain: [view.name, view.query ?? ""], json: desk.json.json(ofView: view))
  }

  static let tags = StoreCommand(
    "tags", "list the tags, the most frequent first",
    arguments: [
      .init(
        placeholder: "PREFIX", rule: "the beginning of a tag", count: .optional,
        offers: .stored(.tags))
    ], example: (["er"], "lists the tags that begin with “er”")
  ) { line, desk in
    let tags = try desk.store.counts.tags(
      beginningWith: line.arguments.first ?? "", atMost: mostTags)
    return CommandOutput(
      records: tags.map { name, count in
        CommandOutput.Record(
          id: name, cells: [.init(text: "@" + name, isFlexible: true), .init(text: "\(count)")],
          plain: [name, "\(count)"],
          json: .members(["name": .text(name), "items": .integer(count)]))
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
