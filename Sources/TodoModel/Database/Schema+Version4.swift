internal import SQLiteKit

extension Schema {
  /// Drafts: what is being typed and is not saved yet. They stand beside the lists, the items and the
  /// journal and refer to none of them, so that a draft outlives what it is about.
  static let version4: SQL = """
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
}
