import SQLiteKit

@testable import TodoModel

/// A file as version 3 of the schema and the program of that time wrote it: with a view, and
/// without drafts.
enum VersionThreeFile {
  static let view = Identifier<TodoList>(high: 3, low: 3)

  /// Writes the content of a file of version 2, and a view that was created and renamed.
  static func write(to path: String) throws {
    try VersionTwoFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(3).migrate(connection)
    try connection.execute(history)
    try connection.close()
  }

  private static let history: SQL = """
    UPDATE journal SET undone = 2 WHERE id = 6;
    INSERT INTO list(id, name, sort_name, emoji, position, sort, grouping, query) VALUES
      (x'00000000000000030000000000000003', 'Bills', 'bills', '🧾', 3, 'due', 'day', '@bills is:open');
    INSERT INTO journal(id, at, instance, kind, target, label, undone, undone_by) VALUES
      (8, 5, zeroblob(16), 'do', NULL, 'Added view “Soon”', 0, NULL),
      (9, 6, zeroblob(16), 'do', NULL, 'Renamed view “Soon” to “Bills”', 0, NULL);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (8, 1, 'list', x'00000000000000030000000000000003', NULL,
        '{"name":"Soon","emoji":"🧾","color":null,"position":3,"sort":"due","grouping":"day","query":"@bills is:open","extra":null}'),
      (9, 1, 'list', x'00000000000000030000000000000003', '{"name":"Soon"}', '{"name":"Bills"}');
    """
}
