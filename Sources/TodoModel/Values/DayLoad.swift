internal import TodoValues

/// The items of a day, as their number and the sum of their efforts.
public struct DayLoad: Hashable, Sendable {
  /// The number of items.
  public var count: Int
  /// The minutes of their efforts.
  public var minutes: Int
  /// The number of items with an effort.
  public var estimated: Int

  /// A load with these values.
  public init(count: Int = 0, minutes: Int = 0, estimated: Int = 0) {
    (self.count, self.minutes, self.estimated) = (count, minutes, estimated)
  }

  /// The load of some items.
  public init(of items: [TodoItem]) {
    let efforts = items.compactMap(\.effort)
    self.init(
      count: items.count, minutes: efforts.reduce(0) { $0 + $1.minutes }, estimated: efforts.count)
  }

  /// The minutes of the efforts, with one hour for each item without an effort.
  public var countedMinutes: Int { minutes + 60 * (count - estimated) }

  /// The counted minutes in hours, rounded up. Without any effort this is the number of items.
  public var hours: Int { (countedMinutes + 59) / 60 }

  /// The sum of the efforts as text, `5h15`; nil if no item has one.
  public var effort: String? { estimated > 0 ? Effort.text(minutes: minutes) : nil }

  /// The load of two groups of items together.
  static func + (left: DayLoad, right: DayLoad) -> DayLoad {
    DayLoad(
      count: left.count + right.count, minutes: left.minutes + right.minutes,
      estimated: left.estimated + right.estimated)
  }
}
