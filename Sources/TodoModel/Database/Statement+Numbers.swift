internal import CivilCalendar
internal import SQLiteKit

/// Numbers that are reckoned with. Another program may have stored any, and none is to overflow.
extension Statement {
  /// How far from 0 the places of siblings are at most. There is room behind and before all of them.
  private static let farthest = 1 << 60
  /// How far from 1970 a moment is at most: some 30 000 years, in microseconds.
  private static let longest = 1_000_000_000_000_000_000
  /// As much as anything is counted to.
  private static let most = 1 << 40

  /// A place among siblings.
  func place(_ column: Int) -> Int {
    min(max(integer(column), -Self.farthest), Self.farthest)
  }

  /// A place among siblings, or nil for NULL.
  func optionalPlace(_ column: Int) -> Int? { isNull(column) ? nil : place(column) }

  /// A moment, in microseconds.
  func moment(_ column: Int) -> Timestamp {
    Timestamp(microseconds: min(max(integer(column), -Self.longest), Self.longest))
  }

  /// A moment, or nil for NULL.
  func optionalMoment(_ column: Int) -> Timestamp? { isNull(column) ? nil : moment(column) }

  /// How many there are of something.
  func count(_ column: Int) -> Int { min(max(integer(column), 0), Self.most) }
}
