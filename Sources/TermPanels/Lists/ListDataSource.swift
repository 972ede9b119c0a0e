/// Where a ``ListPanel`` gets its rows from: an object of its own, asked for how many rows there
/// are and for those that are to be seen. A list of a million rows asks for as many as one of a
/// hundred.
@MainActor public protocol ListDataSource: AnyObject {
  /// How many rows there are, headings among them: a heading has an index, an identity and a panel
  /// as any other row does.
  var rowCount: Int { get }

  /// What identifies the row at an index: the same for as long as the row is about the same
  /// thing, and different for every row. Selection and scroll position follow it.
  ///
  /// Where two rows have equal identities all the same, both are shown, and after a reload what the
  /// list remembers of them is that of the row which ``index(of:)`` names.
  func rowID(at index: Int) -> AnyHashable

  /// Where the row of an identity is now; `nil` when it is gone.
  func index(of id: AnyHashable) -> Int?

  /// The panel for a row, with what it has to show.
  ///
  /// - Parameters:
  ///   - index: The row.
  ///   - panel: The panel that showed this row so far, or one that has come free; set what it
  ///     shows and return it. `nil` asks for a new one. A heading gets what showed a heading, and
  ///     another row what showed another row.
  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel

  /// Whether a row is the heading of those that follow: UIKit's section header. It is shown as any
  /// other row is, but it never becomes current, so that nothing can be done with it. Asked for the
  /// rows that come into sight and those that a movement passes; headings that follow each other
  /// are passed one by one. The default says no.
  func isHeading(at index: Int) -> Bool

  /// Another number whenever rows may have other places than before. A list that is about to scroll
  /// and finds another one than at its last reload reloads first. The default never changes: such a
  /// data source is asked to reload after every change.
  var revision: Int { get }

  /// Calls `body` and answers everything asked meanwhile from one state, whatever changes behind
  /// it. The default just calls it, which is right where nothing changes behind.
  func steadily(_ body: () -> Void)
}

extension ListDataSource {
  /// No.
  public func isHeading(at index: Int) -> Bool { false }

  /// Never another one.
  public var revision: Int { 0 }

  /// Calls it.
  public func steadily(_ body: () -> Void) { body() }
}

/// Rows for which somebody made the panels: the simple way for a short list.
@MainActor final class PanelListDataSource: ListDataSource {
  private let panels: [Panel]

  init(_ panels: [Panel]) {
    precondition(Set(panels.map(ObjectIdentifier.init)).count == panels.count, "Each panel once.")
    self.panels = panels
  }

  var rowCount: Int { panels.count }

  func rowID(at index: Int) -> AnyHashable { ObjectIdentifier(panels[index]) }

  func index(of id: AnyHashable) -> Int? {
    panels.firstIndex { AnyHashable(ObjectIdentifier($0)) == id }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel { panels[index] }
}
