/// The reminders of an item that is due at a time: the minutes before that time at which they come.
///
/// ```swift
/// let reminders = Reminders(minutes: [60, 1440])  // an hour before, and a day before
/// ```
public struct Reminders: Hashable, Sendable {
  /// The most reminders that an item can have.
  public static let most = 8

  /// The most minutes before the due time: those of 366 days.
  public static let longest = 366 * minutesInDay

  /// No reminders.
  public static let off = Reminders(held: [])

  /// One reminder, at the due time itself.
  public static let atTheTime = Reminders(held: [0])

  static let minutesInDay = 1440

  /// The minutes before the due time, the fewest first and each once. 0 is the due time itself.
  public let minutes: [Int]

  /// The reminders that many minutes before the due time; nil if they are too many, after the due
  /// time or too long before it.
  public init?(minutes: some Sequence<Int>) {
    let sorted = Set(minutes).sorted()
    guard sorted.count <= Self.most,
      sorted.allSatisfy({ (0...Self.longest).contains($0) })
    else { return nil }
    self.minutes = sorted
  }

  private init(held minutes: [Int]) { self.minutes = minutes }

  /// Whether there are none.
  public var isEmpty: Bool { minutes.isEmpty }
}
