/// A list and how much is in it.
public struct ListSummary: Hashable, Sendable, Identifiable {
  /// The list.
  public let list: TodoList

  /// How many of its items are not done.
  public let openCount: Int

  /// How many items it has, done ones included.
  public let totalCount: Int

  /// The list's identity.
  public var id: Identifier<TodoList> { list.id }

  /// How many of its items are done.
  public var doneCount: Int { totalCount - openCount }

  /// A summary with these parts.
  public init(list: TodoList, openCount: Int, totalCount: Int) {
    self.list = list
    self.openCount = openCount
    self.totalCount = totalCount
  }
}
