import TodoFormats

/// A to-do that is here, in the folder, or on both sides.
struct SyncPair {
  /// The merge of a pair that is on both sides, or will be.
  struct Outcome {
    /// The item as it should be in the folder, with the identities of files.
    var there: ExchangeItem
    /// The item here with the changes of the file alone, with the identities of files: what both
    /// sides have in common if the file is not written. Nil without a file.
    var common: ExchangeItem?
    /// Whether the position here decides about the order.
    var isMovedHere = false
    /// Whether the number in the folder decides about the order.
    var isMovedThere = false
  }

  /// The identity, as it is written in files.
  var uid: String
  /// The identity of the item here, which may be still to be added.
  var id: ExchangeID
  /// Both sides after the last synchronisation; nil for a pair that is new.
  var known: KnownFolder.Version?
  /// The file before changes that others may not have; nil without any.
  var former: KnownFolder.Object?
  /// Whether another file of the identity was merged into the file.
  var isJoined = false
  /// Whether a merge has changed the item here, and it is unknown whether the file was changed.
  var isRepeated = false
  /// The place of the file after the last synchronisation.
  var knownPlace: KnownFolder.Place?
  /// The place of the file; nil if there is none.
  var place: KnownFolder.Place?
  /// The file; nil if there is none.
  var object: ICalObject?
  /// The bytes of the file.
  var bytes: [UInt8]?
  /// The outcome; nil for a to-do that is nowhere any more.
  var outcome: Outcome?
  /// Whether both sides are as they were after the last synchronisation.
  var isQuiet = false
  /// The list in which the item is afterwards.
  var list: ExchangeID?

  /// Whether the file is as it was after the last synchronisation.
  var isUnchanged: Bool { known != nil && bytes == known?.seen && !isJoined }

  /// The identity, as it is compared.
  var key: ExchangeID { ICalObject.key(of: uid) }
}
