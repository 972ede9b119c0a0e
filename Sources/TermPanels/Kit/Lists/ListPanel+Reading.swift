extension ListPanel {
  /// The word that a marked row ends with where it is read aloud.
  package static let markWord = "marked"

  /// The commands for the current row; empty without one.
  package var currentRowCommands: [KeyCommand] {
    currentID.map { rowCommands(with: rowActions(of: $0)) } ?? []
  }
}
