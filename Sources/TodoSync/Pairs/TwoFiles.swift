import TodoFormats

/// Two files of one item. An item has them if it is moved to another list while its file is changed
/// elsewhere: then the file comes back. In one folder, two files stop vdirsyncer.
struct TwoFiles {
  private struct File {
    let place: KnownFolder.Place
    let bytes: [UInt8]
    let object: ICalObject
  }

  private let work: SyncWork
  private let pair: SyncPair
  /// The file of the pair, and the other one.
  private let first, second: File

  /// Reads both files.
  ///
  /// - Returns: Nil if one of them is missing or cannot be read.
  init?(of pair: SyncPair, and other: KnownFolder.Place, _ work: SyncWork) {
    guard let place = pair.place, let bytes = pair.bytes, let object = pair.object,
      let otherBytes = work.files.contents[other]?.bytes,
      let otherObject = work.files.object(otherBytes)
    else { return nil }
    (self.work, self.pair) = (work, pair)
    first = File(place: place, bytes: bytes, object: object)
    second = File(place: other, bytes: otherBytes, object: otherObject)
  }

  /// The place of the pair's file.
  var firstPlace: KnownFolder.Place? { first.place }

  /// The place of the file that stays. It is the same on all machines.
  ///
  /// - Returns: Nil if another machine has to merge them, which knows what they have in common.
  var placeToKeep: KnownFolder.Place? {
    guard first.place.collection != second.place.collection else {
      return work.input.hasServer ? first.place : nil
    }
    let list = work.lists.list(ofFolder: second.place.collection)
    if work.before[pair.id]?.list == list { return second.place }
    let (ours, theirs) = (first.object.rank, second.object.rank)
    if ours.moved != theirs.moved {
      // The moved file may be made from an older one than ours.
      let knowsNothing = pair.isUnchanged && pair.former == nil
      return ours.moved > theirs.moved || knowsNothing ? nil : second.place
    }
    let isFirstLater =
      (ours.modified, first.place.collection) > (theirs.modified, second.place.collection)
    return isFirstLater ? first.place : second.place
  }

  /// Merges both into one, and has the other one removed.
  ///
  /// - Parameter history: What both were before they differed.
  /// - Returns: The pair with the merged file. Nil if the files cannot be merged.
  func merged(at place: KnownFolder.Place, _ history: FileHistory) -> SyncPair? {
    guard
      let merge = try? FileMerge(
        first.bytes, second.bytes, history: { _ in history }, work.input.context),
      let object = work.files.object(merge.bytes)
    else { return nil }
    work.remarks += merge.remarks
    let (kept, other) = place == first.place ? (first, second) : (second, first)
    work.leftovers[other.place] = KnownFolder.Object(
      uid: pair.uid, item: pair.id,
      version: KnownFolder.Version(seen: other.bytes, agreed: pair.known?.agreed))
    var result = pair
    (result.place, result.bytes) = (kept.place, kept.bytes)
    (result.object, result.isJoined) = (object, true)
    return result
  }
}
