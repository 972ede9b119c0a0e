/// A responder that shows the actions of a row as a menu. A list asks the nearest one above it.
@MainActor protocol RowMenuPresenter: Responder {
  /// Shows a menu.
  ///
  /// - Parameters:
  ///   - actions: The actions; at least one.
  ///   - list: The list of the row.
  func presentMenu(of actions: [RowAction], over list: Panel)
}
