internal import FileKit

/// Consecutive items of a list, remembered from an earlier read.
struct ItemRun {
  /// The most items: two pages.
  static let longest = 256

  var start: Int
  var items: [TodoItem]

  var range: Range<Int> { start..<(start + items.count) }

  /// Follows a change of one item. False when the run no longer knows what it holds, or has become
  /// too long, and must be dropped.
  mutating func follow(from before: (SortKey, TodoItem)?, to after: (SortKey, TodoItem)?) -> Bool {
    if let before, !remove(before.0) { return false }
    if let after { insert(after.1, key: after.0) }
    return !items.isEmpty && items.count <= Self.longest
  }

  private mutating func remove(_ key: SortKey) -> Bool {
    guard let first = items.first, let last = items.last else { return false }
    if key < SortKey(first) {
      start -= 1
      return true
    }
    if SortKey(last) < key { return true }
    let index = items.partitioningIndex { !(SortKey($0) < key) }
    guard index < items.count, items[index].id == key.id else { return false }
    items.remove(at: index)
    return true
  }

  private mutating func insert(_ item: TodoItem, key: SortKey) {
    guard let first = items.first, let last = items.last else { return }
    if key < SortKey(first) {
      start += 1
    } else if key < SortKey(last) {
      items.insert(item, at: items.partitioningIndex { key < SortKey($0) })
    }
  }
}
