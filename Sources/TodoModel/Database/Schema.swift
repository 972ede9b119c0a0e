internal import SQLiteKit

/// The tables of the database, and the marks by which it is recognised.
///
/// A new version is one more constant with its SQL, the last step of the migrator, and a new
/// fingerprint. The versions before 4, which are long, are in files of their own.
enum Schema {
  /// “PnTd”, at offset 68 of the file: identifies the database as ours.
  static let applicationID = 0x506e_5464

  /// The fingerprint of the newest version, as computed by ``SchemaCheck``.
  static let fingerprint: UInt64 = 0xc36e_f8ae_76a3_4158

  static let migrator = Migrator(steps: [version1, version2, version3, version4, version5])

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
}
