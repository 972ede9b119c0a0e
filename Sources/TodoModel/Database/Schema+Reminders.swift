internal import SQLiteKit

extension Schema {
  /// The reminders of items: in a column, as numbers with spaces, `off`, or NULL for the usual
  /// ones, and in a table of those that are to come, which triggers keep.
  ///
  /// A reminder waits for a minute of local time (state 0), for a moment because it was snoozed or
  /// is being shown (1), or was shown (2). It does not come if its moment was before `since`, the
  /// moment of the change that set it.
  static let reminders: SQL = """
    ALTER TABLE item ADD COLUMN reminders TEXT
      CHECK(length(reminders) BETWEEN 1 AND 64 AND reminders NOT GLOB '*[^0-9 of]*');

    CREATE TABLE usual_reminder(
      before INTEGER PRIMARY KEY CHECK(before BETWEEN 0 AND 527040)
    ) STRICT;

    CREATE TABLE reminder(
      item INTEGER NOT NULL REFERENCES item(pk),
      minute INTEGER NOT NULL,
      before INTEGER NOT NULL CHECK(before BETWEEN 0 AND 527040),
      since INTEGER NOT NULL,
      state INTEGER NOT NULL DEFAULT 0 CHECK(state BETWEEN 0 AND 2),
      wake INTEGER CHECK((wake IS NOT NULL) = (state = 1)),
      PRIMARY KEY(item, minute)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reminder_waiting ON reminder(minute, before) WHERE state = 0;
    CREATE INDEX reminder_held ON reminder(wake) WHERE state = 1;
    CREATE INDEX reminder_shown ON reminder(minute) WHERE state = 2;

    -- The default of the setting, which a program changes when the setting is another one.
    INSERT INTO usual_reminder(before) VALUES(0);
    INSERT INTO reminder(item, minute, before, since)
      SELECT pk, due * 1440 + due_time, 0,
        ifnull((SELECT at FROM journal ORDER BY id DESC LIMIT 1), 0)
      FROM item WHERE deleted = 0 AND completed IS NULL AND due_time BETWEEN 0 AND 1439
        AND due BETWEEN -719162 AND 2932896;

    CREATE TRIGGER reminders_inserted AFTER INSERT ON item
    WHEN NEW.due_time IS NOT NULL AND NEW.completed IS NULL AND NEW.deleted = 0 BEGIN
      \(addition);
    END;
    CREATE TRIGGER reminders_removed BEFORE DELETE ON item BEGIN
      DELETE FROM reminder WHERE item = OLD.pk;
    END;
    CREATE TRIGGER reminders_updated
    AFTER UPDATE OF due, due_time, reminders, completed, deleted ON item
    WHEN ifnull(OLD.due_time, NEW.due_time) IS NOT NULL AND (OLD.due IS NOT NEW.due
      OR OLD.due_time IS NOT NEW.due_time OR OLD.reminders IS NOT NEW.reminders
      OR OLD.completed IS NOT NEW.completed OR OLD.deleted <> NEW.deleted)
    BEGIN
      DELETE FROM reminder WHERE item = OLD.pk AND state <> 2
        AND minute NOT IN (SELECT minute FROM (\(newReminders)));
      \(addition);
    END;
    """

  /// The reminders that the new row of an item has.
  private static let newReminders: SQL = """
    SELECT NEW.due * 1440 + NEW.due_time - before AS minute, before FROM (
      WITH RECURSIVE part(word, rest) AS (
        SELECT '', substr(NEW.reminders, 1, 64) || ' ' UNION ALL
        SELECT substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
          FROM part WHERE rest <> '')
      SELECT CAST(word AS INTEGER) AS before FROM part
        WHERE length(word) BETWEEN 1 AND 6 AND word NOT GLOB '*[^0-9]*'
      UNION SELECT before FROM usual_reminder WHERE NEW.reminders IS NULL)
    WHERE before <= 527040 AND NEW.deleted = 0 AND NEW.completed IS NULL
      AND NEW.due BETWEEN -719162 AND 2932896 AND NEW.due_time BETWEEN 0 AND 1439
    """

  /// Adds the reminders of the new row, except for those that are known, perhaps because they were
  /// shown.
  private static let addition: SQL = """
    INSERT INTO reminder(item, minute, before, since)
      SELECT NEW.pk, n.minute, n.before,
        ifnull((SELECT at FROM journal ORDER BY id DESC LIMIT 1), 0)
      FROM (\(newReminders)) n
      WHERE NOT EXISTS (SELECT 1 FROM reminder r WHERE r.item = NEW.pk AND r.minute = n.minute)
    """
}
