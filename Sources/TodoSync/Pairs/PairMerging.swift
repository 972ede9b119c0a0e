import TodoFormats

/// The second step: merges each pair, field by field, and decides about what is on one side only.
struct PairMerging {
  private let work: SyncWork

  /// Merges all pairs. The items in `work` are as they should be then.
  static func run(_ work: SyncWork) {
    let merging = PairMerging(work: work)
    for index in work.pairs.indices { merging.merge(index) }
  }

  private init(work: SyncWork) { self.work = work }

  private func merge(_ index: Int) {
    let pair = work.pairs[index]
    let item = work.items[pair.id]
    switch (item, pair.object) {
    case (nil, nil): return
    case (let item?, let object?): mergeBoth(index, item, object)
    case (let item?, nil): mergeWithoutFile(index, item)
    case (nil, let object?): mergeWithoutItem(index, object)
    }
    if let list = work.pairs[index].list {
      work.lists.revive(list)
      work.lists.recreate(list)
    }
  }

  // MARK: - One side

  /// An item without a file: a new one, or one whose file was removed.
  private func mergeWithoutFile(_ index: Int, _ item: ExchangeItem) {
    let pair = work.pairs[index]
    let agreed = work.files.object(pair.known?.agreed)?.item
    if pair.known?.seen != nil {
      guard let agreed, hasChanged(work.withKeys(item, agreed: agreed), since: agreed, pair) else {
        work.items[pair.id] = nil
        return
      }
      work.remarks.append(.keptHere(item: item.name))
    }
    work.pairs[index].outcome = SyncPair.Outcome(
      there: work.withKeys(item, agreed: nil), isMovedHere: true)
    work.pairs[index].list = item.list
  }

  /// A file without an item: a new one, or one whose item was deleted here.
  private func mergeWithoutItem(_ index: Int, _ object: ICalObject) {
    let pair = work.pairs[index]
    if let known = pair.known {
      let seen = pair.isUnchanged ? object.item : work.files.object(known.seen)?.item
      if let seen, !hasChanged(object.item, since: seen, pair) { return }
      work.remarks.append(.keptThere(item: object.item.name))
    }
    add(index, object)
  }

  /// Adds the item of a file.
  private func add(_ index: Int, _ object: ICalObject) {
    let pair = work.pairs[index]
    guard let place = pair.place, let list = work.lists.list(ofFolder: place.collection) else {
      return
    }
    var item = work.withoutKeys(object.item, former: nil, original: nil)
    item.id = pair.id
    setCompletion(of: &item, from: object.item)
    item.list = list
    // The order of what the folder adds is that of its numbers, behind everything else.
    item.order = .max
    work.items[pair.id] = item
    work.pairs[index].outcome = SyncPair.Outcome(
      there: object.item, common: object.item, isMovedThere: true)
    work.pairs[index].list = list
    takeOccurrences(of: pair.id, object, since: nil, in: list)
    noteOtherRule(of: object, since: nil)
  }

  private func hasChanged(
    _ item: ExchangeItem, since former: ExchangeItem, _ pair: SyncPair
  ) -> Bool {
    if SyncField.all.contains(where: { !$0.isSame(item, former) }) { return true }
    if let place = pair.place { return place.collection != pair.knownPlace?.collection }
    guard let folder = pair.knownPlace?.collection else { return false }
    return work.lists.list(ofFolder: folder) != item.list
  }

  // MARK: - Both sides

  private func mergeBoth(_ index: Int, _ item: ExchangeItem, _ object: ICalObject) {
    let pair = work.pairs[index]
    if isQuiet(pair, item, object) {
      work.pairs[index].isQuiet = true
      work.pairs[index].outcome = SyncPair.Outcome(there: object.item)
      work.pairs[index].list = item.list
      return
    }
    let isUnchanged = pair.isUnchanged
    let seenObject = isUnchanged ? object : work.files.object(pair.known?.seen)
    let agreed = work.files.object(pair.known?.agreed)?.item
    let ours = work.withKeys(item, agreed: agreed)
    var sides: ItemSides?
    if let agreed, var seen = seenObject?.item {
      let owner = object.item.parentID.flatMap(work.owner)
      if agreed.parent == nil, let owner, work.items[owner]?.list == item.list || isComing(owner) {
        // The parent was missing here until now.
        seen.parent = nil
      }
      sides = ItemSides(
        agreed: agreed, ours: ours, seen: seen, theirs: object.item, isNewHere: !pair.isRepeated)
    }
    let merge = sides.map { ItemMerge($0) } ?? ItemMerge(ours: ours, theirs: object.item)
    finish(index, merge, ours, item, sides)
    if !isUnchanged, let list = work.pairs[index].list {
      takeOccurrences(of: pair.id, object, since: seenObject, in: list)
      noteOtherRule(of: object, since: seenObject)
    }
  }

  /// Whether both sides of a pair are as they were after the last synchronisation.
  private func isQuiet(_ pair: SyncPair, _ item: ExchangeItem, _ object: ICalObject) -> Bool {
    guard pair.isUnchanged, !pair.isRepeated, let place = pair.place, place == pair.knownPlace,
      let known = pair.known
    else { return false }
    // A parent that only the file has may be here by now.
    let hasParent = object.item.parentID == nil || work.comparable(item).parentID != nil
    return hasParent && work.isAsAgreed(item, pair.uid, known, in: place.collection)
  }

  private func isComing(_ id: ExchangeID) -> Bool {
    work.items[id] == nil && work.pairs.contains { $0.id == id && $0.object != nil }
  }

  /// Keeps the outcome of a merge.
  private func finish(
    _ index: Int, _ merge: ItemMerge, _ ours: ExchangeItem, _ item: ExchangeItem,
    _ sides: ItemSides?
  ) {
    let pair = work.pairs[index]
    var here = work.withoutKeys(merge.here, former: ours, original: item)
    if !item.isDone { setCompletion(of: &here, from: merge.there) }
    var there = merge.there
    if let object = pair.object {
      if object.hasOtherRule { keepOpen(object, &there, &here, sides) }
      skipDoneTimes(of: object, &there, &here)
    }
    // There may be room now for more of a text that is too long for the store.
    pair.object?.continueTexts(of: &here, for: there)
    here.list = list(of: pair, item, isNew: sides == nil)
    if here.list != item.list { here.order = .max }
    let name = merge.here.name
    for conflict in merge.conflicts {
      work.remarks.append(
        .conflict(
          item: name, field: conflict.field.rawValue, isOurs: conflict.isOurs, kept: conflict.kept,
          lost: conflict.lost))
    }
    if let seen = sides?.seen, !seen.isDone, here.isDone, !item.isDone, here.recurrence != nil {
      work.remarks.append(.seriesEnded(item: name))
    }
    let isParentOurs = here.parent == item.parent
    let isListOurs = here.list == item.list
    let isNumberNew = sides.map { $0.seen.order != $0.theirs.order } ?? true
    let isPositionNew = sides.map { $0.agreed.order != item.order } ?? false
    let isParentNew = sides.map { $0.ours.parentID != $0.agreed.parentID } ?? false
    let isHeadingNew = sides.map { $0.ours.heading != $0.agreed.heading } ?? false
    let isListNew = pair.place.map(hasOtherList(here)) ?? false
    work.pairs[index].outcome = SyncPair.Outcome(
      there: there,
      isMovedHere: isListOurs && isParentOurs
        && (isPositionNew || isParentNew || isHeadingNew || isListNew),
      isMovedThere: isNumberNew || !isParentOurs || !isListOurs)
    work.pairs[index].outcome?.common = sides.map(merge.common) ?? pair.object?.item
    work.pairs[index].list = here.list
    work.items[pair.id] = here
  }

  /// Gives an item that was completed in a file without a moment that of the last change there.
  private func setCompletion(of item: inout ExchangeItem, from file: ExchangeItem) {
    if item.isDone, item.completed == nil { item.completed = file.modified ?? work.moment }
  }

  /// The list of an item on both sides: that to which one of them has moved it.
  private func list(of pair: SyncPair, _ item: ExchangeItem, isNew: Bool) -> ExchangeID {
    guard let place = pair.place, let theirs = work.lists.list(ofFolder: place.collection) else {
      return item.list
    }
    guard !isNew, let folder = pair.knownPlace?.collection,
      let agreed = work.lists.list(ofFolder: folder)
    else { return theirs }
    if item.list == agreed { return theirs }
    if theirs != agreed, theirs != item.list {
      work.remarks.append(.movedTwice(item: item.name))
    }
    return item.list
  }

  private func hasOtherList(_ item: ExchangeItem) -> (KnownFolder.Place) -> Bool {
    { work.lists.list(ofFolder: $0.collection) != item.list }
  }

  // MARK: - Series

  /// Keeps the file of a series open that only other programs can move on: completed, the series
  /// would be over for them. An item that is done here is open again once they have moved it on.
  private func keepOpen(
    _ object: ICalObject, _ there: inout ExchangeItem, _ here: inout ExchangeItem,
    _ sides: ItemSides?
  ) {
    guard !object.item.isDone, here.isDone else { return }
    if there.isDone {
      (there.isDone, there.completed) = (false, nil)
      work.remarks.append(.otherRule(item: here.name))
    } else if let sides, sides.seen.due != sides.theirs.due {
      (here.isDone, here.completed) = (false, nil)
    }
  }

  /// Moves a series on over times to come that another program has done: every reader of its file
  /// skips them.
  private func skipDoneTimes(
    of object: ICalObject, _ there: inout ExchangeItem, _ here: inout ExchangeItem
  ) {
    guard !object.doneOccurrences.isEmpty, !there.isDone, there.due != object.item.due,
      let due = there.due,
      let read = work.files.object(
        object.bytes(for: there, parentUID: object.parentUID, at: work.moment))?.item,
      read.isDone || (read.due ?? due) > due
    else { return }
    let moved: Set<ExchangeField> = [.due, .start, .recurrence, .isDone]
    for field in SyncField.all where moved.contains(field.name) {
      field.copy(from: read, to: &there)
      field.copy(from: read, to: &here)
    }
    setCompletion(of: &here, from: there)
    there.completed = here.completed
  }

  /// Tells of a file that has got a rule which items cannot have.
  private func noteOtherRule(of object: ICalObject, since seen: ICalObject?) {
    guard object.hasOtherRule, seen?.hasOtherRule != true, !object.item.isDone else { return }
    work.remarks.append(.otherRule(item: object.item.name))
  }

  /// Takes the times of a series that were done in another program.
  private func takeOccurrences(
    of series: ExchangeID, _ object: ICalObject, since seen: ICalObject?, in list: ExchangeID
  ) {
    let known = Set(seen?.doneOccurrences.map(\.id) ?? [])
    for occurrence in object.doneOccurrences where !known.contains(occurrence.id) {
      var done = occurrence
      guard work.items[work.input.identity(done.id)] == nil else { continue }
      (done.list, done.parent, done.recurrence) = (list, nil, nil)
      done.waitsFor = []
      work.occurrences.append(.init(series: series, item: done))
    }
  }
}
