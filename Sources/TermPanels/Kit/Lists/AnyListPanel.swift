/// A list whose type of identities is unknown, for code that reads any list.
@MainActor package protocol AnyListPanel: Panel {
  associatedtype RowID: Hashable

  var dataSource: (any ListDataSource<RowID>)? { get }
  var currentID: RowID? { get }
  func makeCurrent(_ id: RowID?) -> Bool
  func isMarked(_ id: RowID) -> Bool

  var isFocusable: Bool { get }
  var selectionTitle: String? { get }
  func selectCurrentRow()
  /// The commands for the current row; none where no row is current.
  var currentRowCommands: [KeyCommand] { get }
}

extension ListPanel: AnyListPanel {
  package var currentRowCommands: [KeyCommand] { currentID == nil ? [] : keys.ofCurrentRow }
}
