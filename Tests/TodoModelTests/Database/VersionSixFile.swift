import SQLiteKit

@testable import TodoModel

/// A file as version 6 of the schema and the program of that time wrote it: with a wait and a later
/// due date, and without efforts, reminders, headings, areas and a number of postponements.
enum VersionSixFile {
  static let buy = Identifier<TodoItem>(high: 4, low: 2)

  /// Writes the content of a file of version 5, an item for which the other one waits, and a new
  /// due date of that.
  static func write(to path: String) throws {
    try VersionFiveFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(6).migrate(connection)
    try connection.execute(history)
    try connection.close()
  }

  private static let history: SQL = """
    INSERT INTO item(id, list, position, name, sort_name, priority, tags, tag_keys, created,
      modified) VALUES
      (x'00000000000000040000000000000002', x'00000000000000030000000000000001', 2097152,
        'Buy paint', 'buy paint', 0, '', '', 9, 9);
    UPDATE item SET waits_for = x'00000000000000040000000000000002', due = 20010
      WHERE id = x'00000000000000040000000000000001';
    INSERT INTO journal(id, at, instance, kind, target, label, undone, undone_by) VALUES
      (11, 9, zeroblob(16), 'do', NULL, '{"verb":"added","item":"Buy paint"}', 0, NULL),
      (12, 9, zeroblob(16), 'do', NULL, '{"verb":"addedWait","item":"Paint","name":"Buy paint"}',
        0, NULL),
      (13, 9, zeroblob(16), 'do', NULL, '{"verb":"setDue","item":"Paint","due":20010}', 0, NULL);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (11, 1, 'item', x'00000000000000040000000000000002', NULL,
        '{"list":"00000000000000030000000000000001","parent":null,"order":2097152,"name":"Buy paint","notes":"","priority":0,"tags":"","due":null,"dueTime":null,"deferUntil":null,"recurrence":null,"completed":null,"created":9,"modified":9,"extra":null,"plan":null,"isFlagged":0,"waitsFor":""}'),
      (12, 1, 'item', x'00000000000000040000000000000001', '{"waitsFor":""}',
        '{"waitsFor":"00000000000000040000000000000002"}'),
      (13, 1, 'item', x'00000000000000040000000000000001', '{"due":20000}', '{"due":20010}');
    """
}
