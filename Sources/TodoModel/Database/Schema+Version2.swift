internal import SQLiteKit

extension Schema {
  /// Notes, priorities, tags, times, subtasks, an order arranged by hand and recurrence.
  ///
  /// It adds columns and builds indexes but rewrites no row of an item: a file with a million items
  /// takes seconds. New columns have their defaults in a row of version 1.
  static let version2: SQL = """
    DROP INDEX item_order;
    DROP TRIGGER item_inserted;
    DROP TRIGGER item_removed;
    DROP TRIGGER item_updated;
    DROP TRIGGER revision_list_updated;
    DROP TRIGGER revision_item_updated;
    \(columns)
    \(indexes)
    \(countTriggers)
    \(tagTriggers)
    \(revisionTriggers)
    \(search)
    """

  private static let columns: SQL = """
    ALTER TABLE list ADD COLUMN color TEXT CHECK(color <> '' AND length(color) <= 32);
    ALTER TABLE list ADD COLUMN sort TEXT NOT NULL DEFAULT '' CHECK(length(sort) <= 256);
    ALTER TABLE list ADD COLUMN grouping TEXT NOT NULL DEFAULT 'none'
      CHECK(grouping <> '' AND length(grouping) <= 32);
    ALTER TABLE list ADD COLUMN open_top_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE list ADD COLUMN top_count INTEGER NOT NULL DEFAULT 0;
    UPDATE list SET open_top_count = open_count, top_count = total_count;

    ALTER TABLE item DROP COLUMN due_key;
    ALTER TABLE item ADD COLUMN parent BLOB REFERENCES item(id);
    ALTER TABLE item ADD COLUMN position INTEGER;
    ALTER TABLE item ADD COLUMN notes TEXT NOT NULL DEFAULT '';
    ALTER TABLE item ADD COLUMN priority INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE item ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    -- The tags in lower case, by which they are looked up.
    ALTER TABLE item ADD COLUMN tag_keys TEXT NOT NULL DEFAULT '';
    ALTER TABLE item ADD COLUMN due_time INTEGER;
    ALTER TABLE item ADD COLUMN defer_until INTEGER;
    ALTER TABLE item ADD COLUMN child_count INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE item ADD COLUMN open_child_count INTEGER NOT NULL DEFAULT 0;
    -- Minutes, a timed item before those of the same day without a time, no day last.
    ALTER TABLE item ADD COLUMN due_key INTEGER GENERATED ALWAYS AS
      (ifnull(due * 1441 + ifnull(due_time, 1440), 5764000000)) VIRTUAL;
    ALTER TABLE item ADD COLUMN priority_key INTEGER GENERATED ALWAYS AS (3 - priority) VIRTUAL;
    -- An item that nobody has moved stands where it was made, far enough from the next for others.
    ALTER TABLE item ADD COLUMN order_key INTEGER GENERATED ALWAYS AS
      (ifnull(position, pk << 20)) VIRTUAL;
    -- The checks of all new columns in one place, since every one costs a look at all rows.
    ALTER TABLE item ADD COLUMN recurrence TEXT CHECK(
      (recurrence IS NULL OR recurrence <> '' AND length(recurrence) <= 1024)
      AND length(CAST(notes AS BLOB)) <= 65536 AND instr(notes, char(0)) = 0
      AND priority BETWEEN 0 AND 3
      AND length(CAST(tags AS BLOB)) <= 4159 AND instr(tags, char(0)) = 0
      AND (tag_keys = '') = (tags = '')
      AND (due_time IS NULL OR due_time BETWEEN 0 AND 1439 AND due IS NOT NULL)
      AND (defer_until IS NULL OR defer_until BETWEEN -719162 AND 2932896)
      AND parent IS NOT id);

    CREATE TABLE item_tag(
      tag TEXT NOT NULL,
      item INTEGER NOT NULL REFERENCES item(pk),
      PRIMARY KEY(tag, item)
    ) STRICT, WITHOUT ROWID;

    -- The entry that undid this one last: what was undone last is redone first.
    ALTER TABLE journal ADD COLUMN undone_by INTEGER REFERENCES journal(id);
    UPDATE journal SET undone_by = undoing.id
      FROM (SELECT target, max(id) AS id FROM journal WHERE kind = 'undo' GROUP BY target) undoing
      WHERE undoing.target = journal.id AND journal.undone = 1;
    """

  private static let indexes: SQL = """
    CREATE INDEX item_order ON item(list, is_done, due_key, priority_key, sort_name, id)
      WHERE deleted = 0 AND parent IS NULL;
    CREATE INDEX item_place ON item(list, order_key, id) WHERE deleted = 0 AND parent IS NULL;
    CREATE INDEX item_child ON item(parent, order_key, id)
      WHERE deleted = 0 AND parent IS NOT NULL;
    DROP INDEX journal_undone;
    CREATE INDEX journal_undone ON journal(undone_by) WHERE kind = 'do' AND undone = 1;
    """

  private static let countTriggers: SQL = """
    CREATE TRIGGER item_inserted AFTER INSERT ON item WHEN NEW.deleted = 0 BEGIN
      \(countNew)
    END;
    CREATE TRIGGER item_removed AFTER DELETE ON item WHEN OLD.deleted = 0 BEGIN
      \(discountOld)
    END;
    CREATE TRIGGER item_taken AFTER UPDATE OF list, parent, completed, deleted ON item
    WHEN OLD.deleted = 0 AND \(countsChange) BEGIN
      \(discountOld)
    END;
    CREATE TRIGGER item_given AFTER UPDATE OF list, parent, completed, deleted ON item
    WHEN NEW.deleted = 0 AND \(countsChange) BEGIN
      \(countNew)
    END;
    """

  private static let countsChange: SQL = """
    (OLD.list <> NEW.list OR OLD.parent IS NOT NEW.parent OR OLD.deleted <> NEW.deleted
      OR (OLD.completed IS NULL) <> (NEW.completed IS NULL))
    """

  private static let countNew: SQL = """
    UPDATE list SET total_count = total_count + 1,
        open_count = open_count + (NEW.completed IS NULL),
        top_count = top_count + (NEW.parent IS NULL),
        open_top_count = open_top_count + (NEW.parent IS NULL AND NEW.completed IS NULL)
        WHERE id = NEW.list;
      UPDATE item SET child_count = child_count + 1,
        open_child_count = open_child_count + (NEW.completed IS NULL) WHERE id = NEW.parent;
    """

  private static let discountOld: SQL = """
    UPDATE list SET total_count = total_count - 1,
        open_count = open_count - (OLD.completed IS NULL),
        top_count = top_count - (OLD.parent IS NULL),
        open_top_count = open_top_count - (OLD.parent IS NULL AND OLD.completed IS NULL)
        WHERE id = OLD.list;
      UPDATE item SET child_count = child_count - 1,
        open_child_count = open_child_count - (OLD.completed IS NULL) WHERE id = OLD.parent;
    """

  private static let tagTriggers: SQL = """
    CREATE TRIGGER tags_inserted AFTER INSERT ON item WHEN NEW.deleted = 0 AND NEW.tag_keys <> ''
    BEGIN
      INSERT INTO item_tag SELECT key, NEW.pk FROM (\(newTags));
    END;
    CREATE TRIGGER tags_removed BEFORE DELETE ON item WHEN OLD.tag_keys <> '' BEGIN
      DELETE FROM item_tag WHERE item = OLD.pk AND tag IN (\(oldTags));
    END;
    CREATE TRIGGER tags_updated AFTER UPDATE OF tag_keys, deleted ON item
    WHEN OLD.tag_keys <> NEW.tag_keys OR OLD.deleted <> NEW.deleted AND NEW.tag_keys <> '' BEGIN
      DELETE FROM item_tag WHERE item = OLD.pk AND tag IN (\(oldTags));
      INSERT INTO item_tag SELECT key, NEW.pk FROM (\(newTags)) WHERE NEW.deleted = 0;
    END;
    """

  // A trigger of an untrusted schema may not call the JSON functions, so the words are split by
  // hand.
  private static let newTags: SQL = """
    WITH RECURSIVE word(key, rest) AS (SELECT '', NEW.tag_keys || ' ' UNION ALL
        SELECT substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
        FROM word WHERE rest <> '')
      SELECT key FROM word WHERE key <> ''
    """

  private static let oldTags: SQL = """
    WITH RECURSIVE word(key, rest) AS (SELECT '', OLD.tag_keys || ' ' UNION ALL
        SELECT substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
        FROM word WHERE rest <> '')
      SELECT key FROM word WHERE key <> ''
    """

  // Counts derived from other rows change with those rows, and are not changes of their own.
  private static let revisionTriggers: SQL = """
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, color, position, sort,
      grouping, extra, deleted
    ON list BEGIN \(newRevision); END;
    CREATE TRIGGER revision_item_updated AFTER UPDATE OF id, list, parent, position, name, notes,
      priority, tags, due, due_time, defer_until, recurrence, completed, created, modified, extra,
      deleted
    ON item BEGIN \(newRevision); END;
    """

  private static let newRevision: SQL = "UPDATE revision SET number = number + 1"
}
