internal import SQLiteKit

extension Schema {
  /// Drafts: texts that were typed and not saved. They refer to no list, item or journal entry, so
  /// that a draft outlives its subject.
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
