import SQLiteKit

@testable import TodoModel

/// A file as version 2 of the schema and the program of that time wrote it: images hold only the
/// values that differ, and no list is a view.
struct VersionTwoFile {
  static let home = Identifier<TodoList>(high: 3, low: 1)
  static let work = Identifier<TodoList>(high: 3, low: 2)
  static let paint = Identifier<TodoItem>(high: 4, low: 1)

  /// Writes two lists, one of which was sorted and renamed, and an item that got notes; the
  /// renaming was undone.
  static func write(to path: String) throws {
    let connection = try Connection(path: path, mode: .create)
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    _ = try connection.text("PRAGMA journal_mode = WAL")
    _ = try Schema.migrator.upTo(2).migrate(connection)
    try connection.execute(history)
    try connection.close()
  }

  private static let history: SQL = """
    INSERT INTO list(id, name, sort_name, emoji, color, position, sort, grouping, extra) VALUES
      (x'00000000000000030000000000000001', 'Home', 'home', '🏡', 'teal', 1, 'priority,-due', 'tag',
        '{"a":1}'),
      (x'00000000000000030000000000000002', 'Work', 'work', '', NULL, 2, '', 'none', NULL);
    INSERT INTO item(id, list, name, sort_name, notes, priority, tags, tag_keys, due, due_time,
      created, modified) VALUES
      (x'00000000000000040000000000000001', x'00000000000000030000000000000001', 'Paint', 'paint',
        'the door', 3, 'Red', 'red', 20000, 540, 1, 2);
    INSERT INTO journal(id, at, instance, kind, target, label, undone, undone_by) VALUES
      (1, 1, zeroblob(16), 'do', NULL, 'Added list “Home”', 0, NULL),
      (2, 1, zeroblob(16), 'do', NULL, 'Added list “Work”', 0, NULL),
      (3, 1, zeroblob(16), 'do', NULL, 'Added “Paint”', 0, NULL),
      (4, 1, zeroblob(16), 'do', NULL, 'Sorted list “Home”', 0, NULL),
      (5, 2, zeroblob(16), 'do', NULL, 'Changed the notes of “Paint”', 0, NULL),
      (6, 3, zeroblob(16), 'do', NULL, 'Renamed list “Work” to “Job”', 1, 7),
      (7, 4, zeroblob(16), 'undo', 6, 'Renamed list “Work” to “Job”', 0, NULL);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (1, 1, 'list', x'00000000000000030000000000000001', NULL,
        '{"name":"Home","emoji":"🏡","color":"teal","position":1,"sort":"","grouping":"none","extra":"{\\"a\\":1}"}'),
      (2, 1, 'list', x'00000000000000030000000000000002', NULL,
        '{"name":"Work","emoji":"","color":null,"position":2,"sort":"","grouping":"none","extra":null}'),
      (3, 1, 'item', x'00000000000000040000000000000001', NULL,
        '{"list":"00000000000000030000000000000001","parent":null,"order":1048576,"name":"Paint","notes":"","priority":3,"tags":"Red","due":20000,"dueTime":540,"deferUntil":null,"recurrence":null,"completed":null,"created":1,"modified":1,"extra":null}'),
      (4, 1, 'list', x'00000000000000030000000000000001', '{"sort":"","grouping":"none"}',
        '{"sort":"priority,-due","grouping":"tag"}'),
      (5, 1, 'item', x'00000000000000040000000000000001', '{"notes":"","modified":1}',
        '{"notes":"the door","modified":2}'),
      (6, 1, 'list', x'00000000000000030000000000000002', '{"name":"Work"}', '{"name":"Job"}');
    """
}
