internal import SQLiteKit

/// The tables of the database and how to recognise it.
enum Schema {
  /// “PnTd”: stands at offset 68 of the file and says whose database it is.
  static let applicationID = 0x506e_5464

  /// What ``SchemaCheck`` makes of the newest version.
  static let fingerprint: UInt64 = 0x3225_ec6d_af2f_4dfc

  static let migrator = Migrator(steps: [version1, version2, version3, version4])
}
