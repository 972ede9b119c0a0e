import CivilCalendar
import TodoFormats

/// The first step: finds the file of each item, and the item of each file.
struct PairMatching {
  private let work: SyncWork
  private let binding: Binding
  private var bound: Set<ExchangeID> = []
  /// Open items with a file: another file of their series does not take them.
  private var reserved: Set<ExchangeID> = []
  private var indexes: [ExchangeID: Int] = [:]

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
  }

  // MARK: - Files of the last synchronisation

  private mutating func takeKnownFiles() {
    let objects = work.input.known.objects.sorted { $0.key < $1.key }
    reserved = Set(objects.map(\.value.item).filter(binding.isOpen))
    let removals = objects.filter { place, object in
      object.isToBeRemoved && work.files.contents[place] != nil
    }
    let stillThere = Set(removals.map { ICalObject.key(of: $0.value.uid) })
    for (place, object) in objects where !object.isToBeRemoved {
      // A file that was to be moved and is still in its former place counts there.
      let isUnmoved =
        object.version.seen == nil && work.files.contents[place] == nil
        && stillThere.contains(ICalObject.key(of: object.uid))
      if !isUnmoved { take(settled(object, at: place), at: place, object.pending) }
    }
    for (place, object) in removals {
      var object = object
      object.pending = nil
      let isBoundElsewhere = indexes[ICalObject.key(of: object.uid)] != nil
      if isBoundElsewhere {
        work.leftovers[place] = object
      } else {
        take(object, at: place)
      }
    }
  }

  /// The facts about a file, after it is known whether its last change was made.
  private func settled(
    _ object: KnownFolder.Object, at place: KnownFolder.Place
  ) -> KnownFolder.Object {
    var object = object
    if let pending = object.pending, work.files.contents[place]?.bytes == pending.seen {
      object.version = pending
    }
    object.pending = nil
    return object
  }

  private mutating func take(
    _ object: KnownFolder.Object, at place: KnownFolder.Place, _ pending: KnownFolder.Version? = nil
  ) {
    let item = bind(object.item)
    if item == nil, bound.contains(object.item) {
      // Two files with one item: the first one stands for it.
      work.held[place] = object
      return
    }
    var pair = SyncPair(
      uid: object.uid, id: item ?? object.item, known: object.version, knownPlace: place)
    pair.isRepeated = pending != nil && object.version != pending
    switch work.files.file(at: place) {
    case nil: break
    case .object(let file)? where file.uid == object.uid:
      (pair.place, pair.object) = (place, file)
      pair.bytes = work.files.contents[place]?.bytes
    case .object?, .fault?:
      // A file that is written at this moment, or holds something else by now.
      work.remarks.append(.unreadable(file: "\(place.collection)/\(place.file)"))
      work.held[place] = object
      indexes[pair.key] = .max
      return
    }
    indexes[pair.key] = work.pairs.count
    work.pairs.append(pair)
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
    for place in work.files.contents.keys.sorted() where known[place] == nil {
      guard work.lists.list(ofFolder: place.collection) != nil else { continue }
      switch work.files.file(at: place) {
      case .object(let file)?: take(file, at: place)
      case .fault(.noTodo)?, .fault(.noMaster)?, nil: break
      case .fault?:
        work.remarks.append(.unreadable(file: "\(place.collection)/\(place.file)"))
      }
    }
  }

  private mutating func take(_ file: ICalObject, at place: KnownFolder.Place) {
    let key = ICalObject.key(of: file.uid)
    let bytes = work.files.contents[place]?.bytes
    if let index = indexes[key] {
      let hasMoved =
        work.pairs.indices.contains(index) && work.pairs[index].object == nil
        && work.pairs[index].known?.seen != nil
      guard hasMoved else {
        work.remarks.append(
          .duplicate(file: "\(place.collection)/\(place.file)", item: file.item.name))
        return
      }
      work.pairs[index].place = place
      (work.pairs[index].object, work.pairs[index].bytes) = (file, bytes)
      return
    }
    let own = work.input.identity(key)
    let item = bind(own)
    indexes[key] = work.pairs.count
    work.pairs.append(
      SyncPair(uid: file.uid, id: item ?? own, place: place, object: file, bytes: bytes))
  }

  // MARK: - New items

  private mutating func takeNewItems() {
    work.heldItems = Set(work.held.values.compactMap { binding.current(of: $0.item) })
    let began = work.input.known.began ?? work.moment
    let taken = bound.union(work.heldItems)
    for item in work.input.items where !taken.contains(item.id) {
      var uid = work.input.uids[item.id] ?? item.id.text
      guard !uid.contains("\u{1F}"), !isHistory(item, began) else { continue }
      // The file with its identity may stand for the next occurrence by now.
      while indexes[ICalObject.key(of: uid)] != nil { uid += "-again" }
      indexes[ICalObject.key(of: uid)] = work.pairs.count
      work.pairs.append(SyncPair(uid: uid, id: item.id))
    }
  }

  /// Whether an item stays here alone: it is a past occurrence, or was done before the first
  /// synchronisation and belongs to nothing that is open, or belongs to such an item.
  private func isHistory(_ item: ExchangeItem, _ began: Timestamp) -> Bool {
    if binding.isPast(item) { return true }
    var isOld = item.isDone && (item.completed.map { $0 < began } ?? true)
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
