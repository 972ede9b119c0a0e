import TodoFormats

/// The part of a synchronisation to which all changes since the last one belong: the items and
/// files that have changed, and the items on which these depend. The rest was alike on both sides,
/// and still is.
///
/// Only fields may have changed. A move, a new or deleted item or file, and a series concern other
/// items too, so that there is no part then.
struct ChangedPart {
  /// The part, as an input of its own.
  let input: SyncInput
  private let known: KnownFolder

  /// Finds the part.
  ///
  /// - Returns: Nil if nothing has changed, or more than fields.
  init?(of whole: SyncInput) {
    guard whole.wasSettled else { return nil }
    let work = SyncWork(whole)
    var places: [ExchangeID: KnownFolder.Place] = [:]
    for (place, object) in whole.known.objects where !place.isFormer {
      guard object.pending == nil, work.files.contents[place] != nil,
        work.items[object.item] != nil,
        places.updateValue(place, forKey: object.item) == nil
      else { return nil }
      work.index(object.item, as: object.uid)
    }
    let changed = places.filter { id, place in !Self.isQuiet(id, at: place, work) }
    guard !changed.isEmpty,
      changed.allSatisfy({ id, place in Self.hasKeptItsPlace(id, at: place, work) })
    else { return nil }

    // Items and files without a counterpart may be new, so the part has all of them.
    let alone = whole.items.lazy.map(\.id).filter { places[$0] == nil }
    let kept = Self.items(Array(changed.keys) + alone, work)
    guard kept.count <= whole.items.count / 2 else { return nil }
    var part = whole
    part.items = whole.items.filter { kept.contains($0.id) }
    let known = whole.known.objects
    part.known.objects = known.filter { $0.key.isFormer || kept.contains($0.value.item) }
    part.folder.keepFiles { place in known[place].map { kept.contains($0.item) } ?? true }
    (input, self.known) = (part, whole.known)
  }

  /// The result of the whole, from that of the part.
  ///
  /// - Returns: Nil if more is to be changed than fields.
  func completed(_ part: SyncResult) -> SyncResult? {
    let isOfFields =
      part.lists.isEmpty && part.headings.isEmpty && part.deletedLists.isEmpty
      && part.report.block == nil
      && part.items.allSatisfy { $0.before != nil && $0.after != nil }
      && part.files.allSatisfy { $0.before != nil && $0.after != nil }
    guard isOfFields else { return nil }
    var result = part
    result.known.objects = known.objects.merging(part.known.objects) { _, new in new }
    result.settles = true
    return result
  }

  // MARK: - Changes

  /// Whether an item and its file are as they were after the last synchronisation.
  private static func isQuiet(
    _ id: ExchangeID, at place: KnownFolder.Place, _ work: SyncWork
  ) -> Bool {
    guard let item = work.items[id], let object = work.input.known.objects[place] else {
      return false
    }
    return work.files.contents[place]?.bytes == object.version.seen
      && work.isAsAgreed(item, object.uid, object.version, in: place.collection)
  }

  /// Whether an item and its file are where they were, and do not repeat.
  private static func hasKeptItsPlace(
    _ id: ExchangeID, at place: KnownFolder.Place, _ work: SyncWork
  ) -> Bool {
    guard let item = work.items[id], let known = work.input.known.objects[place],
      case .object(let file)? = work.files.file(at: place), file.uid == known.uid,
      let seen = work.files.object(known.version.seen),
      let agreed = work.files.object(known.version.agreed)?.item,
      work.lists.list(ofFolder: place.collection) == item.list,
      work.input.successors[id] == nil, file.doneOccurrences.isEmpty
    else { return false }
    return isInPlace(seen.item, file.item) && isInPlace(agreed, work.withKeys(item, agreed: agreed))
  }

  private static func isInPlace(_ before: ExchangeItem, _ after: ExchangeItem) -> Bool {
    before.order == after.order && before.parentID == after.parentID
      && before.heading == after.heading && before.waitsFor == after.waitsFor
      && before.recurrence == nil && after.recurrence == nil
  }

  /// Some items with those above them, and those for which they wait.
  private static func items(_ ids: [ExchangeID], _ work: SyncWork) -> Set<ExchangeID> {
    var found: Set<ExchangeID> = []
    var waiting = ids
    while let id = waiting.popLast() {
      guard found.insert(id).inserted, let item = work.items[id] else { continue }
      waiting += item.waitsFor
      if let parent = item.parentID { waiting.append(parent) }
    }
    return found
  }
}
