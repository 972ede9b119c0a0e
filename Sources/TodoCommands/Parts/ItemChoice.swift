import TodoModel
import TodoValues

/// The items that a command line names: by ids, by lines of standard input, or by a query. A
/// command line that names none is wrong; it never means all of them.
@MainActor struct ItemChoice {
  nonisolated static let argument = argument(offering: .openItems)
  nonisolated static let doneArgument = argument(offering: .doneItems)

  nonisolated static let query = CommandOption<String>(
    "--where", "QUERY", needs: "a query, such as is:overdue", help: "all items that match a query",
    offers: .stored(.query)
  )

  /// The number of items that are listed where words mean several.
  private static let listedCandidates = 5

  let desk: Desk
  /// The part of all items in which queries search.
  var scope = ItemScope.all

  /// The items of a command line, each once.
  func items(of line: ParsedCommandLine, for command: String) throws -> [TodoItem] {
    if let text = line[Self.query] {
      guard line.arguments.isEmpty else {
        throw UsageError("An item and \(Self.query.name) cannot be combined.")
      }
      return try desk.items(scope, desk.query([text]))
    }
    guard !line.arguments.isEmpty else {
      throw UsageError("\(command) needs \(Self.argument.rule).")
    }
    if line.arguments == ["-"] {
      return try unique(desk.readLines().compactMap { Self.firstWord($0) })
    }
    if line.arguments.contains(where: { !Self.isID($0) }), desk.findsByWords {
      return [try item(byWords: line.arguments)]
    }
    return try unique(line.arguments)
  }

  /// The item of an id.
  func item(_ word: String) throws -> TodoItem {
    if let id = Identifier<TodoItem>(uuidString: word) {
      guard let item = try desk.store.item(id) else { throw Self.missing(word) }
      return item
    }
    guard let id = ShortID(word) else {
      throw CommandFailure(
        .notFound, "“\(word)” isn't the id of an item. “paneltodo list” shows the ids.", word: word)
    }
    let found = try desk.store.finder.items(called: id)
    guard let item = found.first else { throw Self.missing(word) }
    guard found.count == 1 else {
      var ids = try found.map { "\(try desk.store.finder.shortID(of: $0.id))" }
      if Set(ids).count < ids.count { ids = found.map(\.id.uuidString) }
      throw CommandFailure(
        .notFound, "Several ids begin with \(word): \(ids.joined(separator: ", ")).", word: word)
    }
    return item
  }

  private func unique(_ words: [String]) throws -> [TodoItem] {
    var known: Set<Identifier<TodoItem>> = []
    return try words.map { try item($0) }.filter { known.insert($0.id).inserted }
  }

  /// The one item that words mean.
  private func item(byWords words: [String]) throws -> TodoItem {
    let text = words.joined(separator: " ")
    let found = try desk.items(scope, desk.query(words), atMost: Self.listedCandidates + 1)
    guard let item = found.first else {
      throw CommandFailure(.notFound, "No item matches “\(text)”.", word: text)
    }
    guard found.count == 1 else {
      let candidates = try found.prefix(Self.listedCandidates).map {
        try desk.store.finder.shortID(of: $0.id).description + " “\($0.name)”"
      }
      throw CommandFailure(
        .notFound,
        "Several items match “\(text)”: \(candidates.joined(separator: ", "))"
          + (found.count > Self.listedCandidates ? " and more." : "."), word: text)
    }
    return item
  }

  private nonisolated static func argument(
    offering candidates: StoredCandidates
  ) -> CommandArgument {
    CommandArgument(
      placeholder: "ITEM", rule: "an item: an id, - or --where QUERY", count: .any,
      offers: .stored(candidates))
  }

  private nonisolated static func isID(_ word: String) -> Bool {
    ShortID(word) != nil || Identifier<TodoItem>(uuidString: word) != nil
  }

  private nonisolated static func firstWord(_ line: String) -> String? {
    line.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }

  private nonisolated static func missing(_ word: String) -> CommandFailure {
    CommandFailure(.notFound, "There is no item \(word).", word: word)
  }
}
