internal import SQLiteKit

extension Schema {
  /// Efforts and work, reminders, postponements, and headings.
  static let version7: SQL = """
    \(work)
    \(reminders)
    \(postponements)
    \(headings)

    DROP TRIGGER revision_item_updated;
    CREATE TRIGGER revision_item_updated AFTER UPDATE OF id, list, parent, position, name, notes,
      priority, tags, due, due_time, defer_until, recurrence, completed, created, modified, extra,
      plan, flagged, waits_for, effort, worked, working_since, reminders, postponed, deleted
    ON item BEGIN UPDATE revision SET number = number + 1; END;

    DROP TRIGGER revision_list_updated;
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, color, position, sort,
      grouping, query, extra, heading_of, deleted
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
}
