import JSONKit
import TodoLanguage
import TodoModel
import TodoValues

extension StoreCommand {
  /// Lists the candidates of a kind that begin with a text, for a shell. The arguments are the
  /// kind, the text, and what stands before it in the same word. It is called by the command
  /// `completion`, and is not a command by itself.
  package static let candidates = StoreCommand(
    "candidates", "list the candidates for a word",
    arguments: [
      .init(placeholder: "KIND", rule: "a kind"), .init(placeholder: "TEXT", rule: "a text"),
      .init(placeholder: "LEAD", rule: "a text"),
    ], example: (["lists", "ho", ""], "lists the lists that begin with “ho”")
  ) { line, desk in
    guard let kind = StoredCandidates(rawValue: line.arguments[0]) else { return CommandOutput() }
    let finder = CandidateFinder(desk: desk, typed: line.arguments[1])
    let found = try finder.candidates(of: kind)
    return CommandOutput(
      records: found.map { candidate in
        let text = line.arguments[2] + candidate.text
        return CommandOutput.Record(
          id: text, cells: [], plain: [text, candidate.meaning], json: .text(text))
      })
  }
}

/// Finds the values of a store that begin with a text.
@MainActor private struct CandidateFinder {
  typealias Candidate = (text: String, meaning: String)

  /// The most candidates: more are no help.
  private static let most = 500

  let desk: Desk
  /// The beginning of the value.
  let typed: String

  func candidates(of kind: StoredCandidates) throws -> [Candidate] {
    switch kind {
    case .openItems: try items(.all)
    case .doneItems: try items(.logbook)
    case .lists: try lists(beginningWith: typed)
    case .views: fitting(try desk.store.views().map { ($0.name, $0.query ?? "") }, typed)
    case .tags: try tags(beginningWith: typed)
    case .areas: fitting(try desk.store.areas.all().map { ($0.name, "") }, typed)
    case .putAway:
      fitting(
        try desk.store.areas.tree().putAway.map { ($0.list.name, $0.list.kind.rawValue) }, typed)
    case .templates: fitting(try desk.store.templates.all().map { ($0.name, "") }, typed)
    case .query: try words(QueryVocabulary.words, isLine: false)
    case .line: try words(LineVocabulary.words, isLine: true)
    case .changes: try words(LineVocabulary.changes, isLine: true)
    }
  }

  private func items(_ scope: ItemScope) throws -> [Candidate] {
    // A beginning of two signs is one that the store can look for.
    if let id = ShortID(typed) {
      let found = try desk.store.finder.items(called: id, atMost: Self.most)
      return try found.filter { $0.isDone == (scope == .logbook) }.map(candidate)
    }
    return fitting(try desk.items(scope, .everything, atMost: Self.most).map(candidate), typed)
  }

  private func candidate(_ item: TodoItem) throws -> Candidate {
    (try desk.store.finder.shortID(of: item.id).description, item.name)
  }

  private func lists(beginningWith text: String) throws -> [Candidate] {
    fitting(try desk.store.lists().map { ($0.list.name, "\($0.openCount) open") }, text)
  }

  private func tags(beginningWith text: String) throws -> [Candidate] {
    try desk.store.counts.tags(beginningWith: text, atMost: Self.most).map {
      ($0.name, counted($0.count, "item"))
    }
  }

  /// Words of a line or a query; after the mark of a list or a tag, the names of these, in quotes
  /// where they are needed. Only a line knows the names of lists that have spaces.
  private func words(_ words: [String], isLine: Bool) throws -> [Candidate] {
    guard let (mark, name) = MarkStart.split(typed[...]), mark.isNaming else {
      return fitting(words.map { ($0, "") }, typed)
    }
    let beginning = String(name.drop { $0 == "\"" })
    let found =
      try mark.sign == "#" ? lists(beginningWith: beginning) : tags(beginningWith: beginning)
    return found.map { candidate in
      let name = candidate.text
      return (
        isLine ? mark.word(for: name) : mark.text + Query.value(for: name), candidate.meaning
      )
    }
  }

  private func fitting(_ candidates: [Candidate], _ beginning: String) -> [Candidate] {
    let wanted = beginning.lowercased()
    return candidates.filter { $0.text.lowercased().hasPrefix(wanted) }
  }
}
