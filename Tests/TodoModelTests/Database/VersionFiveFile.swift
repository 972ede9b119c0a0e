import SQLiteKit

@testable import TodoModel

/// A file as version 5 of the schema and the program of that time wrote it: with a plan and a flag,
/// and without waits.
enum VersionFiveFile {
  /// Writes the content of a file of version 4, and an item that was planned and flagged.
  static func write(to path: String) throws {
    try VersionFourFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(5).migrate(connection)
    try connection.execute(history)
    try connection.close()
  }

  private static let history: SQL = """
    UPDATE item SET plan = 41556, flagged = 1 WHERE id = x'00000000000000040000000000000001';
    INSERT INTO journal(id, at, instance, kind, target, label, undone, undone_by) VALUES
      (10, 8, zeroblob(16), 'do', NULL, '{"verb":"setPlan","item":"Paint","plan":41556}', 0, NULL);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (10, 1, 'item', x'00000000000000040000000000000001',
        '{"plan":null,"isFlagged":0}', '{"plan":41556,"isFlagged":1}');
    """
}
