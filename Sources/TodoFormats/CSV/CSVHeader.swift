import SafeText

/// The header of a table, which shows its kind.
struct CSVHeader {
  let dialect: CSVDialect
  let separator: UInt8
  /// The names of the columns in lower case.
  let columns: [String]

  /// The header that a record is; nil if it is that of no table of to-dos.
  init?(_ record: CSVRecords.Record) {
    for separator in ",;\t".utf8 {
      // What is not a record with this separator is not a header with it.
      guard let values = try? CSVRecords.values(of: record, separator: separator) else { continue }
      let columns = values.map { $0.plainLine.lowercased() }
      let fitting = CSVDialect.allCases.first { $0.columns.isSubset(of: columns) }
      if let fitting {
        (dialect, self.separator, self.columns) = (fitting, separator, columns)
        return
      }
    }
    return nil
  }
}
