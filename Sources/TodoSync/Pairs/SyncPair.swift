import TodoFormats

/// A to-do that is here, in the folder, or on both sides.
struct SyncPair {
  /// The merge of a pair that is on both sides, or will be.
  struct Outcome {
    /// The item as it should be in the folder, with the identities of files.
    var there: ExchangeItem
    /// Whether the position here decides about the order.
    var isMovedHere = false
    /// Whether the number in the folder decides about the order.
    var isMovedThere = false
  }

  /// The identity, as it is written in files.
  let uid: String
  /// The identity of the item here, which may be still to be added.
  var id: ExchangeID
  /// Both sides after the last synchronisation; nil for a pair that is new.
  var known: KnownFolder.Version?
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
  /// The list in which the item is afterwards.
  var list: ExchangeID?

  /// The identity, as it is compared.
  var key: ExchangeID { ICalObject.key(of: uid) }
}
