internal import SQLiteKit

extension Schema {
  /// Lists, items and the journal.
  static let version1: SQL = """
    CREATE TABLE list(
      pk INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK(length(id) = 16),
      name TEXT NOT NULL CHECK(\(nameRule)),
      sort_name TEXT NOT NULL,
      emoji TEXT NOT NULL CHECK(length(CAST(emoji AS BLOB)) <= 64 AND instr(emoji, char(0)) = 0),
      position INTEGER NOT NULL,
      extra TEXT CHECK(extra LIKE '{%}' AND instr(extra, char(0)) = 0),
      deleted INTEGER NOT NULL DEFAULT 0 CHECK(deleted IN (0, 1)),
      open_count INTEGER NOT NULL DEFAULT 0,
      total_count INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX list_order ON list(sort_name, id) WHERE deleted = 0;

    CREATE TABLE item(
      pk INTEGER PRIMARY KEY,
      id BLOB NOT NULL UNIQUE CHECK(length(id) = 16),
      list BLOB NOT NULL REFERENCES list(id),
      name TEXT NOT NULL CHECK(\(nameRule)),
      sort_name TEXT NOT NULL,
      due INTEGER CHECK(due BETWEEN -719162 AND 2932896),
      completed INTEGER,
      created INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      extra TEXT CHECK(extra LIKE '{%}' AND instr(extra, char(0)) = 0),
      deleted INTEGER NOT NULL DEFAULT 0 CHECK(deleted IN (0, 1)),
      is_done INTEGER NOT NULL GENERATED ALWAYS AS (completed IS NOT NULL) VIRTUAL,
      due_key INTEGER NOT NULL GENERATED ALWAYS AS (ifnull(due, 4000000)) VIRTUAL
    ) STRICT;
    CREATE INDEX item_order ON item(list, is_done, due_key, sort_name, id) WHERE deleted = 0;

    CREATE TABLE journal(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      instance BLOB NOT NULL CHECK(length(instance) = 16),
      kind TEXT NOT NULL CHECK(kind IN ('do', 'undo', 'redo', 'seed')),
      target INTEGER REFERENCES journal(id),
      label TEXT NOT NULL,
      list BLOB,
      item BLOB,
      -- 1: undone. 2: undone, and something else was done instead.
      undone INTEGER NOT NULL DEFAULT 0 CHECK(undone IN (0, 1, 2))
    ) STRICT;
    CREATE INDEX journal_live ON journal(id) WHERE kind = 'do' AND undone = 0;
    CREATE INDEX journal_undone ON journal(id) WHERE kind = 'do' AND undone = 1;

    CREATE TABLE journal_change(
      entry INTEGER NOT NULL REFERENCES journal(id),
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK(kind IN ('list', 'item')),
      row BLOB NOT NULL CHECK(length(row) = 16),
      before TEXT,
      after TEXT,
      PRIMARY KEY(entry, seq)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE import_remainder(
      entry INTEGER NOT NULL REFERENCES journal(id),
      part INTEGER NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY(entry, part)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE verification(day INTEGER NOT NULL) STRICT;
    INSERT INTO verification VALUES(0);

    CREATE TABLE revision(number INTEGER NOT NULL) STRICT;
    INSERT INTO revision VALUES(0);
    CREATE TRIGGER revision_list_inserted AFTER INSERT ON list BEGIN \(newRevision); END;
    CREATE TRIGGER revision_list_removed AFTER DELETE ON list BEGIN \(newRevision); END;
    CREATE TRIGGER revision_list_updated AFTER UPDATE OF id, name, emoji, position, extra, deleted
    ON list BEGIN \(newRevision); END;
    CREATE TRIGGER revision_item_inserted AFTER INSERT ON item BEGIN \(newRevision); END;
    CREATE TRIGGER revision_item_removed AFTER DELETE ON item BEGIN \(newRevision); END;
    CREATE TRIGGER revision_item_updated AFTER UPDATE ON item BEGIN \(newRevision); END;

    CREATE TRIGGER item_inserted AFTER INSERT ON item WHEN NEW.deleted = 0 BEGIN
      UPDATE list SET total_count = total_count + 1,
        open_count = open_count + (NEW.completed IS NULL) WHERE id = NEW.list;
    END;
    CREATE TRIGGER item_removed AFTER DELETE ON item WHEN OLD.deleted = 0 BEGIN
      UPDATE list SET total_count = total_count - 1,
        open_count = open_count - (OLD.completed IS NULL) WHERE id = OLD.list;
    END;
    CREATE TRIGGER item_updated AFTER UPDATE OF list, completed, deleted ON item
    WHEN OLD.list <> NEW.list OR OLD.deleted <> NEW.deleted
      OR (OLD.completed IS NULL) <> (NEW.completed IS NULL)
    BEGIN
      UPDATE list SET total_count = total_count - 1,
        open_count = open_count - (OLD.completed IS NULL)
        WHERE id = OLD.list AND OLD.deleted = 0;
      UPDATE list SET total_count = total_count + 1,
        open_count = open_count + (NEW.completed IS NULL)
        WHERE id = NEW.list AND NEW.deleted = 0;
    END;
    """

  // Counts every change of a row, also when another program writes past the journal.
  private static let newRevision: SQL = "UPDATE revision SET number = number + 1"

  private static let nameRule: SQL =
    "length(name) > 0 AND length(CAST(name AS BLOB)) <= 4096 AND instr(name, char(0)) = 0"
}
