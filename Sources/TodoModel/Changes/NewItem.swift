public import CivilCalendar
public import TodoValues

/// The values of an item to be created.
///
/// ```swift
/// var party = NewItem("Give a party", in: home.id)
/// party.due = saturday
/// party.subtasks = [NewItem("Invite everybody", in: home.id), NewItem("Buy ice", in: home.id)]
/// try await store.createItem(party)
/// ```
///
/// It has the properties of a `TodoItem`. A subtask is always in the list of its parent, whatever
/// its own `list`. A name is put on one line and must not be empty; of two tags that differ only in
/// case the first is kept; a time without a due date is dropped. The store sets the identity, the
/// position and the moments, and a new item is open.
@dynamicMemberLookup
public struct NewItem: Hashable, Sendable {
  /// The values, without an identity.
  private(set) var draft: TodoItem

  /// The subtasks.
  public var subtasks: [NewItem]

  /// The item after which it is placed, as its sibling; nil for the end. If that item is gone, the
  /// new one is last. Several items after the same one keep their order.
  public var after: Identifier<TodoItem>?

  /// The heading below which it is placed, if it has neither a parent nor an item to follow; nil
  /// for the end of the items before the first heading. If that heading is gone, or in another
  /// list, it counts as nil.
  public var heading: Identifier<TodoList>?

  /// A property of the item.
  public subscript<Value>(dynamicMember property: WritableKeyPath<TodoItem, Value>) -> Value {
    get { draft[keyPath: property] }
    set { draft[keyPath: property] = newValue }
  }

  /// An item to be created in a list, last among its siblings.
  public init(
    _ name: String, in list: Identifier<TodoList>, parent: Identifier<TodoItem>? = nil,
    notes: String = "", priority: Priority = .none, tags: [String] = [], due: Day? = nil,
    dueTime: TimeOfDay? = nil, deferUntil: Day? = nil, plan: DayPlan? = nil,
    isFlagged: Bool = false, recurrence: Recurrence? = nil, subtasks: [NewItem] = []
  ) {
    draft = TodoItem(blank: Identifier(high: 0, low: 0))
    self.subtasks = subtasks
    self.list = list
    self.parent = parent
    self.name = name
    self.notes = notes
    self.priority = priority
    self.tags = tags
    self.due = due
    self.dueTime = dueTime
    self.deferUntil = deferUntil
    self.plan = plan
    self.isFlagged = isFlagged
    self.recurrence = recurrence
  }

  /// The number of items that it makes: one, and its subtasks with all theirs.
  var count: Int { subtasks.reduce(1) { $0 + $1.count } }

  /// The item with every text in the form that is stored. Throws when one is invalid.
  func normalised() throws(StoreError) -> NewItem {
    var item = self
    item.draft = try draft.normalised()
    item.subtasks = []
    for subtask in subtasks { item.subtasks.append(try subtask.normalised()) }
    return item
  }
}

extension Deed.Subject {
  /// New items: one by its name, several by their number, the subtasks among them.
  init(_ news: [NewItem]) {
    self = news.count == 1 ? .item(news[0].name) : .items(news.reduce(0) { $0 + $1.count })
  }
}
