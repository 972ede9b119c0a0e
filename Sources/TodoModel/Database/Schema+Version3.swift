internal import SQLiteKit

extension Schema {
  /// Views: lists with a query, which hold no items but show the matching ones. Also the indexes
  /// for a search while the user types: the first page is read from one index, in order.
  static let version3: SQL = """
    \(views)
    \(finding)
    """

  private static let views: SQL = """
    ALTER TABLE list ADD COLUMN query TEXT CHECK(query <> '' AND \(queryRule));

    DROP TRIGGER revision_list_updated;
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, color, position, sort,
      grouping, query, extra, deleted
    ON list BEGIN UPDATE revision SET number = number + 1; END;
    """

  private static let finding: SQL = """
    ALTER TABLE item ADD COLUMN has_notes INTEGER GENERATED ALWAYS AS (notes <> '') VIRTUAL;
    DROP INDEX item_order;
    DROP INDEX item_due;
    CREATE INDEX item_order ON item(
      list, is_done, due_key, priority_key, sort_name, id, parent, has_notes) WHERE deleted = 0;
    CREATE INDEX item_due ON item(
      due_key, priority_key, sort_name, id, list, defer_until, has_notes)
      WHERE deleted = 0 AND completed IS NULL;

    -- A text with something behind it, so that its last characters begin a word of three as well.
    CREATE VIEW item_words AS SELECT pk, name || '  ' AS name, notes || '  ' AS notes FROM item;
    DROP TABLE item_text;
    CREATE VIRTUAL TABLE item_text USING fts5(name, notes, content = 'item_words',
      content_rowid = 'pk', tokenize = 'trigram', columnsize = 0);
    CREATE VIRTUAL TABLE item_occurrence USING fts5vocab(item_text, instance);
    DELETE FROM unindexed;
    INSERT INTO unindexed SELECT pk, NULL, NULL FROM item;
    """

  private static let queryRule: SQL =
    "length(CAST(query AS BLOB)) <= 4096 AND instr(query, char(0)) = 0"
}
