internal import CivilCalendar
internal import SQLiteKit

/// The reading and writing of drafts. Rows of an unknown kind are skipped and left alone.
extension Connection {
  /// Writes a draft in place of its earlier version.
  func keep(_ draft: Draft, of process: ProcessMark, at moment: Timestamp) throws {
    let columns = draft.form.columns
    let statement = try statement(
      """
      INSERT INTO draft(id, process, form, subject, parent, due, name, saved)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    try remove(draft.id)
    try statement.bind(draft.id, at: 1)
    try statement.bind(process.text, at: 2)
    try statement.bind(columns.kind.rawValue, at: 3)
    try statement.bind(columns.subject, at: 4)
    try statement.bind(columns.parent, at: 5)
    try statement.bind(columns.due.map { .integer($0.daysSinceEpoch) } ?? .null, at: 6)
    try statement.bind(draft.name, at: 7)
    try statement.bind(moment.microseconds, at: 8)
    try statement.run()
    for (number, field) in draft.fields.enumerated() {
      let statement = try self.statement(
        "INSERT INTO draft_field(draft, number, name, before, text) VALUES (?, ?, ?, ?, ?)")
      try statement.bind(draft.id, at: 1)
      try statement.bind(number, at: 2)
      try statement.bind(field.name, at: 3)
      try statement.bind(field.before, at: 4)
      try statement.bind(field.text, at: 5)
      try statement.run()
    }
  }

  /// Removes a draft, if it exists.
  func remove(_ draft: Identifier<Draft>) throws {
    for sql in ["DELETE FROM draft_field WHERE draft = ?", "DELETE FROM draft WHERE id = ?"]
      as [SQL]
    {
      let statement = try statement(sql)
      try statement.bind(draft, at: 1)
      try statement.run()
    }
  }

  /// The owner of a draft; nil when there is no such draft.
  func process(of draft: Identifier<Draft>) throws -> ProcessMark? {
    let statement = try statement("SELECT process FROM draft WHERE id = ?")
    try statement.bind(draft, at: 1)
    defer { statement.reset() }
    return try statement.step() ? ProcessMark(text: statement.text(0)) : nil
  }

  /// Sets the owner of a draft.
  func give(_ draft: Identifier<Draft>, to process: ProcessMark) throws {
    let statement = try statement("UPDATE draft SET process = ? WHERE id = ?")
    try statement.bind(process.text, at: 1)
    try statement.bind(draft, at: 2)
    try statement.run()
  }

  /// All drafts and their owners, newest first.
  func drafts() throws -> [(draft: Draft, process: ProcessMark)] {
    let statement = try statement(
      """
      SELECT id, process, form, subject, parent, due, name, saved FROM draft
      ORDER BY saved DESC, id
      """)
    defer { statement.reset() }
    var drafts: [(draft: Draft, process: ProcessMark)] = []
    while try statement.step() {
      guard let kind = FormColumns.Kind(rawValue: statement.text(2)),
        let form = Draft.Form(
          FormColumns(
            kind: kind, subject: statement.optionalIdentifier(3),
            parent: statement.optionalIdentifier(4),
            due: statement.optionalInteger(5).map(Day.init(daysSinceEpoch:))))
      else { continue }
      var draft = Draft(
        id: statement.identifier(0), form: form, name: statement.text(6), fields: [])
      draft.savedAt = statement.moment(7)
      draft.fields = try fields(of: draft.id)
      drafts.append((draft, ProcessMark(text: statement.text(1))))
    }
    return drafts
  }

  private func fields(of draft: Identifier<Draft>) throws -> [Draft.Field] {
    let statement = try statement(
      "SELECT name, before, text FROM draft_field WHERE draft = ? ORDER BY number")
    try statement.bind(draft, at: 1)
    defer { statement.reset() }
    var fields: [Draft.Field] = []
    while try statement.step() {
      fields.append(
        Draft.Field(name: statement.text(0), before: statement.text(1), text: statement.text(2)))
    }
    return fields
  }
}
