import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The choices that the app adds to the commands of its palette: the lists and views at the time it
/// opens, the looks of the program, and the items that match the typed text.
@MainActor final class PaletteChoices {
  /// The target of a choice.
  private enum Target: Hashable {
    case destination(Destination)
    case look(Int)
  }

  /// The maximum number of items: a person who does not find theirs types another letter.
  private static let mostItems = 20
  /// The number of matching items from which these are chosen.
  private static let mostRankedItems = 500

  /// Called when more items have been found.
  private var didChange: () -> Void = {}
  private let access: StoreAccess
  private let go: (Destination) -> Void
  private let names: [Identifier<TodoList>: String]
  private let lists: [ListSummary]
  private let views: [TodoList]
  private let tree: ListTree
  private var results: QueryResults?

  /// Creates the choices. `go` is called with the destination of a list or an item.
  init(_ access: StoreAccess, go: @escaping (Destination) -> Void) {
    (self.access, self.go) = (access, go)
    lists = access.read(or: []) { try access.store.lists() }
    tree = access.read(or: ListTree()) { try access.store.areas.tree() }
    names = Dictionary(
      lists.map { ($0.list.id, $0.list.name) }, uniquingKeysWith: { first, _ in first })
    views = access.read(or: []) { try access.store.views() }
  }

  /// A palette of the choices and of the commands of an application except some. A part of the name
  /// may have been typed.
  func palette(
    of application: Application, typing typed: String = "", without commands: [Command]
  ) -> PalettePanel {
    let palette = PalettePanel(
      of: application, title: "Go to", placeholder: "List, item or command", typed: typed,
      without: commands)
    palette.commandMark = ListSign.padded("›")
    palette.groupsCommands = false
    palette.showsHinderedCommands = false
    palette.choices = listChoices + viewChoices + rowChoices + templateChoices
    palette.laterChoices = lookChoices(of: application)
    palette.search = { [self] in items($0) }
    didChange = { [weak palette] in palette?.reload() }
    return palette
  }

  /// A choice that leads to a destination.
  private func choice(
    _ destination: Destination, _ title: String, note: String, noteRole: Role = .secondary,
    mark: String
  ) -> PaletteChoice {
    PaletteChoice(
      id: Target.destination(destination), title: title, note: note, noteRole: noteRole,
      mark: ListSign.padded(mark)
    ) { [go] in go(destination) }
  }

  private var listChoices: [PaletteChoice] {
    lists.map { summary in
      choice(
        .list(summary.list.id), summary.list.name, note: Counts.text(of: summary),
        mark: summary.list.sign ?? "≡")
    }
  }

  private var viewChoices: [PaletteChoice] {
    views.map { view in
      choice(.list(view.id), view.name, note: "view", mark: view.sign ?? "◇")
    }
  }

  /// The areas and what is put away, whose rows are among the lists.
  private var rowChoices: [PaletteChoice] {
    let areas = tree.areas.map { (list: $0, note: "area", mark: "▾") }
    let away = tree.putAway.map { (list: $0.list, note: "put away", mark: "≡") }
    return (areas + away).map { row in
      choice(
        .row(row.list.id), row.list.name, note: row.note, mark: row.list.sign ?? row.mark)
    }
  }

  /// The templates, each of which is used when it is chosen.
  private var templateChoices: [PaletteChoice] {
    tree.templates.map { template in
      choice(
        .template(template.id), template.list.name, note: "use the template",
        mark: template.list.sign ?? "▤")
    }
  }

  private func lookChoices(of application: Application) -> [PaletteChoice] {
    LookChoice.all(of: application).enumerated().map { number, look in
      PaletteChoice(
        id: Target.look(number), title: look.title, note: look.isCurrent ? "now" : "",
        mark: ListSign.padded("◑"), action: look.action)
    }
  }

  // MARK: - Items

  private func items(_ typed: String) -> [PaletteChoice] {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let query = ItemQuery(
      .everything, filter: Self.query(of: words), today: access.today)
    let items = access.read(or: []) {
      try results(for: query).items(in: 0..<Self.mostRankedItems)
    }
    return items.closestFirst(to: typed, by: \.name).prefix(Self.mostItems).map { item in
      var choice = choice(
        .item(item.id), item.name, note: names[item.list] ?? "", noteRole: .faint,
        mark: item.isDone ? "✓" : "○")
      choice.matches = indices(of: words, in: item.name)
      return choice
    }
  }

  private func results(for query: ItemQuery) throws -> QueryResults {
    if let results {
      results.query = query
      return results
    }
    let made = try access.store.results(for: query)
    made.didChange = { [unowned self] in didChange() }
    results = made
    return made
  }

  private static func query(of words: [String]) -> Query {
    let texts = words.map { Query.text($0, isPrefix: true) }
    return texts.count == 1 ? texts[0] : .all(texts)
  }
}

/// The indices of the characters of a title that are in one of the words.
private func indices(of words: [String], in title: String) -> [Int] {
  let letters = title.map { $0.lowercased() }
  var found: Set<Int> = []
  for word in words {
    let wanted = word.map { $0.lowercased() }
    guard wanted.count <= letters.count else { continue }
    for start in 0...(letters.count - wanted.count)
    where letters[start..<(start + wanted.count)].elementsEqual(wanted) {
      found.formUnion(start..<(start + wanted.count))
      break
    }
  }
  return found.sorted()
}
