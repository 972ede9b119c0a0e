internal import CivilCalendar
internal import SQLiteKit

/// The reading and writing of drafts. Rows of an unknown kind are skipped and left alone.
extension Connection {
  /// Writes a draft in place of its earlier version.
  func keep(_ draft: Draft, of process: ProcessMark, at moment: Timestamp) throws {
    let columns = draft.form.columns
    try remove(draft.id)
    try run(
      """
      INSERT INTO draft(id, process, form, subject, parent, due, name, saved)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(draft.id), .text(process.text), .text(columns.kind.rawValue),
      .blob(columns.subject), .blob(columns.parent), .integer(columns.due?.daysSinceEpoch),
      .text(draft.name), .integer(moment.microseconds))
    for (number, field) in draft.fields.enumerated() { try keep(field, number, of: draft.id) }
    // Values of the form have numbers below those of fields.
    for (number, row) in draft.form.rows.enumerated() {
      try keep(Draft.Field(name: row.name, before: "", text: row.text), -1 - number, of: draft.id)
    }
  }

  private func keep(_ field: Draft.Field, _ number: Int, of draft: Identifier<Draft>) throws {
    try run(
      "INSERT INTO draft_field(draft, number, name, before, text) VALUES (?, ?, ?, ?, ?)",
      .blob(draft), .integer(number), .text(field.name), .text(field.before), .text(field.text))
  }

  /// Removes a draft, if it exists.
  func remove(_ draft: Identifier<Draft>) throws {
    try run("DELETE FROM draft_field WHERE draft = ?", .blob(draft))
    try run("DELETE FROM draft WHERE id = ?", .blob(draft))
  }

  /// The owner of a draft; nil if there is no such draft.
  func process(of draft: Identifier<Draft>) throws -> ProcessMark? {
    try first("SELECT process FROM draft WHERE id = ?", [.blob(draft)]) { row in
      ProcessMark(text: row.text(0))
    }
  }

  /// Sets the owner of a draft.
  func give(_ draft: Identifier<Draft>, to process: ProcessMark) throws {
    try run("UPDATE draft SET process = ? WHERE id = ?", .text(process.text), .blob(draft))
  }

  /// All drafts and their owners, newest first.
  func drafts() throws -> [(draft: Draft, process: ProcessMark)] {
    try rows(
      """
      SELECT id, process, form, subject, parent, due, name, saved FROM draft
      ORDER BY saved DESC, id
      """
    ) { row -> (draft: Draft, process: ProcessMark)? in
      let id: Identifier<Draft> = row.identifier(0)
      let (fields, values) = try fields(of: id)
      guard let kind = FormColumns.Kind(rawValue: row.text(2)),
        let form = Draft.Form(
          FormColumns(
            kind: kind, subject: row.optionalIdentifier(3), parent: row.optionalIdentifier(4),
            due: row.optionalInteger(5).map(Day.init(daysSinceEpoch:))),
          values.map { ($0.name, $0.text) })
      else { return nil }
      var draft = Draft(id: id, form: form, name: row.text(6), fields: fields)
      draft.savedAt = row.moment(7)
      return (draft, ProcessMark(text: row.text(1)))
    }.compactMap { $0 }
  }

  /// The fields of a draft, and the values of its form, each in their order.
  private func fields(
    of draft: Identifier<Draft>
  ) throws -> (fields: [Draft.Field], values: [Draft.Field]) {
    let rows = try rows(
      """
      SELECT number, name, before, text FROM draft_field WHERE draft = ?
      ORDER BY abs(number + 0.5)
      """, [.blob(draft)]
    ) { ($0.integer(0), Draft.Field(name: $0.text(1), before: $0.text(2), text: $0.text(3))) }
    return (rows.filter { $0.0 >= 0 }.map(\.1), rows.filter { $0.0 < 0 }.map(\.1))
  }
}
