import SQLiteKit

/// Another program in the middle of a write.
final class LockedDatabase {
  private let connection: Connection

  init(path: String) throws {
    connection = try Connection(path: path, mode: .readWrite)
    try connection.run("BEGIN IMMEDIATE")
  }

  func release() throws { try connection.run("ROLLBACK") }
}
