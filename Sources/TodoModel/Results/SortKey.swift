internal import CivilCalendar
internal import Glibc

/// Where an item stands in its list: open before done, then the earlier due day (none last), then
/// the name in lower case, then the identifier.
///
/// This is the order of the index `item_order`, so names are compared by their UTF-8 bytes as
/// SQLite compares them, not as Swift compares strings.
struct SortKey: Hashable, Comparable {
  /// Stands for “no due day” in the index: after every day there is.
  static let noDue = 4_000_000

  let isDone: Bool
  let due: Int
  let name: String
  let id: Identifier<TodoItem>

  init(isDone: Bool, due: Int, name: String, id: Identifier<TodoItem>) {
    self.isDone = isDone
    self.due = due
    self.name = name
    self.id = id
  }

  init(_ item: TodoItem) {
    self.init(
      isDone: item.isDone, due: item.due?.daysSinceEpoch ?? Self.noDue,
      name: Self.sortName(item.name), id: item.id)
  }

  /// The key that comes before every item.
  static let first = SortKey(
    isDone: false, due: Int(Int32.min), name: "", id: Identifier(high: 0, low: 0))

  /// The key that comes after every item.
  static let last = SortKey(
    isDone: true, due: Int(Int32.max), name: "", id: Identifier(high: 0, low: 0))

  /// The key that comes before every item that is done and after every one that is not.
  static let firstDone = SortKey(
    isDone: true, due: Int(Int32.min), name: "", id: Identifier(high: 0, low: 0))

  /// The form of a name that names are ordered by.
  static func sortName(_ name: String) -> String { name.lowercased() }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.isDone != right.isDone { return right.isDone }
    if left.due != right.due { return left.due < right.due }
    let names = compareBytes(left.name, right.name)
    return names == 0 ? left.id < right.id : names < 0
  }

  /// Negative, zero or positive as the first text's UTF-8 comes before, equals or follows the
  /// second's.
  static func compareBytes(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let shared = min(left.count, right.count)
        if shared > 0, let first = left.baseAddress, let second = right.baseAddress {
          let order = memcmp(first, second, shared)
          if order != 0 { return Int(order) }
        }
        return left.count - right.count
      }
    }
  }
}
