import CivilCalendar
import MarkdownKit
import TodoModel
import TodoWording

/// All details of one item, read at one moment.
struct ItemDetail: Equatable {
  /// The maximum number of days listed on which the item repeats.
  static let occurrences = 5

  /// Another item, as the details name it.
  struct Other: Equatable {
    let id: Identifier<TodoItem>
    let name: String
    let list: String
    let isDone: Bool
  }

  /// The maximum number of items that are named as waiting for this one.
  private static let mostWaiting = 10

  let item: TodoItem
  let list: TodoList?
  /// The names of the parent and its ancestors, the outermost first.
  let ancestors: [String]
  let subtasks: [TodoItem]
  /// The items for which it waits.
  var awaited: [Other] = []
  /// The open items that wait for it.
  var waiting: [Other] = []
  /// The last steps of its history.
  var biography: Biography?
  let notes: Markdown
  /// The short identity; nil if no command can use it.
  let shortID: ShortID?

  init(
    _ item: TodoItem, list: TodoList? = nil, ancestors: [String] = [], subtasks: [TodoItem] = [],
    shortID: ShortID? = nil
  ) {
    (self.item, self.shortID) = (item, shortID)
    self.list = list
    self.ancestors = ancestors
    self.subtasks = subtasks
    notes = Markdown(item.notes)
  }

  /// Reads an item; `nil` when it does not exist.
  @MainActor init?(_ id: Identifier<TodoItem>, from store: TodoStore) throws {
    guard let item = try store.item(id) else { return nil }
    let ancestors = try store.finder.ancestors(of: item).prefix(16).map(\.name)
    let home = try store.list(item.list)?.list
    self.init(
      item, list: home, ancestors: ancestors.reversed(),
      subtasks: item.subtaskCount == 0 ? [] : try store.finder.children(of: id),
      shortID: try store.finder.lastingID(of: id))
    func other(_ item: TodoItem) throws -> Other {
      let list = item.list == home?.id ? home : try store.list(item.list)?.list
      return Other(id: item.id, name: item.name, list: list?.name ?? "", isDone: item.isDone)
    }
    awaited = try store.finder.awaited(by: item).map(other)
    waiting = try store.finder.waiting(for: id, atMost: Self.mostWaiting).map(other)
    biography = Biography(
      of: item, try store.journal.steps(of: id, atMost: Biography.stepsReadForDetails))
  }

  /// The next days on which the item repeats: counted from its due date, or from today where the
  /// rule counts from the day of completion.
  func nextDays(today: Day) -> [Day] {
    guard let rule = item.recurrence, !item.isDone else { return [] }
    let start = rule.anchor == .done ? today : item.due ?? today
    var days: [Day] = []
    var (day, rest) = (start, rule)
    while days.count < ItemDetail.occurrences, let step = rest.advanced(after: day) {
      days.append(step.day)
      (day, rest) = (step.day, step.rule)
    }
    return days
  }
}
