import TodoModel

/// The items of one column of a board, read on demand.
@MainActor final class ColumnItems: LiveItems {
  private let board: BoardItems
  private let key: ItemGroup.Key

  init(_ board: BoardItems, _ key: ItemGroup.Key) { (self.board, self.key) = (board, key) }

  private var range: Range<Int> { board.column(key)?.range ?? 0..<0 }

  var count: Int { range.count }

  var groups: [ItemGroup] { [] }

  var revision: Int { board.revision }

  func item(at index: Int) throws(StoreError) -> TodoItem? {
    let range = range
    guard range.contains(range.lowerBound + index) else { return nil }
    return try board.results.item(at: range.lowerBound + index)
  }

  func id(at index: Int) throws(StoreError) -> Identifier<TodoItem>? { try item(at: index)?.id }

  func index(of id: Identifier<TodoItem>) throws(StoreError) -> Int? {
    let range = range
    guard let index = try board.results.index(of: id), range.contains(index) else { return nil }
    return index - range.lowerBound
  }
}
