internal import SQLiteKit

/// The tables of the database, and the marks by which it is recognised.
enum Schema {
  /// “PnTd”, at offset 68 of the file: identifies the database as ours.
  static let applicationID = 0x506e_5464

  /// The fingerprint of the newest version, as computed by ``SchemaCheck``.
  static let fingerprint: UInt64 = 0x2783_21bb_d757_1ef5

  static let migrator = Migrator(
    steps: [version1, version2, version3, version4, version5, version6])
}
