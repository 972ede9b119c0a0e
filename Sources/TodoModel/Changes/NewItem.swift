public import CivilCalendar
public import TodoLanguage

/// What an item is to be when it is made.
///
/// ```swift
/// var party = NewItem("Give a party", in: home.id)
/// party.due = saturday
/// party.subtasks = [NewItem("Invite everybody", in: home.id), NewItem("Buy ice", in: home.id)]
/// try await store.createItem(party)
/// ```
public struct NewItem: Hashable, Sendable {
  /// The list it is to be in. A subtask is in the list of its parent, whatever is said here.
  public var list: Identifier<TodoList>

  /// The item it is to be a part of, if any.
  public var parent: Identifier<TodoItem>?

  /// What is to be done. It is put on one line and must not be empty.
  public var name: String

  /// What else there is to say: up to 64 KiB in any number of lines.
  public var notes: String

  /// How much it matters.
  public var priority: Priority

  /// Words without white space, `@`, `#` and `,`. Of two that differ in case, the first is kept.
  public var tags: [String]

  /// The day by which it should be done, if any.
  public var due: Day?

  /// The time of that day. It is left out where there is no day.
  public var dueTime: TimeOfDay?

  /// The day before which nothing can be done about it, if any.
  public var deferUntil: Day?

  /// How it comes again once it is done, if it does.
  public var recurrence: Recurrence?

  /// What it consists of.
  public var subtasks: [NewItem]

  /// An item to be made in a list, last among its siblings.
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

  /// The same with every text as it can be stored. Throws a sentence where one cannot.
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
