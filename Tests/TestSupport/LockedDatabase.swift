import SQLiteKit

/// Another program in the middle of a write.
public final class LockedDatabase {
  private let connection: Connection

  /// Begins the write.
  public init(path: String) throws {
    connection = try Connection(path: path, mode: .readWrite)
    // A write of the program may be about to end.
    connection.setBusyTimeout(milliseconds: 5000)
    try connection.run("BEGIN IMMEDIATE")
  }

  /// Takes the write back.
  public func release() throws { try connection.run("ROLLBACK") }
}
