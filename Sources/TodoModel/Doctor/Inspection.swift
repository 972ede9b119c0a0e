internal import CivilCalendar
internal import SQLiteKit

/// The checks of an open database.
struct Inspection {
  /// The most reports of damage that are worth reading.
  private static let mostDamages = 10
  /// The most texts that are brought into the index, and out again, to compare it.
  private static let mostTexts = 1000

  let connection: Connection
  private let zone: Zone

  init(_ connection: Connection, in zone: Zone) {
    self.connection = connection
    self.zone = zone
  }

  /// The damage that SQLite finds in the file, in its words.
  func damages() throws -> [String] {
    do {
      let verdicts = try connection.withoutRules { try self.verdicts() }
      return verdicts == ["ok"] ? [] : verdicts
    } catch ResultCode.corrupt {
      return ["the file cannot be read to its end"]
    }
  }

  /// Whether every text obeys this program's rules. A text that another program has stored against
  /// the rules of the schema is shown, cut if it is too long, and can be replaced and deleted.
  func rules() throws -> Diagnosis.Finding {
    guard try connection.text("PRAGMA quick_check(1)") != "ok" else {
      return .good("No text is too long or contains a NUL character.")
    }
    return .bad(
      "Another program wrote a text that is too long or contains a NUL character. It is shown shortened; replace it or delete it."
    )
  }

  private func verdicts() throws -> [String] {
    try connection.rows("PRAGMA integrity_check(\(Self.mostDamages))") { $0.text(0) }
  }

  /// Sentences about the content of the file.
  func facts(version: Int) throws -> [String] {
    let isHeading: SQL = version < 7 ? "0" : "heading_of IS NOT NULL"
    let headings = try count("SELECT count(*) FROM list WHERE deleted = 0 AND \(isHeading)")
    let others: SQL = "SELECT count(*) FROM list WHERE deleted = 0 AND NOT (\(isHeading))"
    let lists = try count(others)
    let views = version < 3 ? 0 : try count("\(others) AND query IS NOT NULL")
    let areas =
      version < 7 ? 0 : try count("SELECT count(*) FROM list WHERE deleted = 0 AND \(SQL.isArea)")
    let templates =
      version < 7
      ? 0 : try count("SELECT count(*) FROM list WHERE deleted = 0 AND \(SQL.isTemplate)")
    let live: SQL = "deleted = 0 AND list IN (SELECT id FROM list WHERE deleted = 0)"
    let items = try count("SELECT count(*) FROM item WHERE \(live)")
    let open = try count("SELECT count(*) FROM item WHERE \(live) AND completed IS NULL")
    let entries = try count("SELECT count(*) FROM journal")
    let newest = Schema.migrator.newestVersion
    let schema =
      version == newest
      ? "schema version \(version)"
      : "schema version \(version) of \(newest); the next start makes a backup and updates it"
    var journal = "no journal entries yet"
    if entries > 0 {
      let last = zone.localMoment(
        at: Timestamp(microseconds: try count("SELECT at FROM journal ORDER BY id DESC LIMIT 1")))
      journal =
        "\(counted(entries, "journal entry", "journal entries")), the last from \(last.day) \(last.time)"
      if try count("SELECT min(id) FROM journal") > 1 { journal += "; older ones were discarded" }
    }
    var rows = [counted(lists - views - areas - templates, "list")]
    if headings > 0 { rows.append(counted(headings, "heading")) }
    if views > 0 { rows.append(counted(views, "view")) }
    if areas > 0 { rows.append(counted(areas, "area")) }
    if templates > 0 { rows.append(counted(templates, "template")) }
    rows.append("\(counted(items, "item")), \(open) of them open")
    let drafts = version < 4 ? 0 : try count("SELECT count(*) FROM draft")
    let unfinished = drafts > 0 ? ["\(counted(drafts, "draft"))"] : []
    return [rows.joined(separator: ", "), journal] + unfinished + [schema]
  }

  /// Whether all values computed from rows agree with the rows.
  func derivedValues(version: Int) throws -> [Diagnosis.Finding] {
    var findings = [
      try finding(
        "All references are valid.", "reference", "to missing rows",
        "SELECT count(*) FROM pragma_foreign_key_check")
    ]
    // The counts of an older version are computed anew by the checks after its migration.
    guard version == Schema.migrator.newestVersion else { return findings }
    findings.append(
      try finding(
        "The counts of all lists are correct.", "list", "with a wrong count", .wrongListCounts))
    findings.append(
      try finding(
        "The counts of all subtasks are correct.", "item", "with a wrong count of subtasks",
        .wrongChildCounts))
    try findings.append(identities())
    try findings.append(shortIDs())
    try findings.append(depths())
    findings.append(
      try finding(
        "The tag index is complete.", "tag", "with a wrong or missing index entry", .wrongTags))
    findings.append(
      try finding(
        "The index of waits is complete.", "wait", "with a wrong or missing index entry",
        .wrongWaits))
    return findings
  }

  /// Whether the text index agrees with the items. It is compared in a transaction that is then
  /// rolled back.
  func textIndex() -> Diagnosis.Finding {
    do {
      let waiting = try compareTexts()
      return .good(
        waiting <= Self.mostTexts
          ? "The search index is up to date."
          : "\(waiting) texts are not in the search index yet; indexing continues while paneltodo is open."
      )
    } catch ResultCode.corrupt {
      return .bad(
        "The search index does not match the items: searches may miss some. The items are intact."
      )
    } catch {
      return .unknown("The search index was not checked: \(error).")
    }
  }

  /// Compares the index, after adding the waiting texts if they are few, and returns their number.
  private func compareTexts() throws -> Int {
    try connection.run("BEGIN IMMEDIATE")
    // Nothing may remain. If SQLite has rolled back by itself, there is nothing left to roll back.
    defer { try? connection.run("ROLLBACK") }
    let waiting = try count("SELECT count(*) FROM unindexed")
    let isCurrent = waiting <= Self.mostTexts
    if isCurrent { _ = try connection.indexTexts(atMost: Self.mostTexts) }
    try connection.run(
      "INSERT INTO item_text(item_text, rank) VALUES('integrity-check', ?)",
      .integer(isCurrent ? 1 : 0))
    return waiting
  }

  private func finding(
    _ good: String, _ noun: String, _ bad: String, _ query: SQL
  ) throws -> Diagnosis.Finding {
    let number = try count(query)
    guard number > 0 else { return .good(good) }
    return .bad(
      "\(counted(number, noun)) \(bad). Your texts are intact; an earlier backup may be correct.")
  }

  func count(_ query: SQL) throws -> Int { try connection.integer(query) ?? 0 }
}

extension SQL {
  fileprivate static let wrongListCounts: SQL = """
    SELECT count(*) FROM list l LEFT JOIN (
      SELECT list, count(*) AS n, sum(completed IS NULL) AS open, sum(parent IS NULL) AS top,
        sum(parent IS NULL AND completed IS NULL) AS open_top
      FROM item WHERE deleted = 0 GROUP BY list) c ON c.list = l.id
    WHERE l.total_count <> ifnull(c.n, 0) OR l.open_count <> ifnull(c.open, 0)
      OR l.top_count <> ifnull(c.top, 0) OR l.open_top_count <> ifnull(c.open_top, 0)
    """
  fileprivate static let wrongChildCounts: SQL = """
    SELECT count(*) FROM item p LEFT JOIN (
      SELECT parent, count(*) AS n, sum(completed IS NULL) AS open
      FROM item WHERE deleted = 0 AND parent IS NOT NULL GROUP BY parent) c ON c.parent = p.id
    WHERE p.child_count <> ifnull(c.n, 0) OR p.open_child_count <> ifnull(c.open, 0)
    """
  fileprivate static let wrongWaits: SQL = """
    WITH RECURSIVE part(item, awaited, rest) AS (
        SELECT pk, x'', waits_for FROM item WHERE deleted = 0 AND waits_for <> x'' UNION ALL
        SELECT item, substr(rest, 1, 16), substr(rest, 17) FROM part WHERE rest <> x''),
      wanted(awaited, item) AS (SELECT awaited, item FROM part WHERE awaited <> x'')
    SELECT (SELECT count(*) FROM
        (SELECT awaited, item FROM wanted EXCEPT SELECT awaited, item FROM item_wait))
      + (SELECT count(*) FROM
        (SELECT awaited, item FROM item_wait EXCEPT SELECT awaited, item FROM wanted))
    """
  fileprivate static let wrongTags: SQL = """
    WITH RECURSIVE word(item, key, rest) AS (
        SELECT pk, '', tag_keys || ' ' FROM item WHERE deleted = 0 AND tag_keys <> '' UNION ALL
        SELECT item, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
        FROM word WHERE rest <> ''),
      wanted(tag, item) AS (SELECT key, item FROM word WHERE key <> '')
    SELECT (SELECT count(*) FROM (SELECT tag, item FROM wanted EXCEPT SELECT tag, item FROM item_tag))
      + (SELECT count(*) FROM (SELECT tag, item FROM item_tag EXCEPT SELECT tag, item FROM wanted))
    """
}
