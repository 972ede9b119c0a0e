internal import SQLiteKit

extension TodoItem {
  /// Drops tags beyond the limit, which only another program can have stored.
  static func willChange(_ id: Identifier<TodoItem>, on connection: Connection) throws {
    try connection.dropExcessTags(of: id)
  }
}
