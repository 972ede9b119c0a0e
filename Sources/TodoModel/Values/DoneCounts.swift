/// The numbers of items that were done within some weeks.
public struct DoneCounts: Sendable {
  /// The number of each week.
  public let weeks: [Int]
  /// The number of each list, the largest first.
  public let lists: [(id: Identifier<TodoList>, count: Int)]
  /// The number of each tag, the largest first.
  public let tags: [(name: String, count: Int)]
}
