internal import SQLiteKit

extension Schema {
  /// Efforts and work, reminders, postponements, headings, areas, records of synchronisations, and
  /// templates.
  static let version7: SQL = """
    \(work)
    \(reminders)
    \(postponements)
    \(headings)
    \(areas)
    \(synchronisation)
    \(templates)

    DROP TRIGGER revision_item_updated;
    CREATE TRIGGER revision_item_updated AFTER UPDATE OF id, list, parent, position, name, notes,
      priority, tags, due, due_time, defer_until, recurrence, completed, created, modified, extra,
      plan, flagged, waits_for, effort, worked, working_since, reminders, postponed, deleted
    ON item BEGIN UPDATE revision SET number = number + 1; END;

    DROP TRIGGER revision_list_updated;
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, color, position, sort,
      grouping, query, extra, heading_of, area, is_area, put_away, template, deleted
    ON list BEGIN UPDATE revision SET number = number + 1; END;
    """

  /// The effort of items and the work on them, with an index of the item that is worked on.
  private static let work: SQL = """
    -- The effort in minutes, the work that was done in seconds, the start of the running work in
    -- microseconds.
    ALTER TABLE item ADD COLUMN effort INTEGER CHECK(effort BETWEEN 1 AND 59999);
    ALTER TABLE item ADD COLUMN worked INTEGER NOT NULL DEFAULT 0
      CHECK(worked BETWEEN 0 AND 3599940);
    ALTER TABLE item ADD COLUMN working_since INTEGER;

    CREATE INDEX item_work ON item(working_since, list)
      WHERE deleted = 0 AND completed IS NULL AND working_since IS NOT NULL;
    """

  /// The number of postponements of an item, which existing items have from the journal, and the
  /// index of the changes of one row.
  private static let postponements: SQL = """
    ALTER TABLE item ADD COLUMN postponed INTEGER NOT NULL DEFAULT 0;

    CREATE INDEX item_postponed ON item(postponed) WHERE postponed > 0;
    -- Not the new items of an import: they are many, and their rows say when they were created.
    CREATE INDEX journal_change_row ON journal_change(row) WHERE after IS NOT '{}';

    UPDATE item SET postponed = past.number FROM (
      SELECT c.row, count(*) AS number FROM journal_change c JOIN journal j ON j.id = c.entry
      WHERE c.kind = 'item' AND j.undone = 0 AND CASE
        WHEN json_valid(c.before) AND json_valid(c.after) THEN
          (c.after ->> 'due') > (c.before ->> 'due')
          OR ((c.after ->> 'plan') >> 1) > ((c.before ->> 'plan') >> 1)
        END
      GROUP BY c.row) past
    WHERE past.row = item.id;
    """

  /// Headings: lists that stand within another list, among its items.
  private static let headings: SQL = """
    ALTER TABLE list ADD COLUMN heading_of BLOB
      CHECK(length(heading_of) = 16 AND heading_of IS NOT id);
    CREATE INDEX list_heading ON list(heading_of, position, id)
      WHERE deleted = 0 AND heading_of IS NOT NULL;
    DROP INDEX list_order;
    CREATE INDEX list_order ON list(sort_name, id) WHERE deleted = 0 AND heading_of IS NULL;
    """

  /// The records of synchronisations with folders of lists. They refer to no list and no item, so
  /// that a record outlives its subject.
  private static let synchronisation: SQL = """
    CREATE TABLE sync_folder(
      id INTEGER PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      began INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE sync_collection(
      folder INTEGER NOT NULL REFERENCES sync_folder(id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      list BLOB NOT NULL CHECK(length(list) = 16),
      seen_title TEXT NOT NULL,
      agreed_title TEXT NOT NULL,
      seen_color TEXT,
      agreed_color TEXT,
      PRIMARY KEY(folder, name)
    ) STRICT, WITHOUT ROWID;

    -- What a pending change has written counts once the file is found to have these bytes.
    CREATE TABLE sync_object(
      id INTEGER PRIMARY KEY,
      folder INTEGER NOT NULL REFERENCES sync_folder(id) ON DELETE CASCADE,
      collection TEXT NOT NULL,
      file TEXT NOT NULL,
      uid TEXT NOT NULL,
      item BLOB NOT NULL CHECK(length(item) = 16),
      seen BLOB,
      agreed BLOB,
      is_pending INTEGER NOT NULL CHECK(is_pending BETWEEN 0 AND 1),
      pending_seen BLOB,
      pending_agreed BLOB,
      UNIQUE(folder, collection, file)
    ) STRICT;
    CREATE INDEX sync_object_uid ON sync_object(uid);
    """

  /// Areas: lists that hold lists and views; and lists that are put away.
  private static let areas: SQL = """
    -- An area may be missing: it was deleted, or is still to be imported.
    ALTER TABLE list ADD COLUMN area BLOB CHECK(length(area) = 16);
    ALTER TABLE list ADD COLUMN is_area INTEGER NOT NULL DEFAULT 0 CHECK(is_area IN (0, 1));
    ALTER TABLE list ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0 CHECK(put_away IN (0, 1));
    """

  /// Templates: lists whose items are copied, as a new list (1) or into a list (2).
  private static let templates: SQL = """
    ALTER TABLE list ADD COLUMN template INTEGER CHECK(template IN (1, 2));
    """
}
