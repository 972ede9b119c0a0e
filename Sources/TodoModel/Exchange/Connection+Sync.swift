internal import CivilCalendar
internal import SQLiteKit

/// The records of synchronisations, outside the journal: an undo of a synchronisation changes the
/// items, and the next one takes that for a change like any other.
extension Connection {
  /// The record of a folder; an empty one before the first synchronisation.
  func syncRecord(ofFolder path: String) throws -> SyncRecord {
    let found = try first("SELECT id, began FROM sync_folder WHERE path = ?", [.text(path)]) {
      (id: $0.integer(0), began: $0.moment(1))
    }
    guard let found else { return SyncRecord() }
    var record = SyncRecord(began: found.began)
    record.collections = try syncCollections(of: found.id)
    let objects = try rows(
      "SELECT collection, file, \(SQL.objectColumns) FROM sync_object WHERE folder = ?",
      [.integer(found.id)]
    ) { row in
      (SyncRecord.Place(collection: row.text(0), file: row.text(1)), row.syncObject(from: 2))
    }
    record.objects = Dictionary(objects, uniquingKeysWith: { first, _ in first })
    return record
  }

  private func syncCollections(of folder: Int) throws -> [SyncRecord.Collection] {
    try rows(
      """
      SELECT name, list, seen_title, agreed_title, seen_color, agreed_color FROM sync_collection
      WHERE folder = ?
      """, [.integer(folder)]
    ) {
      SyncRecord.Collection(
        name: $0.text(0), list: $0.identifier(1), seenTitle: $0.text(2), agreedTitle: $0.text(3),
        seenColor: $0.optionalText(4), agreedColor: $0.optionalText(5))
    }.sorted { $0.name < $1.name }
  }

  private func syncFolder(_ path: String) throws -> Int? {
    try integer("SELECT id FROM sync_folder WHERE path = ?", .text(path))
  }

  /// Whether a change of a record can still be made: the facts that it replaces are still stored.
  func canMake(_ change: SyncRecord.Change, ofFolder path: String) throws -> Bool {
    guard let folder = try syncFolder(path),
      try syncCollections(of: folder) == change.former.collections
    else { return false }
    return try change.places.allSatisfy { place in
      let object = try first(
        """
        SELECT \(SQL.objectColumns) FROM sync_object
        WHERE folder = ? AND collection = ? AND file = ?
        """, [.integer(folder), .text(place.collection), .text(place.file)]
      ) { $0.syncObject(from: 0) }
      return object == change.former.objects[place]
    }
  }

  /// The files with an identity: a record for each folder, in the order of their last changes.
  func syncRecords(uid: String) throws -> [SyncRecord] {
    let found = try rows(
      """
      SELECT folder, collection, file, \(SQL.objectColumns) FROM sync_object WHERE uid = ?
      ORDER BY id DESC
      """, [.text(uid)]
    ) { row in
      (
        folder: row.integer(0),
        place: SyncRecord.Place(collection: row.text(1), file: row.text(2)),
        object: row.syncObject(from: 3)
      )
    }
    var folders: [Int] = []
    var records: [Int: SyncRecord] = [:]
    for row in found {
      if records[row.folder] == nil { folders.append(row.folder) }
      records[row.folder, default: SyncRecord()].objects[row.place] = row.object
    }
    return folders.compactMap { records[$0] }
  }

  /// Whether nothing has changed since the items and a folder were alike.
  ///
  /// - Parameter mark: The mark of the folder as it is now.
  func isSettled(folder path: String, as mark: String) throws -> Bool {
    try settledState(ofFolder: path) == state(mark)
  }

  /// Whether an item or a list has changed since the items and a folder were alike; also true if
  /// they were not.
  func hasChanged(sinceSettled path: String) throws -> Bool {
    try settledState(ofFolder: path)?.hasPrefix(state("")) != true
  }

  /// Whether the items and a folder were alike after the last synchronisation.
  func wasSettled(folder path: String) throws -> Bool {
    try settledState(ofFolder: path) != nil
  }

  private func settledState(ofFolder path: String) throws -> String? {
    try text("SELECT settled FROM sync_folder WHERE path = ?", .text(path))
  }

  /// Remembers that the items and a folder are not alike.
  func unsettle(folder path: String) throws {
    try run("UPDATE sync_folder SET settled = NULL WHERE path = ?", .text(path))
  }

  /// Remembers that the items and a folder with a mark are alike.
  func settle(folder path: String, as mark: String) throws {
    try run("UPDATE sync_folder SET settled = ? WHERE path = ?", .text(state(mark)), .text(path))
  }

  /// The state of the items and of a folder. Every change of an item or a list counts.
  private func state(_ mark: String) throws -> String { "\(try revision()) \(mark)" }

  /// Changes the record of a folder.
  func save(_ change: SyncRecord.Change, ofFolder path: String) throws {
    let (former, new) = (change.former, change.new)
    guard new != former else { return }
    try run(
      "INSERT OR IGNORE INTO sync_folder(path, began) VALUES(?, ?)", .text(path),
      .integer(new.began?.microseconds ?? 0))
    guard let folder = try syncFolder(path) else { return }
    if new.collections != former.collections {
      try run("DELETE FROM sync_collection WHERE folder = ?", .integer(folder))
      for collection in new.collections { try insert(collection, in: folder) }
    }
    for place in change.places {
      try remove(place, in: folder)
      if let object = new.objects[place] { try insert(object, at: place, in: folder) }
    }
  }

  private func insert(_ collection: SyncRecord.Collection, in folder: Int) throws {
    try run(
      """
      INSERT INTO sync_collection(folder, name, list, seen_title, agreed_title, seen_color,
        agreed_color) VALUES(?, ?, ?, ?, ?, ?, ?)
      """, .integer(folder), .text(collection.name), .blob(collection.list),
      .text(collection.seenTitle), .text(collection.agreedTitle), .text(collection.seenColor),
      .text(collection.agreedColor))
  }

  private func insert(
    _ object: SyncRecord.Object, at place: SyncRecord.Place, in folder: Int
  ) throws {
    try run(
      """
      INSERT INTO sync_object(folder, collection, file, uid, item, seen, agreed, is_pending,
        pending_seen, pending_agreed) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(folder), .text(place.collection), .text(place.file), .text(object.uid),
      .blob(object.item), .bytes(object.version.seen), .bytes(object.version.agreed),
      .integer(object.pending == nil ? 0 : 1), .bytes(object.pending?.seen),
      .bytes(object.pending?.agreed))
  }

  private func remove(_ place: SyncRecord.Place, in folder: Int) throws {
    try run(
      "DELETE FROM sync_object WHERE folder = ? AND collection = ? AND file = ?",
      .integer(folder), .text(place.collection), .text(place.file))
  }
}

extension SQL {
  fileprivate static let objectColumns: SQL =
    "uid, item, seen, agreed, is_pending, pending_seen, pending_agreed"
}

extension Value {
  /// Bytes, or NULL for nil.
  fileprivate static func bytes(_ bytes: [UInt8]?) -> Value { bytes.map { .blob($0) } ?? .null }
}

extension Statement {
  /// A file of a record, from `SQL.objectColumns`.
  fileprivate func syncObject(from column: Int) -> SyncRecord.Object {
    var object = SyncRecord.Object(
      uid: text(column), item: identifier(column + 1),
      version: SyncRecord.Version(seen: bytes(column + 2), agreed: bytes(column + 3)))
    if integer(column + 4) != 0 {
      object.pending = SyncRecord.Version(seen: bytes(column + 5), agreed: bytes(column + 6))
    }
    return object
  }

  private func bytes(_ column: Int) -> [UInt8]? {
    isNull(column) ? nil : withBytes(column) { Array($0) }
  }
}
