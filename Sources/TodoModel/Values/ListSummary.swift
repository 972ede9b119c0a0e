/// A list and the numbers of its items.
public struct ListSummary: Hashable, Sendable, Identifiable {
  /// The list.
  public let list: TodoList

  /// The number of its open items.
  public let openCount: Int

  /// The number of its items, done ones included.
  public let totalCount: Int

  /// The list's identity.
  public var id: Identifier<TodoList> { list.id }

  /// The number of its done items.
  public var doneCount: Int { totalCount - openCount }

  /// A summary with these values.
  public init(list: TodoList, openCount: Int, totalCount: Int) {
    self.list = list
    self.openCount = openCount
    self.totalCount = totalCount
  }
}
