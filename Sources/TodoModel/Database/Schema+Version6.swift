internal import SQLiteKit

extension Schema {
  /// The items for which an item waits: in a column, one identity after the other, and in an index
  /// of both directions, which triggers keep.
  static let version6: SQL = """
    ALTER TABLE item ADD COLUMN waits_for BLOB NOT NULL DEFAULT x''
      CHECK(length(waits_for) <= 1024 AND length(waits_for) % 16 = 0);

    -- An awaited item may be missing: it was deleted for good, or is still to be imported.
    CREATE TABLE item_wait(
      awaited BLOB NOT NULL,
      item INTEGER NOT NULL REFERENCES item(pk),
      PRIMARY KEY(awaited, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX item_wait_item ON item_wait(item, awaited);

    CREATE TRIGGER waits_inserted AFTER INSERT ON item
    WHEN NEW.deleted = 0 AND NEW.waits_for <> x'' BEGIN
      INSERT INTO item_wait SELECT DISTINCT awaited, NEW.pk FROM (\(newWaits));
    END;
    CREATE TRIGGER waits_removed BEFORE DELETE ON item WHEN OLD.waits_for <> x'' BEGIN
      DELETE FROM item_wait WHERE item = OLD.pk;
    END;
    CREATE TRIGGER waits_updated AFTER UPDATE OF waits_for, deleted ON item
    WHEN OLD.waits_for <> NEW.waits_for OR OLD.deleted <> NEW.deleted AND NEW.waits_for <> x''
    BEGIN
      DELETE FROM item_wait WHERE item = OLD.pk;
      INSERT INTO item_wait SELECT DISTINCT awaited, NEW.pk FROM (\(newWaits))
        WHERE NEW.deleted = 0;
    END;

    DROP TRIGGER revision_item_updated;
    CREATE TRIGGER revision_item_updated AFTER UPDATE OF id, list, parent, position, name, notes,
      priority, tags, due, due_time, defer_until, recurrence, completed, created, modified, extra,
      plan, flagged, waits_for, deleted
    ON item BEGIN UPDATE revision SET number = number + 1; END;
    """

  private static let newWaits: SQL = """
    WITH RECURSIVE part(awaited, rest) AS (SELECT x'', NEW.waits_for UNION ALL
        SELECT substr(rest, 1, 16), substr(rest, 17) FROM part WHERE rest <> x'')
      SELECT awaited FROM part WHERE awaited <> x''
    """
}
