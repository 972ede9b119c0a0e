internal import CivilCalendar
internal import SQLiteKit

/// Numbers for calculations. Another program may have stored any value, and none may overflow.
extension Statement {
  /// The greatest distance of a position from 0. There is room before and after all positions.
  private static let farthest = 1 << 60
  /// The greatest distance of a moment from 1970: some 30 000 years, in microseconds.
  private static let longest = 1_000_000_000_000_000_000
  /// The greatest count.
  private static let most = 1 << 40

  /// A position among siblings.
  func place(_ column: Int) -> Int {
    min(max(integer(column), -Self.farthest), Self.farthest)
  }

  /// A position among siblings, or nil for NULL.
  func optionalPlace(_ column: Int) -> Int? { isNull(column) ? nil : place(column) }

  /// A moment, in microseconds.
  func moment(_ column: Int) -> Timestamp {
    Timestamp(microseconds: min(max(integer(column), -Self.longest), Self.longest))
  }

  /// A count.
  func count(_ column: Int) -> Int { min(max(integer(column), 0), Self.most) }
}
