import CivilCalendar
import TodoFormats

/// The last step: makes the changes of files and of the store out of the merged items.
struct ResultMaker {
  /// The most deletions, on both sides together, that need no consent.
  static let mostDeletions = 10

  private let work: SyncWork
  private var result: SyncResult
  private var removals: [FileChange] = []
  private var taken: Set<KnownFolder.Place>

  /// Makes the result.
  static func result(of work: SyncWork) -> SyncResult {
    var maker = ResultMaker(work)
    maker.addLists()
    for pair in work.pairs { maker.add(pair) }
    for (place, object) in work.leftovers.sorted(by: { $0.key < $1.key }) {
      maker.addLeftover(object, at: place)
    }
    let items = ItemChanges.find(in: work)
    (maker.result.items, maker.result.report.incoming) = (items.changes, items.counts)
    return maker.finished()
  }

  private init(_ work: SyncWork) {
    self.work = work
    result = SyncResult(
      known: KnownFolder(objects: work.held, began: work.input.known.began ?? work.moment))
    taken = Set(work.files.contents.keys)
    // An undo may still bring these items back.
    for (place, object) in work.input.known.objects where place.isFormer {
      if work.items[object.item] == nil, wasDoneBeforehand(object.version.seen) {
        result.known.objects[place] = object
      }
    }
  }

  // MARK: - Lists

  private mutating func addLists() {
    for pair in work.lists.pairs where pair.hasVanished && pair.list != nil {
      if hasFiles(pair.id) {
        work.lists.recreate(pair.id)
      } else {
        work.lists.drop(pair.id)
        result.deletedLists.append(pair.id)
      }
    }
    result.lists = work.lists.pairs.filter(\.isChanged).compactMap(\.list)
    result.files = work.lists.files
    work.remarks += work.lists.unreadable.map {
      SyncRemark.leftAlone(file: $0, .unreadable, hasItem: false)
    }
    work.remarks += work.input.folder.refused.sorted { $0.key < $1.key }.map {
      SyncRemark.folderRefused(name: $0.key, $0.value)
    }
    let former = Dictionary(
      work.input.headings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    result.headings = work.headings.values.flatMap(\.headings).filter { former[$0.id] != $0 }
      .sorted { $0.id.text < $1.id.text }
  }

  /// Whether an item of a list has a file, or will get one. Items that only the logbook has go with
  /// the list.
  private func hasFiles(_ list: ExchangeID) -> Bool {
    work.pairs.contains { $0.outcome != nil && $0.list == list }
      || work.heldItems.contains { work.items[$0]?.list == list }
  }

  // MARK: - Files

  private mutating func add(_ pair: SyncPair) {
    guard let outcome = pair.outcome, let item = work.items[pair.id] else {
      keepTrace(of: pair)
      return addRemoval(of: pair)
    }
    result.known.objects[KnownFolder.formerPlace(of: pair.key)] = pair.former
    // Every list has a folder by now.
    guard let folder = work.lists.folder(of: item.list) else { return }
    if pair.isQuiet, item == work.before[item.id], outcome.there == pair.object?.item {
      if let place = pair.place, let known = pair.known { set(place, pair, known) }
      return
    }
    let version = KnownFolder.Version(
      seen: nil,
      agreed: work.agreedBytes(of: work.comparable(item), uid: pair.uid, parent: item.parentID))
    let isMove = pair.place.map { $0.collection != folder } ?? false
    let bytes = bytes(of: pair, outcome.there, item, isMove: isMove)
    guard bytes != pair.bytes || isMove, let bytes else {
      if let place = pair.place {
        set(place, pair, KnownFolder.Version(seen: pair.bytes, agreed: version.agreed))
      }
      return
    }
    var place = pair.place ?? newPlace(SyncFolder.fileName(of: pair.uid), in: folder)
    var before = pair.bytes
    let nothing = KnownFolder.Version(seen: nil, agreed: nil)
    var former = pair.place == nil ? nothing : self.common(of: pair, outcome)
    keepFormer(of: pair, changedTo: bytes)
    if isMove {
      addRemoval(of: pair, as: former, isMove: true)
      if let (left, version) = takeLeftover(of: pair, in: folder) {
        // Two files in one folder would stop vdirsyncer.
        (place, before, former) = (left, version.seen, version)
      } else {
        // The new place had no file.
        (place, before, former) = (newPlace(place.file, in: folder), nil, nothing)
      }
    }
    result.files.append(
      FileChange(collection: place.collection, file: place.file, before: before, after: bytes))
    let pending = KnownFolder.Version(seen: bytes, agreed: version.agreed)
    set(place, pair, former, pending: pending)
    if pair.object == nil {
      result.report.outgoing.added += 1
    } else {
      result.report.outgoing.changed += 1
    }
  }

  /// The file that was read, and the item that belongs to it, in case the file is not written or
  /// changes meanwhile.
  private func common(of pair: SyncPair, _ outcome: SyncPair.Outcome) -> KnownFolder.Version {
    guard let common = outcome.common else {
      return pair.known ?? KnownFolder.Version(seen: nil, agreed: nil)
    }
    var item = common
    if pair.isJoined, let joined = pair.object?.item,
      let file = work.files.object(pair.bytes)?.item
    {
      // The other file may be removed before this one has its changes.
      for field in SyncField.all where !field.isSame(joined, file) {
        field.copy(from: file, to: &item)
      }
    }
    let parent = item.parentID.flatMap(work.owner)
    return KnownFolder.Version(
      seen: pair.bytes, agreed: work.agreedBytes(of: item, uid: pair.uid, parent: parent))
  }

  private func bytes(
    of pair: SyncPair, _ there: ExchangeItem, _ item: ExchangeItem, isMove: Bool
  ) -> [UInt8]? {
    let parent = there.parentID.flatMap(work.owner).flatMap(work.uid)
    guard let object = pair.object else {
      return ICalObject.bytes(
        ofNew: there, uid: pair.uid, parentUID: parent, at: item.modified ?? work.moment,
        work.input.context)
    }
    let stamps = [item.modified ?? work.moment, object.item.modified].compactMap(\.self)
    return object.bytes(
      for: there, parentUID: parent, at: stamps.max() ?? work.moment,
      movedAt: isMove ? work.moment : nil)
  }

  private mutating func set(
    _ place: KnownFolder.Place, _ pair: SyncPair, _ version: KnownFolder.Version,
    pending: KnownFolder.Version? = nil
  ) {
    result.known.objects[place] = KnownFolder.Object(
      uid: pair.uid, item: pair.id, version: version, pending: pending)
  }

  /// Keeps what a file was: others may still have that, and a file of the identity may come with
  /// another list.
  private mutating func keepFormer(of pair: SyncPair, changedTo new: [UInt8]) {
    let keepsAll = !work.input.hasServer
    let gone = pair.place == nil ? pair.known?.seen : nil
    guard let seen = gone ?? (keepsAll ? pair.bytes : nil) else { return }
    var object = KnownFolder.Object(
      uid: "", item: pair.id, version: KnownFolder.Version(seen: seen, agreed: nil))
    if keepsAll {
      let former = pair.former
      // A change of others begins a new series of changes, after the last one here.
      let isOurs = [former?.pending?.seen, former?.version.agreed].contains(seen)
      let oldest = isOurs ? former?.version.seen : former?.version.agreed
      object.uid = pair.uid
      object.version = KnownFolder.Version(seen: oldest ?? seen, agreed: seen)
      object.pending = KnownFolder.Version(seen: new, agreed: nil)
    }
    result.known.objects[KnownFolder.formerPlace(of: pair.key)] = object
  }

  /// Remembers the file of an item that was done before the first synchronisation. If an undo
  /// brings the item back, it returns to the folder; others that old stay here.
  private mutating func keepTrace(of pair: SyncPair) {
    let bytes = pair.bytes ?? pair.known?.seen
    guard wasDoneBeforehand(bytes) else { return }
    result.known.objects[KnownFolder.formerPlace(of: pair.key)] = KnownFolder.Object(
      uid: "", item: pair.id, version: KnownFolder.Version(seen: bytes, agreed: nil))
  }

  private func wasDoneBeforehand(_ file: [UInt8]?) -> Bool {
    work.files.object(file).map { work.wasDoneBeforehand($0.item) } ?? false
  }

  /// - Parameter version: The file and the item, in case the file is not removed; nil if the item
  ///   is as it was.
  private mutating func addRemoval(
    of pair: SyncPair, as version: KnownFolder.Version? = nil, isMove: Bool = false
  ) {
    guard let place = pair.place, let bytes = pair.bytes else { return }
    removals.append(
      FileChange(collection: place.collection, file: place.file, before: bytes, after: nil))
    set(
      place, pair, version ?? KnownFolder.Version(seen: bytes, agreed: pair.known?.agreed),
      pending: KnownFolder.Version(seen: nil, agreed: nil))
    if !isMove { result.report.outgoing.deleted += 1 }
  }

  /// A file that was to be removed from a folder to which its item moves back: the item keeps it.
  private mutating func takeLeftover(
    of pair: SyncPair, in folder: String
  ) -> (KnownFolder.Place, KnownFolder.Version)? {
    let left = work.leftovers.first { place, object in
      place.collection == folder && ICalObject.key(of: object.uid) == pair.key
        && work.files.contents[place]?.bytes == object.version.seen
    }
    guard let (place, object) = left else { return nil }
    work.leftovers[place] = nil
    return (place, object.version)
  }

  /// Tries again to remove a file that was moved to another list.
  private mutating func addLeftover(_ object: KnownFolder.Object, at place: KnownFolder.Place) {
    guard let bytes = work.files.contents[place]?.bytes, bytes == object.version.seen else {
      work.remarks.append(
        .duplicate(file: "\(place.collection)/\(place.file)", item: object.uid))
      return
    }
    removals.append(
      FileChange(collection: place.collection, file: place.file, before: bytes, after: nil))
    var object = object
    object.pending = KnownFolder.Version(seen: nil, agreed: nil)
    result.known.objects[place] = object
  }

  /// A place in a folder that no file has.
  private mutating func newPlace(_ file: String, in folder: String) -> KnownFolder.Place {
    var place = KnownFolder.Place(collection: folder, file: file)
    var number = 1
    while !taken.insert(place).inserted {
      number += 1
      place.file = "\(file.dropLast(SyncFolder.suffix.count))-\(number)\(SyncFolder.suffix)"
    }
    return place
  }

  // MARK: - The end

  private func finished() -> SyncResult {
    var result = result
    result.files += removals
    result.known.collections = work.lists.known(isConfirmed: false)
    result.confirmedCollections = work.lists.known(isConfirmed: true)
    result.report.remarks = work.remarks
    result.report.block = refusedList ?? (work.input.allowsDeletions ? nil : block)
    result.settles = result.isSettled
    return result
  }

  /// The block about a list whose folder is there, and may not be used.
  private var refusedList: SyncBlock? {
    // A list whose folder has gone may be given up by now.
    for pair in work.lists.vanished + work.lists.pairs {
      guard let refusal = work.input.folder.refused[pair.folderName], let list = pair.list
      else { continue }
      return .listRefused(name: list.name, folder: pair.folderName, refusal)
    }
    return nil
  }

  private var block: SyncBlock? {
    let (incoming, outgoing) = (result.report.incoming, result.report.outgoing)
    let known = work.input.known.objects.count { place, object in
      object.version.seen != nil && !place.isFormer
    }
    if work.files.contents.isEmpty, known > 1, incoming.deleted > 0 {
      return .emptied(items: incoming.deleted)
    }
    if let vanished = work.lists.vanished.first {
      let items = work.input.known.objects.keys.count(where: {
        $0.collection == vanished.folderName
      })
      return .listMissing(name: vanished.list?.name ?? vanished.folderName, items: items)
    }
    guard incoming.deleted + outgoing.deleted > Self.mostDeletions else { return nil }
    return .manyDeletions(here: incoming.deleted, there: outgoing.deleted)
  }
}
