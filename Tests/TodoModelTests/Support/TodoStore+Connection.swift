import SQLiteKit

@testable import TodoModel

extension TodoStore {
  /// The connection that reads, for a look at the tables.
  var connection: Connection { get throws { try parts.reader.read { $0 } } }
}
