/// The source of a ``ListPanel``'s rows: a separate object that provides the number of rows and
/// those in sight. A list of a million rows requests as many as one of a hundred.
@MainActor public protocol ListDataSource: AnyObject {
  /// The number of rows, headings included: a heading has an index, an identity and a panel like
  /// any other row.
  var rowCount: Int { get }

  /// The identity of the row at an index: the same for as long as the row is about the same thing,
  /// and different for every row. The current row, marks and the scroll position follow it.
  ///
  /// If two rows have equal identities nevertheless, both are shown, and after a reload the list's
  /// state for them belongs to the row that ``index(of:)`` returns.
  func rowID(at index: Int) -> AnyHashable

  /// The index of the row with an identity; `nil` when it is gone.
  func index(of id: AnyHashable) -> Int?

  /// The panel for a row, with its content set.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - panel: The panel that showed this row so far, or one that has become free; set its content
  ///     and return it. `nil` requests a new one. A heading gets the panel of a heading, and
  ///     another row that of another row.
  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel

  /// Whether a row is the heading of those that follow: UIKit's section header. It is shown like
  /// any other row, but it never becomes current, so no command acts on it. Called for the rows
  /// that come into sight and those that a movement passes; consecutive headings are passed one by
  /// one. The default is `false`.
  func isHeading(at index: Int) -> Bool

  /// A number that changes whenever rows may have moved. A list that is about to scroll reloads
  /// first if the number has changed since its last reload. The default never changes: with it, the
  /// list must be reloaded after every change.
  var revision: Int { get }

  /// Calls `body` and answers all requests meanwhile from one state, even if the data behind it
  /// changes. The default just calls it, which is right where the data does not change by itself.
  func steadily(_ body: () -> Void)
}

extension ListDataSource {
  /// `false`: no row is a heading.
  public func isHeading(at index: Int) -> Bool { false }

  /// Always 0.
  public var revision: Int { 0 }

  /// Calls `body`.
  public func steadily(_ body: () -> Void) { body() }
}

/// Rows from given panels: the simple way for a short list.
@MainActor final class PanelListDataSource: ListDataSource {
  private let panels: [Panel]

  init(_ panels: [Panel]) {
    precondition(
      Set(panels.map(ObjectIdentifier.init)).count == panels.count,
      "Each panel must occur only once.")
    self.panels = panels
  }

  var rowCount: Int { panels.count }

  func rowID(at index: Int) -> AnyHashable { ObjectIdentifier(panels[index]) }

  func index(of id: AnyHashable) -> Int? {
    panels.firstIndex { AnyHashable(ObjectIdentifier($0)) == id }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel { panels[index] }
}
