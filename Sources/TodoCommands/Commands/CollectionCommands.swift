import JSONKit
import TodoModel
import TodoWording

/// The commands about lists, saved views, areas and tags.
enum CollectionCommands {
  /// The most tags that are listed.
  private static let mostTags = 100_000

  private enum Options {
    static let add = CommandOption<String>(
      "--add", "NAME", needs: "a name", help: "add one with this name"
    )
    static let remove = remove(offering: .lists)
    static let edit = edit(offering: .lists)
    static let putAway = putAway(offering: .lists)
    static let bringBack = CommandOption<String>(
      "--bring-back", "NAME", needs: "a name", help: "bring the one with this name back",
      offers: .stored(.putAway))
    static let away = CommandOption<Bool>("--away", help: "show those that are put away")
    static let name = CommandOption<String>(
      "--name", "NAME", needs: "a name", help: "the new name"
    )
    static let emoji = CommandOption<String>(
      "--emoji", "EMOJI", needs: "an emoji", help: "the emoji before the name"
    ) { $0 }
    static let area = CommandOption<String>(
      "--area", "NAME", needs: "the name of an area", help: "the area; with an empty name, none",
      offers: .stored(.areas)
    ) { $0 }
    static let query = CommandOption<String>(
      "--query", "QUERY", needs: "a query", help: "the query of the view", offers: .stored(.query))

    /// The options of all these commands; a shell offers the names of lists, views or areas.
    static func common(offering names: StoredCandidates) -> [any AnyCommandOption] {
      [
        add, edit(offering: names), remove(offering: names), putAway(offering: names), bringBack,
        away, name, emoji, StoreChange.rehearsal,
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

    private static func putAway(offering names: StoredCandidates) -> CommandOption<String> {
      CommandOption(
        "--put-away", "NAME", needs: "a name",
        help: "put the one with this name away, with its items", offers: .stored(names))
    }

    /// The options with which a command changes something.
    static let changes: [any AnyCommandOption] = [add, edit, remove, putAway, bringBack]

    static let rules: [OptionRule] = [
      .exclusive([add, edit, remove, putAway, bringBack, away]), .needs(name, [edit]),
      .needs(emoji, [add, edit]),
      .needs(StoreChange.rehearsal, [add, edit, remove, putAway, bringBack]),
    ]
    /// The rules of lists and views, which can be in an area.
    static let rulesOfMembers = rules + [.needs(area, [add, edit])]
  }

  static let lists = StoreCommand(
    "lists", "show the lists and their numbers of open items, or change one",
    options: Options.common(offering: .lists) + [Options.area], rules: Options.rulesOfMembers,
    example: (["--add", "Home", "--emoji", "🏠"], "adds a list")
  ) { line, desk in try await output(line, desk, blank: TodoList(name: "")) }
  .reading(unlessOneOf: Options.changes)

  static let views = StoreCommand(
    "views", "show the saved views and their queries, or change one",
    options: Options.common(offering: .views) + [Options.area, Options.query],
    rules: Options.rulesOfMembers + [.needs(Options.query, [Options.add, Options.edit])],
    example: (["--add", "Soon", "--query", "due:today"], "adds a view")
  ) { line, desk in
    if line.has(Options.add), !line.has(Options.query) {
      throw UsageError("\(Options.add.name) needs \(Options.query.name).")
    }
    if let text = line[Options.query] { _ = try desk.query([text]) }
    return try await output(line, desk, blank: TodoList(name: "", query: ""))
  }
  .reading(unlessOneOf: Options.changes)

  static let areas = StoreCommand(
    "areas", "show the areas and their numbers of open items, or change one",
    options: Options.common(offering: .areas), rules: Options.rules,
    example: (["--add", "Work"], "adds an area")
  ) { line, desk in try await output(line, desk, blank: .area(named: "")) }
  .reading(unlessOneOf: Options.changes)

  /// Makes the change that the options ask for, or shows the lists, views or areas.
  ///
  /// - Parameter blank: A new list, view or area without a name.
  @MainActor private static func output(
    _ line: ParsedCommandLine, _ desk: Desk, blank: TodoList
  ) async throws -> CommandOutput {
    let records = try ListRecords(desk)
    let kind = blank.kind
    let change = StoreChange(desk, line)
    func named(_ name: String, among lists: [TodoList]) throws -> TodoList {
      try desk.list(named: name, among: lists, kind: kind.rawValue)
    }
    if let name = line[Options.remove] {
      let list = try named(name, among: records.all(kind))
      return try await change.make(.delete(list.id), of: list) { records.record(of: $0) }
    }
    if let name = line[Options.putAway] ?? line[Options.bringBack] {
      let isPutAway = line.has(Options.putAway)
      let original = try named(
        name, among: isPutAway ? records.all(kind) : records.putAway(kind))
      var list = original
      list.isPutAway = isPutAway
      return try await change.make(.edit(list, from: original), of: list) { records.record(of: $0) }
    }
    if line.has(Options.away) {
      return CommandOutput(records: records.putAway(kind).map { records.record(of: $0) })
    }
    let original = try line[Options.edit].map { try named($0, among: records.all(kind)) }
    guard let name = line[Options.add] ?? line[Options.name] ?? original?.name else {
      return CommandOutput(records: try records.records(kind))
    }
    var list = original ?? blank
    list.name = name
    if let emoji = line[Options.emoji] { list.emoji = emoji }
    if let query = line[Options.query] { list.query = query }
    if let area = line[Options.area] {
      list.area = area.isEmpty ? nil : try records.area(named: area).id
    }
    let request =
      if let original {
        try StoreRequest.edit(list, from: original)
      } else {
        try StoreRequest.create(list)
      }
    return try await change.make(request, of: list) { records.record(of: $0) }
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
