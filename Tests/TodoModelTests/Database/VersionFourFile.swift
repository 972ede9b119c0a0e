import SQLiteKit

@testable import TodoModel

/// A file as version 4 of the schema and the program of that time wrote it: with a draft, and
/// without plans and flags.
enum VersionFourFile {
  /// Writes the content of a file of version 3, and the draft of a program that has ended.
  static func write(to path: String) throws {
    try VersionThreeFile.write(to: path)
    let connection = try Connection(path: path, mode: .readWrite)
    _ = try Schema.migrator.upTo(4).migrate(connection)
    try connection.execute(draft)
    try connection.close()
  }

  private static let draft: SQL = """
    INSERT INTO draft(id, process, form, subject, parent, due, name, saved) VALUES
      (x'00000000000000050000000000000001', '', 'item', x'00000000000000040000000000000001', NULL,
        NULL, 'Paint', 7);
    INSERT INTO draft_field(draft, number, name, before, text) VALUES
      (x'00000000000000050000000000000001', 0, 'Notes', 'the door', 'the door, red');
    """
}
