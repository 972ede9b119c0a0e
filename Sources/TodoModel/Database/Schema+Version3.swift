internal import SQLiteKit

extension Schema {
  /// Views: lists with a query, which hold no items of their own but show those that it means.
  static let version3: SQL = """
    ALTER TABLE list ADD COLUMN query TEXT CHECK(query <> '' AND \(queryRule));

    DROP TRIGGER revision_list_updated;
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, color, position, sort,
      grouping, query, extra, deleted
    ON list BEGIN UPDATE revision SET number = number + 1; END;
    """

  private static let queryRule: SQL =
    "length(CAST(query AS BLOB)) <= 4096 AND instr(query, char(0)) = 0"
}
