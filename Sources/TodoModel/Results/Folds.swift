/// The items and lists that a user has folded and unfolded. All outlines of a program may share
/// one.
@MainActor
public final class Folds {
  /// The settings of single items.
  private(set) var items: [Identifier<TodoItem>: Bool] = [:]
  /// The settings of all items of a list at once.
  private(set) var lists: [Identifier<TodoList>: Bool] = [:]
  /// The headings that are folded.
  private var headings: Set<Identifier<TodoList>> = []
  /// The number of changes so far.
  private(set) var revision = 0

  /// Folds without any settings.
  public init() {}

  /// Whether an item is to be folded; nil without a setting.
  func isFolded(_ item: TodoItem) -> Bool? { items[item.id] ?? lists[item.list] }

  /// Folds an item in all outlines, or unfolds it.
  public func fold(_ id: Identifier<TodoItem>, _ isFolded: Bool) {
    guard items[id] != isFolded else { return }
    items[id] = isFolded
    revision += 1
  }

  /// Whether the items below a heading are hidden.
  public func isFolded(heading id: Identifier<TodoList>) -> Bool { headings.contains(id) }

  /// Hides the items below a heading, or shows them.
  public func fold(heading id: Identifier<TodoList>, _ isFolded: Bool) {
    guard headings.contains(id) != isFolded else { return }
    if isFolded { headings.insert(id) } else { headings.remove(id) }
    revision += 1
  }

  /// Folds or unfolds all items of a list, and forgets the settings of the known single ones.
  func foldAll(
    of list: Identifier<TodoList>, _ isFolded: Bool, known: [Identifier<TodoItem>]
  ) {
    for id in known { items[id] = nil }
    lists[list] = isFolded
    revision += 1
  }
}
