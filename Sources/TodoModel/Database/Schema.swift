internal import SQLiteKit

/// The tables of the database and how to recognise it.
enum Schema {
  /// “PnTd”: stands at offset 68 of the file and says whose database it is.
  static let applicationID = 0x506e_5464

  static let migrator = Migrator(steps: [version1, version2, version3, version4])
}
