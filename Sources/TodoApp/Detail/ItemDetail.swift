import CivilCalendar
import MarkdownKit
import TodoModel
import TodoWording

/// All details of one item, read at one moment.
struct ItemDetail: Equatable {
  /// The maximum number of days listed on which the item repeats.
  static let occurrences = 5

  let item: TodoItem
  let list: TodoList?
  /// The names of the parent and its ancestors, the outermost first.
  let ancestors: [String]
  let subtasks: [TodoItem]
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
    var ancestors: [String] = []
    var above = item.parent
    while let id = above, ancestors.count < 16, let parent = try store.item(id) {
      ancestors.insert(parent.name, at: 0)
      above = parent.parent
    }
    self.init(
      item, list: try store.list(item.list)?.list, ancestors: ancestors,
      subtasks: item.subtaskCount == 0 ? [] : try store.children(of: id),
      shortID: try store.finder.lastingID(of: id))
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
