internal import CivilCalendar
internal import Glibc
internal import TodoValues

/// The position of an item in its list: open before done, then the earlier due date and time (a
/// date without a time after those with one, no date last), then the higher priority, then the name
/// in lower case, then the identifier.
///
/// This is the order of the index `item_order`, so names are compared by their UTF-8 bytes as
/// SQLite compares them, not as Swift compares strings.
struct SortKey: Hashable, Comparable {
  /// Stands for “no due date” in the index: after every possible date.
  static let noDue = 5_764_000_000
  // A day has a position for each minute, and one after them for no time.
  static let placesInDay = 1441

  let isDone: Bool
  let due: Int
  /// 0 for the highest priority, 3 for none.
  let urgency: Int
  let name: String
  let id: Identifier<TodoItem>

  init(isDone: Bool, due: Int, urgency: Int = 0, name: String, id: Identifier<TodoItem>) {
    self.isDone = isDone
    self.due = due
    self.urgency = urgency
    self.name = name
    self.id = id
  }

  init(_ item: TodoItem) {
    let due = item.due.map { day in
      day.daysSinceEpoch * Self.placesInDay + (item.dueTime?.minutes ?? Self.placesInDay - 1)
    }
    self.init(
      isDone: item.isDone, due: due ?? Self.noDue,
      urgency: Priority.high.rawValue - item.priority.rawValue,
      name: Self.sortName(item.name), id: item.id)
  }

  /// The smallest key of an item that is due on a day or later.
  static func firstDue(of day: Day) -> Int { day.daysSinceEpoch * placesInDay }

  /// The key that comes before every item.
  static let first = SortKey(
    isDone: false, due: .min, name: "", id: Identifier(high: 0, low: 0))

  /// The key that comes after every item.
  static let last = SortKey(
    isDone: true, due: .max, name: "", id: Identifier(high: 0, low: 0))

  /// The key that comes before every item that is done and after every one that is not.
  static let firstDone = SortKey(
    isDone: true, due: .min, name: "", id: Identifier(high: 0, low: 0))

  /// The form of a name that determines its order.
  static func sortName(_ name: String) -> String { name.lowercased() }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.isDone != right.isDone { return right.isDone }
    if left.due != right.due { return left.due < right.due }
    if left.urgency != right.urgency { return left.urgency < right.urgency }
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
