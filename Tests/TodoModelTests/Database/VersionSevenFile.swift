import SQLiteKit

@testable import TodoModel

/// A file as version 7 of the schema and the program of that time wrote it: with a heading and an
/// area that is put away, and without indexes of the lists that are left out.
enum VersionSevenFile {
  /// Writes the content of a file of version 6, an area that got a list and was put away, and a
  /// heading.
  static func write(to path: String) throws {
    try VersionSixFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(7).migrate(connection)
    try connection.execute(history)
    try connection.close()
  }

  private static let history: SQL = """
    INSERT INTO list(id, name, sort_name, emoji, position, sort, grouping, heading_of, is_area,
      put_away) VALUES
      (x'00000000000000030000000000000004', 'Office', 'office', '', 4, '', 'none', NULL, 1, 1),
      (x'00000000000000030000000000000005', 'Walls', 'walls', '', 5, '', 'none',
        x'00000000000000030000000000000001', 0, 0);
    UPDATE list SET area = x'00000000000000030000000000000004'
      WHERE id = x'00000000000000030000000000000002';
    INSERT INTO journal(id, at, instance, kind, target, label, undone, undone_by) VALUES
      (14, 10, zeroblob(16), 'do', NULL, '{"verb":"added","area":"Office"}', 0, NULL),
      (15, 10, zeroblob(16), 'do', NULL, '{"verb":"moved","list":"Work","name":"Office"}', 0, NULL),
      (16, 10, zeroblob(16), 'do', NULL, '{"verb":"putAway","area":"Office"}', 0, NULL),
      (17, 10, zeroblob(16), 'do', NULL, '{"verb":"added","heading":"Walls"}', 0, NULL);
    INSERT INTO journal_change(entry, seq, kind, row, before, after) VALUES
      (14, 1, 'list', x'00000000000000030000000000000004', NULL,
        '{"name":"Office","emoji":"","color":null,"position":4,"sort":"","grouping":"none","query":null,"extra":null,"headingOf":null,"area":null,"isArea":1,"isPutAway":0,"template":null}'),
      (15, 1, 'list', x'00000000000000030000000000000002', '{"area":null}',
        '{"area":"00000000000000030000000000000004"}'),
      (16, 1, 'list', x'00000000000000030000000000000004', '{"isPutAway":0}', '{"isPutAway":1}'),
      (17, 1, 'list', x'00000000000000030000000000000005', NULL,
        '{"name":"Walls","emoji":"","color":null,"position":5,"sort":"","grouping":"none","query":null,"extra":null,"headingOf":"00000000000000030000000000000001","area":null,"isArea":0,"isPutAway":0,"template":null}');
    """
}
