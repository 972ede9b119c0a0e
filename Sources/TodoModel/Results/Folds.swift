/// Which items somebody has folded and unfolded. All outlines of a program may share one.
@MainActor
public final class Folds {
  /// What was said of an item.
  private(set) var items: [Identifier<TodoItem>: Bool] = [:]
  /// What was said of all items of a list at once.
  private(set) var lists: [Identifier<TodoList>: Bool] = [:]
  /// Another number after every change.
  private(set) var revision = 0

  /// Nothing is said of anything.
  public init() {}

  /// Whether an item is to be folded; nil when nobody has said.
  func isFolded(_ item: TodoItem) -> Bool? { items[item.id] ?? lists[item.list] }

  /// Folds an item in all outlines, or unfolds it.
  public func fold(_ id: Identifier<TodoItem>, _ isFolded: Bool) {
    guard items[id] != isFolded else { return }
    items[id] = isFolded
    revision += 1
  }

  /// Says it of all items of a list, and forgets what was said of these single ones before.
  func foldAll(
    of list: Identifier<TodoList>, _ isFolded: Bool, known: [Identifier<TodoItem>]
  ) {
    for id in known { items[id] = nil }
    lists[list] = isFolded
    revision += 1
  }
}
