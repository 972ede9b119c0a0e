internal import SQLiteKit

/// The tables of the database, and the marks by which it is recognised.
///
/// A new version is one more constant with its SQL, the last step of the migrator, and a new
/// fingerprint. The versions before 4, which are long, are in files of their own.
enum Schema {
  /// “PnTd”, at offset 68 of the file: identifies the database as ours.
  static let applicationID = 0x506e_5464

  /// The fingerprint of the newest version, as computed by ``SchemaCheck``.
  static let fingerprint: UInt64 = 0x414f_b853_174b_23e2

  static let migrator = Migrator(
    steps: [
      version1, version2, version3, version4, version5, version6, version7, version8, version9,
    ])

  /// Drafts: texts that were typed and not saved. They refer to no list, item or journal entry, so
  /// that a draft outlives its subject.
  private static let version4: SQL = """
    CREATE TABLE draft(
      id BLOB PRIMARY KEY CHECK(length(id) = 16),
      process TEXT NOT NULL,
      form TEXT NOT NULL CHECK(form <> ''),
      subject BLOB CHECK(length(subject) = 16),
      parent BLOB CHECK(length(parent) = 16),
      due INTEGER,
      name TEXT NOT NULL,
      saved INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE draft_field(
      draft BLOB NOT NULL REFERENCES draft(id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      before TEXT NOT NULL,
      text TEXT NOT NULL,
      UNIQUE(draft, number)
    ) STRICT;
    """

  /// Plans and flags of items, and the indexes of plans, start dates and flags. The former index of
  /// items with a priority is not used any more.
  private static let version5: SQL = """
    -- Two numbers for each day: the second is its evening.
    ALTER TABLE item ADD COLUMN plan INTEGER;
    ALTER TABLE item ADD COLUMN flagged INTEGER NOT NULL DEFAULT 0 CHECK(flagged BETWEEN 0 AND 1
      AND (plan IS NULL OR plan BETWEEN -1438324 AND 5865793));

    DROP TRIGGER revision_item_updated;
    CREATE TRIGGER revision_item_updated AFTER UPDATE OF id, list, parent, position, name, notes,
      priority, tags, due, due_time, defer_until, recurrence, completed, created, modified, extra,
      plan, flagged, deleted
    ON item BEGIN UPDATE revision SET number = number + 1; END;

    DROP INDEX item_flagged;
    CREATE INDEX item_flagged ON item(due_key, priority_key, sort_name, id, list)
      WHERE deleted = 0 AND completed IS NULL AND flagged = 1;
    CREATE INDEX item_plan ON item(plan, list)
      WHERE deleted = 0 AND completed IS NULL AND plan IS NOT NULL;
    CREATE INDEX item_start ON item(defer_until, list)
      WHERE deleted = 0 AND completed IS NULL AND defer_until IS NOT NULL;
    """

  /// The items for which an item waits: in a column, one identity after the other, and in an index
  /// of both directions, which triggers keep.
  private static let version6: SQL = """
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

  /// The indexes by which lists are left out: those that are deleted or put away and the templates,
  /// and those of an area.
  private static let version8: SQL = """
    CREATE INDEX list_left_out ON list(id)
      WHERE deleted = 1 OR template IS NOT NULL OR ifnull(CAST(put_away AS INTEGER), 0) <> 0;
    CREATE INDEX list_area ON list(area) WHERE area IS NOT NULL;
    """

  /// The state in which a folder and the store were alike.
  private static let version9: SQL = """
    ALTER TABLE sync_folder ADD COLUMN settled TEXT;
    """

  private static let newWaits: SQL = """
    WITH RECURSIVE part(awaited, rest) AS (SELECT x'', NEW.waits_for UNION ALL
        SELECT substr(rest, 1, 16), substr(rest, 17) FROM part WHERE rest <> x'')
      SELECT awaited FROM part WHERE awaited <> x''
    """
}
