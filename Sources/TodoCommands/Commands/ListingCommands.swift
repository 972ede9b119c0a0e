import JSONKit
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// The commands that find items.
enum ListingCommands {
  private enum Options {
    static let all = CommandOption<Bool>("--all", help: "include done items")
    static let done = CommandOption<Bool>("--done", help: "only done items")
    static let sort = CommandOption<[SortRule]>(
      "--sort", "KEYS",
      needs: "any of \(SortRule.Key.allCases.map(\.rawValue).joined(separator: ", "))",
      help: "sort by these keys, such as due,-priority",
      offers: .words(SortRule.Key.allCases.map(\.rawValue)), parse: SortRule.parse)
    static let group = CommandOption<Grouping>(
      "--group", "BY",
      needs: "one of \(Grouping.allCases.map(\.rawValue).joined(separator: ", "))",
      help: "group by day (the due date), agenda (the next date), today (the part of Today) …",
      offers: .words(Grouping.allCases.map(\.rawValue))
    ) { Grouping(rawValue: $0) }
    static let limit = CommandOption<Int>(
      "--limit", "N", needs: "a number from 1", help: "print at most N"
    ) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    static let view = CommandOption<String>(
      "--view", "NAME", needs: "the name of a saved view", help: "the items of a saved view",
      offers: .stored(.views)
    )
    static let tree = CommandOption<Bool>(
      "--tree", help: "put subtasks below their parents")
    static let numbers = CommandOption<Bool>(
      "--number", short: "-N", help: "number the lines, for reading aloud")
    static let exitStatus = CommandOption<Bool>(
      "--exit-status", help: "exit with 3 if nothing matches")
  }

  private static let query = CommandArgument(
    placeholder: "QUERY", rule: "a query", count: .any, offers: .stored(.query))

  static let list = StoreCommand(
    "list", aliases: ["ls"], "list the open items that match a query", arguments: [query],
    options: [
      Options.all, Options.done, Options.view, Options.sort, Options.group, Options.limit,
      Options.tree, Options.numbers, Options.exitStatus,
    ],
    rules: [
      .exclusive([Options.all, Options.done]), .needs(Options.numbers, [OutputOptions.plain]),
    ],
    example: (["tag:errand", "--plain"], "prints a line for each open errand")
  ) { line, desk in
    let scope: ItemScope =
      line.has(Options.all) ? .everything : line.has(Options.done) ? .logbook : .all
    return try found(scope, .none, line, desk)
  }

  static let today = smart(
    "today", "list the items that are planned or due by today, or have started", .today)
  static let upcoming = smart(
    "upcoming", "list the items that start, are planned or are due later, by days", .upcoming)
  static let logbook = smart("logbook", "list the done items, latest first", .logbook)

  private static func smart(
    _ name: String, _ summary: String, _ scope: ItemScope
  ) -> StoreCommand {
    StoreCommand(
      name, summary, arguments: [query],
      options: [Options.sort, Options.group, Options.limit, Options.exitStatus],
      example: (["--json"], "prints an array for a program")
    ) { line, desk in try found(scope, scope.grouping, line, desk) }
  }

  static let count = StoreCommand(
    "count", "print the number of open items that match a query", arguments: [query],
    options: [Options.all, Options.done], rules: [.exclusive([Options.all, Options.done])],
    example: (["is:overdue"], "prints a number, for a prompt or a status bar")
  ) { line, desk in
    let scope: ItemScope =
      line.has(Options.all) ? .everything : line.has(Options.done) ? .logbook : .all
    let query = ItemQuery(scope, filter: try desk.query(line.arguments), today: desk.today)
    let number = try desk.store.finder.numberOfMatches(of: query)
    let record = CommandOutput.Record(
      id: "\(number)", cells: [.init(text: "\(number)")], plain: ["\(number)"],
      json: .members(["count": .integer(number)]))
    return CommandOutput(records: [record], isSingle: true)
  }

  /// The items of a scope that match the words of a command line.
  @MainActor private static func found(
    _ scope: ItemScope, _ grouping: Grouping, _ line: ParsedCommandLine, _ desk: Desk
  ) throws -> CommandOutput {
    var query = ItemQuery(
      scope, filter: try desk.query(line.arguments), sort: line[Options.sort] ?? [],
      grouping: line[Options.group] ?? grouping, today: desk.today)
    if let name = line[Options.view] {
      let view = try view(named: name, desk)
      try query.restrict(to: view, desk)
      if line[Options.group] == nil, query.grouping == .none { query.grouping = view.grouping }
    }
    let (items, groups) = try desk.store.finder.matches(of: query, atMost: line[Options.limit])
    let maker = ItemRecords(desk)
    let rows =
      line.has(Options.tree)
      ? try ItemTree(items, in: desk.store).rows
      : items.indices.map { ItemTree.Row(index: $0, depth: 0) }
    var output = CommandOutput()
    var rest = groups.withHeadings[...]
    var titles = HeadingTitles(of: items, in: query, maker)
    for (number, row) in rows.enumerated() {
      var heading: String?
      // A subtask may be of another group than the item above it.
      if row.depth == 0, let group = rest.last(where: { $0.range.lowerBound <= row.index }) {
        heading = try group.key.text(in: desk.days) { try maker.title(of: $0) }
        rest = rest.drop { $0.range.lowerBound <= row.index }
      }
      if row.depth == 0 { heading = try titles.title(of: items[row.index], below: heading) }
      var record = try maker.record(
        items[row.index], heading: heading, groupedBy: query.grouping, depth: row.depth)
      if line.has(Options.numbers) { record.plain.insert("\(number + 1)", at: 0) }
      output.records.append(record)
    }
    if items.isEmpty {
      output.sentence = "No matches."
      if line.has(Options.exitStatus) { output.status = .notFound }
    }
    return output
  }

  @MainActor private static func view(named name: String, _ desk: Desk) throws -> TodoList {
    try desk.list(named: name, among: desk.store.views(), kind: "view")
  }
}

extension ItemQuery {
  /// Requires the query of a view, and takes its order where there is none.
  @MainActor fileprivate mutating func restrict(to view: TodoList, _ desk: Desk) throws {
    filter = .all(of: [try desk.query([view.query ?? ""]), filter])
    if sort.isEmpty { sort = view.sort }
  }
}

extension SortRule {
  /// The rules of a text, `due,-priority`; nil if a word is not a key.
  fileprivate static func parse(_ text: String) -> [SortRule]? {
    let words = text.split(separator: ",")
    let rules = words.compactMap { word -> SortRule? in
      let isDescending = word.hasPrefix("-")
      return Key(rawValue: String(isDescending ? word.dropFirst() : word)).map {
        SortRule($0, descending: isDescending)
      }
    }
    return rules.isEmpty || rules.count < words.count ? nil : rules
  }
}
