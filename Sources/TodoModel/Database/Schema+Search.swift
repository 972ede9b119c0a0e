internal import SQLiteKit

extension Schema {
  /// Indexes that find items across all lists: by date, by priority, by completion, by text.
  static let search: SQL = """
    CREATE INDEX item_due ON item(due_key, priority_key, sort_name, id, list, defer_until)
      WHERE deleted = 0 AND completed IS NULL;
    CREATE INDEX item_flagged ON item(priority_key, due_key, sort_name, id, list)
      WHERE deleted = 0 AND completed IS NULL AND priority > 0;
    CREATE INDEX item_log ON item(completed DESC, id, list)
      WHERE deleted = 0 AND completed IS NOT NULL;

    CREATE VIRTUAL TABLE item_text USING fts5(
      name, notes, content = 'item', content_rowid = 'pk', tokenize = 'trigram', columnsize = 0);
    -- Items whose texts are not in the index as they are now; the texts are those that are in it. A
    -- trigger of a distrusted schema may not write to a virtual table, so the writer does.
    CREATE TABLE unindexed(item INTEGER PRIMARY KEY, name TEXT, notes TEXT) STRICT;
    INSERT INTO unindexed SELECT pk, NULL, NULL FROM item;
    -- Not INSERT OR IGNORE: what fires a trigger decides about conflicts in it.
    CREATE TRIGGER text_inserted AFTER INSERT ON item BEGIN
      INSERT INTO unindexed SELECT NEW.pk, NULL, NULL
        WHERE NOT EXISTS(SELECT 1 FROM unindexed WHERE item = NEW.pk);
    END;
    CREATE TRIGGER text_removed AFTER DELETE ON item BEGIN
      INSERT INTO unindexed SELECT OLD.pk, OLD.name, OLD.notes
        WHERE NOT EXISTS(SELECT 1 FROM unindexed WHERE item = OLD.pk);
    END;
    CREATE TRIGGER text_updated AFTER UPDATE OF name, notes ON item
    WHEN OLD.name <> NEW.name OR OLD.notes <> NEW.notes BEGIN
      INSERT INTO unindexed SELECT OLD.pk, OLD.name, OLD.notes
        WHERE NOT EXISTS(SELECT 1 FROM unindexed WHERE item = OLD.pk);
    END;
    """
}
