import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// The items that a picker offers to wait for: those for which an item waits already, and the open
/// items that match the typed text. Before anything is typed, these are the other items of its
/// list, or all items if it has none.
@MainActor final class WaitChoices {
  /// The maximum number of items: a person who does not find theirs types another letter.
  private static let mostItems = 50
  /// The number of matching items from which these are chosen.
  private static let mostRankedItems = 500

  private let subject: Subject
  private let access: StoreAccess
  private let own: [TodoItem]
  private let names: [Identifier<TodoList>: String]
  private var results: QueryResults?
  /// The scope of the items that are offered before anything is typed.
  private lazy var usualScope: ItemScope = {
    guard let list = subject.item?.list else { return .all }
    return openItems(with: [], in: .list(list), upTo: 2).isEmpty ? .all : .list(list)
  }()
  private var offered: [Identifier<TodoItem>: TodoItem] = [:]
  /// Called when more items have been found.
  private var didChange: () -> Void = {}

  /// Reads the waits of a single item.
  init(for subject: Subject, _ access: StoreAccess) {
    (self.subject, self.access) = (subject, access)
    own = access.read(or: []) {
      try subject.item.map { try access.store.finder.awaited(by: $0) } ?? []
    }
    let lists = access.read(or: []) { try access.store.lists(withPutAway: true).map(\.list) }
    names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// A picker of the items. `choose` is called with the item, and whether the subject waits for it
  /// already.
  func picker(choose: @escaping (_ item: TodoItem, _ isAwaited: Bool) -> Void) -> Panel {
    let picker = PickerPanel(title: "Waits for", placeholder: "Item") { typed in
      self.choices(for: typed)
    }
    didChange = { [weak picker] in picker?.reload() }
    picker.emptyText = "No open item matches"
    picker.onPick = { choice in
      guard let item = self.offered[choice.id] else { return }
      choose(item, self.isOwn(item))
    }
    return picker
  }

  private func isOwn(_ item: TodoItem) -> Bool { own.contains { $0.id == item.id } }

  private func choices(for typed: String) -> [PickerChoice<Identifier<TodoItem>>] {
    let items = own + found(typed).filter { !isOwn($0) }
    offered = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return items.map(choice).matching(typed)
  }

  private func choice(_ item: TodoItem) -> PickerChoice<Identifier<TodoItem>> {
    let list = names[item.list] ?? ""
    return PickerChoice(
      id: item.id, title: item.name, detail: isOwn(item) ? "remove" : list,
      detailRole: isOwn(item) ? .secondary : .faint, mark: isOwn(item) ? "✓" : " ")
  }

  /// The open items with the typed words, the closest names first.
  private func found(_ typed: String) -> [TodoItem] {
    let words = typed.split(whereSeparator: \.isWhitespace).map {
      Query.text(String($0), isPrefix: true)
    }
    let scope = words.isEmpty ? usualScope : .all
    let items = openItems(with: words, in: scope, upTo: Self.mostRankedItems)
    return Array(items.closestFirst(to: typed, by: \.name).prefix(Self.mostItems))
  }

  /// The first open items of a scope for which the subject can wait.
  private func openItems(
    with words: [Query], in scope: ItemScope, upTo count: Int
  ) -> [TodoItem] {
    let filter = Query.all(of: words + [.state(.open)])
    let query = ItemQuery(scope, filter: filter, today: access.today)
    let items = access.read(or: []) { try results(for: query).items(in: 0..<count) }
    return items.filter { !subject.ids.contains($0.id) || subject.isMarked }
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
}
