import TermPanels

/// The rows of a list, as a dialogue reads them.
@MainActor protocol ListReading: AnyObject {
  /// The list.
  var list: any AnyListPanel { get }

  /// Reads a page from a position among the rows on, and numbers the rows again, by their
  /// positions.
  func readAnew(from position: Int) -> [String]

  /// Reads the page after the one that was read last.
  func readOn() -> [String]

  /// Whether there are rows after those that were read.
  var hasMore: Bool { get }

  /// The changes in the rows that were read, a line for each. Rows that have arrived within the
  /// part that was read, and a row that has become current, are new.
  func changes() -> [String]

  /// The text of the row that was read under a number; `nil` for a number that was not read.
  func text(ofRow number: Int) -> String?

  /// Makes the row that was read under a number current, and gives the keys to the list.
  ///
  /// - Returns: Whether the row is still there.
  func choose(_ number: Int) -> Bool

  /// Whether the row that was chosen last is the current one.
  var isChosenCurrent: Bool { get }
}

extension ListReading {
  /// Reads the first page.
  func readAnew() -> [String] { readAnew(from: 0) }
}

extension AnyListPanel {
  /// A new reader of the list.
  func makeReader() -> any ListReading { ListReader(self) }
}
