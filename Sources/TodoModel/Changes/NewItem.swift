public import CivilCalendar
public import TodoLanguage

/// The values of an item to be created.
///
/// ```swift
/// var party = NewItem("Give a party", in: home.id)
/// party.due = saturday
/// party.subtasks = [NewItem("Invite everybody", in: home.id), NewItem("Buy ice", in: home.id)]
/// try await store.createItem(party)
/// ```
public struct NewItem: Hashable, Sendable {
  /// The list of the item. A subtask is always in the list of its parent, and ignores this.
  public var list: Identifier<TodoList>

  /// The parent, if any.
  public var parent: Identifier<TodoItem>?

  /// The name. It is put on one line and must not be empty.
  public var name: String

  /// The notes: up to 64 KiB in any number of lines.
  public var notes: String

  /// The priority.
  public var priority: Priority

  /// Words without white space, `@`, `#` or `,`. Of two that differ only in case, the first is
  /// kept.
  public var tags: [String]

  /// The due date, if any.
  public var due: Day?

  /// The time on the due date. It is dropped when there is no due date.
  public var dueTime: TimeOfDay?

  /// The date before which nothing can be done about the item, if any.
  public var deferUntil: Day?

  /// The rule by which it repeats when completed, if it does.
  public var recurrence: Recurrence?

  /// The subtasks.
  public var subtasks: [NewItem]

  /// An item to be created in a list, last among its siblings.
  public init(
    _ name: String, in list: Identifier<TodoList>, parent: Identifier<TodoItem>? = nil,
    notes: String = "", priority: Priority = .none, tags: [String] = [], due: Day? = nil,
    dueTime: TimeOfDay? = nil, deferUntil: Day? = nil, recurrence: Recurrence? = nil,
    subtasks: [NewItem] = []
  ) {
    self.list = list
    self.parent = parent
    self.name = name
    self.notes = notes
    self.priority = priority
    self.tags = tags
    self.due = due
    self.dueTime = dueTime
    self.deferUntil = deferUntil
    self.recurrence = recurrence
    self.subtasks = subtasks
  }

  /// The item with every text in the form that is stored. Throws a sentence when one is invalid.
  func cleaned() throws(StoreError) -> NewItem {
    var item = self
    item.name = try TextRule.name(name, of: "An item")
    item.notes = try TextRule.notes(notes)
    item.tags = try TagRule.tags(tags)
    if due == nil { item.dueTime = nil }
    item.subtasks = []
    for subtask in subtasks { item.subtasks.append(try subtask.cleaned()) }
    return item
  }
}
