/// The source of a ``ListPanel``'s rows: a separate object that provides the number of rows and
/// those in sight. A list of a million rows requests as many as one of a hundred.
@MainActor public protocol ListDataSource<RowID>: AnyObject {
  /// The type of the rows' identities.
  associatedtype RowID: Hashable
  /// The type of the headings' identities; `Never` where there are no headings.
  associatedtype HeadingID: Hashable = Never

  /// The number of rows, headings included: a heading has an index, an identity and a panel like
  /// any other row.
  var rowCount: Int { get }

  /// The identity of the row at an index: the same for as long as the row is about the same thing,
  /// and different for every row. The current row, marks and the scroll position follow it. Not
  /// called for headings.
  ///
  /// If two rows have equal identities nevertheless, both are shown, and after a reload the list's
  /// state for them belongs to the row that ``index(of:)`` returns.
  func rowID(at index: Int) -> RowID

  /// The index of the row with an identity; `nil` when it is gone.
  func index(of id: RowID) -> Int?

  /// The identity of the heading at an index; `nil` for any other row.
  ///
  /// A heading names the rows that follow it: UIKit's section header. It is shown like any other
  /// row, but it never becomes current, so no command acts on it. Called for the rows that come
  /// into sight and those that a movement passes; consecutive headings are passed one by one.
  func headingID(at index: Int) -> HeadingID?

  /// The index of the heading with an identity; `nil` when it is gone.
  func index(ofHeading id: HeadingID) -> Int?

  /// The number of headings before an index, at most ``rowCount``. The default asks for each of
  /// these rows.
  func headingCount(before index: Int) -> Int

  /// Whether the row with an identity can be marked, where a list allows it. The default is `true`.
  /// Not called for headings, which are never marked.
  func canMarkRow(_ id: RowID) -> Bool

  /// The rows that may become current in place of one that is about to leave, as a condition on
  /// their indices. The default allows all. Not called for headings.
  func successors(of id: RowID) -> (Int) -> Bool

  /// The panel for a row, with its content set.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - panel: The panel that showed this row so far, or one that has become free; set its content
  ///     and return it. `nil` requests a new one. A heading gets the panel of a heading, and
  ///     another row that of another row.
  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel

  /// A number that changes whenever rows may have moved. A list that is about to scroll reloads
  /// first if the number has changed since its last reload. The default never changes: with it, the
  /// list must be reloaded after every change.
  var revision: Int { get }

  /// Calls `body` and answers all requests meanwhile from one state, even if the data behind it
  /// changes. The default just calls it, which is right where the data does not change by itself.
  func steadily(_ body: () -> Void)
}

extension ListDataSource {
  /// Whether the row at an index is a heading.
  public func isHeading(at index: Int) -> Bool { headingID(at: index) != nil }

  /// Counts the headings one by one.
  public func headingCount(before index: Int) -> Int { (0..<index).count { isHeading(at: $0) } }

  /// `true`: every row can be marked.
  public func canMarkRow(_ id: RowID) -> Bool { true }

  /// All rows.
  public func successors(of id: RowID) -> (Int) -> Bool { { _ in true } }

  /// Always 0.
  public var revision: Int { 0 }

  /// Calls `body`.
  public func steadily(_ body: () -> Void) { body() }
}

extension ListDataSource where HeadingID == Never {
  /// `nil`: no row is a heading.
  public func headingID(at index: Int) -> Never? { nil }

  /// Never called.
  public func index(ofHeading id: Never) -> Int? {}

  /// 0: no row is a heading.
  public func headingCount(before index: Int) -> Int { 0 }
}
