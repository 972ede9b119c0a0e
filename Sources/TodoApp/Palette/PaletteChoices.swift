import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The choices of the palette: the lists, views and commands at the time it opens, and the items
/// that match the typed text.
@MainActor final class PaletteChoices {
  /// The target of a choice.
  private enum Target: Hashable {
    case destination(Destination)
    case command(Int)
    case look(Int)
  }

  /// The maximum number of items: a person who does not find theirs types another letter.
  private static let mostItems = 20
  /// The number of matching items from which these are chosen.
  private static let mostRankedItems = 500
  /// Commands that move the current row are left out: they are not places to go to.
  private static let movements = Set(ListPanel.movements.map(\.id))

  /// Called when more items have been found.
  private var didChange: () -> Void = {}
  private let commands: [KeyCommand]
  private let looks: [LookChoice]
  private let access: StoreAccess
  private let names: [Identifier<TodoList>: String]
  private let named: [PickerChoice<Target>]
  private var results: QueryResults?

  /// Creates the choices, with the commands of an application except some.
  init(_ access: StoreAccess, _ application: Application, without commands: [Command]) {
    self.access = access
    let lists = access.read(or: []) { try access.store.lists() }
    let tree = access.read(or: ListTree()) { try access.store.areas.tree() }
    names = Dictionary(
      lists.map { ($0.list.id, $0.list.name) }, uniquingKeysWith: { first, _ in first })
    let hidden = Self.movements.union(commands.map(\.id))
    let active = application.activeCommands.map { (command: $0.command, keys: $0.keys) }
    let keyless = application.keylessCommands.map { (command: $0, keys: [KeySequence]()) }
    let offered = (active + keyless).filter { offered in
      offered.command.id.map { !hidden.contains($0) } ?? true
    }
    self.commands = offered.map(\.command)
    looks = LookChoice.all(of: application)
    let views = access.read(or: []) { try access.store.views() }
    let ofLists: [PickerChoice<Target>] =
      lists.map { summary in
        PickerChoice(
          id: Target.destination(.list(summary.list.id)), title: summary.list.name,
          detail: Counts.text(of: summary), mark: ListSign.padded(summary.list.sign ?? "≡"))
      }
      + views.map { view in
        PickerChoice(
          id: Target.destination(.list(view.id)), title: view.name, detail: "view",
          mark: ListSign.padded(view.sign ?? "◇"))
      }
      + Self.rowChoices(tree)
    named =
      ofLists
      + offered.enumerated().map { number, offered in
        PickerChoice(
          id: Target.command(number), title: offered.command.title,
          detail: Self.shortest(offered.keys)?.name ?? "", detailRole: .hintKey,
          mark: ListSign.padded("›"))
      }
      + looks.enumerated().map { number, look in
        PickerChoice(
          id: Target.look(number), title: look.title, detail: look.isCurrent ? "now" : "",
          mark: ListSign.padded("◑"))
      }
  }

  /// The areas and what is put away, whose rows are among the lists.
  private static func rowChoices(_ tree: ListTree) -> [PickerChoice<Target>] {
    let areas = tree.areas.map { (list: $0, detail: "area", mark: "▾") }
    let away = tree.putAway.map { (list: $0.list, detail: "put away", mark: "≡") }
    return (areas + away).map { row in
      PickerChoice(
        id: .destination(.row(row.list.id)), title: row.list.name, detail: row.detail,
        mark: ListSign.padded(row.list.sign ?? row.mark))
    }
  }

  /// The keys with the fewest presses, the best known first.
  private static func shortest(_ keys: [KeySequence]) -> KeySequence? {
    keys.min { $0.rest.count < $1.rest.count }
  }

  /// A picker of the choices, of which a part of the name may have been typed. `go` is called with
  /// the destination of a list or an item.
  func picker(typing typed: String = "", go: @escaping (Destination) -> Void) -> Panel {
    let picker = PickerPanel(
      title: "Go to", placeholder: "List, item or command", typed: typed
    ) { typed in
      self.choices(for: typed)
    }
    didChange = { [weak picker] in picker?.reload() }
    picker.onPick = { [commands, looks] choice in
      switch choice.id {
      case .destination(let destination): go(destination)
      case .command(let number): commands[number].action()
      case .look(let number): looks[number].action()
      }
    }
    return picker
  }

  /// The choices, the best first: those with exactly the typed name, then those that begin with it;
  /// then lists and commands that contain the typed text in one piece, items with its words, and
  /// lists and commands with its letters here and there.
  private func choices(for typed: String) -> [PickerChoice<Target>] {
    let answers = named.matching(typed)
    guard !typed.allSatisfy(\.isWhitespace) else { return answers }
    let good = answers.filter(isInOnePiece)
    return (good + items(typed) + answers.filter { !isInOnePiece($0) })
      .closestFirst(to: typed, by: \.title)
  }

  private func isInOnePiece(_ choice: PickerChoice<Target>) -> Bool {
    guard let first = choice.matches.first, let last = choice.matches.last else { return false }
    // Blanks are skipped when letters are matched.
    let blanks = Array(choice.title)[first...last].count { $0.isWhitespace }
    return last - first + 1 - blanks == choice.matches.count
  }

  // MARK: - Items

  private func items(_ typed: String) -> [PickerChoice<Target>] {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let query = ItemQuery(
      .everything, filter: Self.query(of: words), today: access.today)
    let items = access.read(or: []) {
      try results(for: query).items(in: 0..<Self.mostRankedItems)
    }
    return items.closestFirst(to: typed, by: \.name).prefix(Self.mostItems).map { item in
      var choice = PickerChoice(
        id: Target.destination(.item(item.id)), title: item.name, detail: names[item.list] ?? "",
        detailRole: .faint, mark: ListSign.padded(item.isDone ? "✓" : "○"))
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
