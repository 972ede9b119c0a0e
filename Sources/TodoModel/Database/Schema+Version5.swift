internal import SQLiteKit

extension Schema {
  /// Plans and flags of items, and the indexes of plans, start dates and flags. The former index of
  /// items with a priority is not used any more.
  static let version5: SQL = """
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
