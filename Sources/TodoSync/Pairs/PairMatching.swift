import TodoFormats

/// The first step: finds the file of each item, and the item of each file.
struct PairMatching {
  private let work: SyncWork
  private let binding: Binding
  private var bound: Set<ExchangeID> = []
  /// Open items that share their identity with another one, by those of their files.
  private let sharing: [ExchangeID: ExchangeID]
  /// Open items with a file: another file of their series does not take them.
  private var reserved: Set<ExchangeID> = []
  private var indexes: [ExchangeID: Int] = [:]
  /// The files that were to be removed, by their identities.
  private var removed: [ExchangeID: (place: KnownFolder.Place, version: KnownFolder.Version)] = [:]
  /// The changes of files that are not in their places, by the files' identities.
  private var unsettled: [ExchangeID: KnownFolder.Version] = [:]

  /// Finds all pairs.
  static func run(_ work: SyncWork) {
    var matching = PairMatching(work: work, binding: Binding(work.input, work.before))
    matching.takeKnownFiles()
    matching.takeNewFiles()
    matching.takeNewItems()
    work.indexPairs()
  }

  private init(work: SyncWork, binding: Binding) {
    (self.work, self.binding) = (work, binding)
    let input = work.input
    let items = input.uids.keys.filter { input.sharesIdentity($0) && binding.isOpen($0) }
    sharing = Dictionary(
      items.map { (ICalObject.key(of: input.uid(of: $0)), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Files of the last synchronisation

  private mutating func takeKnownFiles() {
    let objects = work.input.known.objects.filter { !$0.key.isFormer }.sorted { $0.key < $1.key }
    reserved = Set(objects.map(\.value.item).filter(binding.isOpen))
    let removals = objects.filter { place, object in
      object.isToBeRemoved && work.files.contents[place] != nil && !isReplaced(object, at: place)
    }
    let stillThere = Set(removals.map { ICalObject.key(of: $0.value.uid) })
    for (place, object) in objects where object.isToBeRemoved {
      removed[ICalObject.key(of: object.uid)] = (place, object.version)
    }
    for (place, object) in objects where !object.isToBeRemoved {
      // A file that was to be moved and is still in its former place counts there.
      let isUnmoved =
        object.version.seen == nil && work.files.contents[place] == nil
        && stillThere.contains(ICalObject.key(of: object.uid))
      if isUnmoved { continue }
      take(settled(object, at: place), at: place, object.pending, former: object.version.seen)
    }
    for (place, object) in removals {
      var object = object
      object.pending = nil
      guard let index = indexes[ICalObject.key(of: object.uid)] else {
        take(object, at: place)
        continue
      }
      let isAsItWas = work.files.contents[place]?.bytes == object.version.seen
      if isAsItWas || !join(place, with: index, keeping: \.firstPlace) {
        work.leftovers[place] = object
      }
    }
  }

  /// The facts about a file, after it is known whether its last change was made.
  private func settled(
    _ object: KnownFolder.Object, at place: KnownFolder.Place
  ) -> KnownFolder.Object {
    var object = object
    if let pending = object.pending, case .object(let file)? = work.files.file(at: place),
      !isReplaced(object, at: place),
      isWritten(pending, of: object, in: file)
        || isMade(pending, over: object.version, in: file, work.files.contents[place]?.bytes)
    {
      object.version = pending
    }
    object.pending = nil
    return object
  }

  /// Whether a file that was to be added was written. It is there, and nobody else could add it; or
  /// it has the moment of the move that was to add it.
  private func isWritten(
    _ pending: KnownFolder.Version, of object: KnownFolder.Object, in present: ICalObject
  ) -> Bool {
    guard object.version.seen == nil else { return false }
    return removed[ICalObject.key(of: object.uid)] == nil
      || work.files.object(pending.seen)?.rank.moved == present.rank.moved
  }

  /// Whether a file holds another to-do now. That one is new, and the former file is gone.
  private func isReplaced(_ object: KnownFolder.Object, at place: KnownFolder.Place) -> Bool {
    guard case .object(let file)? = work.files.file(at: place) else { return false }
    return ICalObject.key(of: file.uid) != ICalObject.key(of: object.uid)
  }

  /// Whether the change of a file was made. The file is then as intended, or has a new value of the
  /// change beside later changes, and no former one: another program may have made a part of it.
  private func isMade(
    _ pending: KnownFolder.Version, over version: KnownFolder.Version, in present: ICalObject,
    _ bytes: [UInt8]?
  ) -> Bool {
    if bytes == pending.seen { return true }
    guard let intended = work.files.object(pending.seen)?.item else { return false }
    let former =
      work.files.object(version.seen)?.item
      ?? ExchangeItem(id: intended.id, list: intended.list, name: "")
    let changed = SyncField.all.filter { !$0.isSame(intended, former) }
    return changed.contains { $0.isSame(present.item, intended) }
      && !changed.contains { $0.isSame(present.item, former) }
  }

  private mutating func take(
    _ object: KnownFolder.Object, at place: KnownFolder.Place,
    _ pending: KnownFolder.Version? = nil, former: [UInt8]? = nil
  ) {
    let item = bind(object.item)
    if item == nil, bound.contains(object.item) {
      // Two files with one item: the first one stands for it.
      work.held[place] = object
      return
    }
    var pair = SyncPair(
      uid: object.uid, id: item ?? binding.deleted(of: object.item), known: object.version,
      knownPlace: place)
    pair.isRepeated = pending != nil && object.version != pending
    let formerPlace = KnownFolder.formerPlace(of: pair.key)
    pair.former = work.input.known.objects[formerPlace]
    if work.input.hasServer, pending != nil, let former {
      pair.former = KnownFolder.Object(
        uid: "", item: pair.id, version: KnownFolder.Version(seen: former, agreed: nil))
    }
    switch work.files.file(at: place) {
    case .object(let file)? where !isReplaced(object, at: place):
      (pair.uid, pair.place, pair.object) = (file.uid, place, file)
      pair.bytes = work.files.contents[place]?.bytes
      if pair.isRepeated { repeatJoin(of: &pair, pending) }
    case nil, .object?: unsettled[pair.key] = pending
    case .fault(let fault)?:
      // A file that is written at this moment, or holds something else by now. Whether our last
      // change reached it shows when it can be read.
      work.remarks.append(work.files.remark(about: place, fault, hasItem: true))
      work.held[place] = work.input.known.objects[place] ?? object
      work.held[formerPlace] = work.input.known.objects[formerPlace]
      indexes[pair.key] = .max
      return
    }
    indexes[pair.key] = work.pairs.count
    work.pairs.append(pair)
  }

  /// Repeats a change of a file into which another one was merged, if neither has changed since.
  /// The other one is still to be removed, and has lines that the item has not.
  private func repeatJoin(of pair: inout SyncPair, _ pending: KnownFolder.Version?) {
    guard let pending, let intended = work.files.object(pending.seen),
      pair.bytes == pair.known?.seen, let other = removed[pair.key],
      work.files.contents[other.place]?.bytes == other.version.seen
    else { return }
    (pair.object, pair.known, pair.isJoined, pair.isRepeated) = (intended, pending, true, false)
  }

  /// Finds the item of a file, and takes it.
  private mutating func bind(_ id: ExchangeID) -> ExchangeID? {
    let isReserved = reserved.contains(id) && !bound.contains(id)
    let current = binding.current(of: id) { bound.contains($0) || reserved.contains($0) }
    guard let item = isReserved ? id : current else { return nil }
    bound.insert(item)
    return item
  }

  // MARK: - New files

  private mutating func takeNewFiles() {
    let known = work.input.known.objects
    for place in work.files.contents.keys.sorted() {
      if let object = known[place], !isReplaced(object, at: place) { continue }
      guard work.lists.list(ofFolder: place.collection) != nil else { continue }
      switch work.files.file(at: place) {
      case .object(let file)?: take(file, at: place)
      case .fault(.noTodo)?, .fault(.noMaster)?, nil: break
      case .fault(let fault)?:
        work.remarks.append(work.files.remark(about: place, fault, hasItem: false))
      }
    }
  }

  private mutating func take(_ file: ICalObject, at place: KnownFolder.Place) {
    let key = ICalObject.key(of: file.uid)
    let bytes = work.files.contents[place]?.bytes
    if let index = indexes[key] {
      if let pair = pair(at: index), pair.object == nil {
        work.pairs[index] = found(file, at: place, of: pair)
      } else if !join(place, with: index, keeping: \.placeToKeep) {
        work.remarks.append(
          .duplicate(file: "\(place.collection)/\(place.file)", item: file.item.name))
      }
      return
    }
    let own = sharing[key] ?? work.input.identity(key)
    let item = bind(own)
    indexes[key] = work.pairs.count
    work.pairs.append(
      SyncPair(
        uid: file.uid, id: item ?? binding.deleted(of: own), place: place, object: file,
        bytes: bytes))
  }

  /// A pair whose file has left its place, with the file at its new place.
  private func found(
    _ file: ICalObject, at place: KnownFolder.Place, of pair: SyncPair
  ) -> SyncPair {
    var pair = pair
    (pair.place, pair.object, pair.bytes) = (place, file, work.files.contents[place]?.bytes)
    guard let pending = unsettled[pair.key] else { return pair }
    // Only now it shows whether our last change of the file was made.
    let former = pair.known?.seen == nil ? removed[pair.key] : nil
    // Others have a file that was new here only if it was written.
    let isNew = pair.known?.seen == nil && former == nil
    let version = former?.version ?? pair.known ?? pending
    pair.isRepeated = !isNew && !isMade(pending, over: version, in: file, pair.bytes)
    pair.known = pair.isRepeated ? version : pending
    if pair.isRepeated, let former { pair.knownPlace = former.place }
    return pair
  }

  /// Merges a second file into that of a pair.
  ///
  /// - Parameter place: The place of the file that stays.
  /// - Returns: Whether the files became one.
  private func join(
    _ other: KnownFolder.Place, with index: Int,
    keeping place: KeyPath<TwoFiles, KnownFolder.Place?>
  ) -> Bool {
    guard let pair = pair(at: index), let files = TwoFiles(of: pair, and: other, work),
      let kept = files[keyPath: place], let joined = files.merged(at: kept, history(of: pair))
    else { return false }
    work.pairs[index] = joined
    return true
  }

  /// The versions of the file from which both files of a pair were made.
  private func history(of pair: SyncPair) -> FileHistory {
    if let removed = removed[pair.key] { return FileHistory(removed.version.seen) }
    if let former = pair.former { return FileHistory(of: former) }
    // Others have changed both files. One that is as it was came back later, from another state.
    return FileHistory(pair.isUnchanged ? nil : pair.known?.seen)
  }

  /// The pair of a file, unless that is held.
  private func pair(at index: Int) -> SyncPair? {
    work.pairs.indices.contains(index) ? work.pairs[index] : nil
  }

  // MARK: - New items

  private mutating func takeNewItems() {
    let held = work.held.filter { !$0.key.isFormer }
    work.heldItems = Set(held.values.compactMap { binding.current(of: $0.item) })
    let hadFiles = Set(work.input.known.objects.filter(\.key.isFormer).map(\.value.item))
    let taken = bound.union(work.heldItems)
    for item in work.input.items where !taken.contains(item.id) {
      let isOld = work.wasDoneBeforehand(item) && !hadFiles.contains(item.id)
      if isHistory(item, isOld: isOld) { continue }
      if item.isDone && work.input.sharesIdentity(item.id) { continue }
      var uid = ICalObject.uid(ofSourceOf: item) ?? work.input.uid(of: item.id)
      // The file with its identity may stand for the next occurrence by now.
      while indexes[ICalObject.key(of: uid)] != nil { uid += "-again" }
      indexes[ICalObject.key(of: uid)] = work.pairs.count
      work.pairs.append(SyncPair(uid: uid, id: item.id))
    }
  }

  /// Whether an item stays here alone: it is a past occurrence, or was done before the first
  /// synchronisation and belongs to nothing that is open, or belongs to such an item.
  ///
  /// - Parameter isOld: Whether the item was done before, and never had a file.
  private func isHistory(_ item: ExchangeItem, isOld: Bool) -> Bool {
    if binding.isPast(item) { return true }
    var isOld = isOld
    var known: Set = [item.id]
    var next = item.parentID
    while let id = next, known.insert(id).inserted, let parent = work.before[id] {
      if !bound.contains(id), binding.isPast(parent) { return true }
      if !parent.isDone { isOld = false }
      next = parent.parentID
    }
    return isOld
  }
}
