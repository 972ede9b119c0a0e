import CivilCalendar
import TodoFormats

/// The state of a synchronisation while its steps run one after the other.
final class SyncWork {
  /// A done time of a series that is new in the folder.
  struct Occurrence {
    /// The item that stands for the series.
    let series: ExchangeID
    let item: ExchangeItem
  }

  let input: SyncInput
  let moment: Timestamp
  /// The items here by their identities, as far as they are merged.
  var items: [ExchangeID: ExchangeItem]
  /// The items before the synchronisation.
  let before: [ExchangeID: ExchangeItem]
  var lists: ListPairs
  let files: FolderFiles
  var pairs: [SyncPair] = []
  /// Files that are left as they are, with the facts about them.
  var held: [KnownFolder.Place: KnownFolder.Object] = [:]
  /// The items of these files.
  var heldItems: Set<ExchangeID> = []
  /// Files that were to be removed and are still there.
  var leftovers: [KnownFolder.Place: KnownFolder.Object] = [:]
  /// Done times of series that are new in the folder.
  var occurrences: [Occurrence] = []
  /// The headings of the lists that have some.
  var headings: [ExchangeID: ListHeadings]
  /// The sections to which items have come.
  var sections: [ExchangeID: Int] = [:]
  var remarks: [SyncRemark] = []
  /// The identities that files give to items, and the items of these.
  private var keys: [ExchangeID: ExchangeID] = [:]
  private var owners: [ExchangeID: ExchangeID] = [:]
  private var uids: [ExchangeID: String] = [:]

  init(_ input: SyncInput) {
    self.input = input
    moment = input.context.clock.now
    let headings = Dictionary(grouping: input.headings) { $0.headingOf ?? ExchangeID("") }
      .mapValues { ListHeadings($0) }
    let items = input.items.map { item in
      var item = item
      let list = item.parentID == nil ? headings[item.list] : nil
      item.heading = list.flatMap { $0.name(of: $0.section(at: item.order ?? 0)) }
      return (item.id, item)
    }
    self.headings = headings
    before = Dictionary(items, uniquingKeysWith: { first, _ in first })
    self.items = before
    files = FolderFiles(input.folder, input.context)
    lists = ListPairs(input, files)
  }

  /// Remembers the identities of all pairs.
  func indexPairs() {
    for pair in pairs { index(pair.id, as: pair.uid) }
  }

  /// Remembers the identity of an item in files.
  func index(_ id: ExchangeID, as uid: String) {
    let key = ICalObject.key(of: uid)
    keys[id] = key
    owners[key] = id
    uids[id] = uid
  }

  /// The item of an identity in files; nil if no item has it.
  func owner(of key: ExchangeID) -> ExchangeID? { owners[key] }

  /// The identity of an item, as files write it.
  func uid(of id: ExchangeID) -> String? { uids[id] }

  /// Whether an item was done before the first synchronisation.
  func wasDoneBeforehand(_ item: ExchangeItem) -> Bool {
    guard item.isDone, let completed = item.completed else { return item.isDone }
    // Files know seconds.
    return completed.wholeSeconds < (input.known.began ?? moment).wholeSeconds
  }

  /// An item with the identities of files. A parent without a file is that which `agreed` has.
  func withKeys(_ item: ExchangeItem, agreed: ExchangeItem?) -> ExchangeItem {
    var item = item
    if let parent = item.parentID {
      item.parent = keys[parent].map(ExchangeItem.Reference.item) ?? agreed?.parent
    }
    item.waitsFor = item.waitsFor.map(waitKey)
    return item
  }

  /// An item from a file with the identities of the store. Where it has the parent and the waits of
  /// `former` in keys, it has those of `original`.
  func withoutKeys(
    _ item: ExchangeItem, former: ExchangeItem?, original: ExchangeItem?
  ) -> ExchangeItem {
    var item = item
    if let former, let original, item.parentID == former.parentID {
      item.parent = original.parent
    } else if let parent = item.parentID {
      item.parent = owners[parent].map(ExchangeItem.Reference.item)
      if item.parent == nil { remarks.append(.unlinked(item: item.name)) }
    }
    if let former, let original, item.waitsFor == former.waitsFor {
      item.waitsFor = original.waitsFor
    } else {
      item.waitsFor = item.waitsFor.map { owners[$0] ?? $0 }
    }
    return item
  }

  /// An item here as a file, for a later comparison. It is the same each time for the same item, so
  /// it has no moment of this synchronisation.
  func agreedBytes(of item: ExchangeItem, uid: String, parent: ExchangeID?) -> [UInt8] {
    ICalObject.bytes(
      ofNew: item, uid: uid, parentUID: parent.flatMap(self.uid), at: item.modified ?? moment,
      input.context)
  }

  /// Whether an item is as it was after the last synchronisation, and in the list of a folder.
  func isAsAgreed(
    _ item: ExchangeItem, _ uid: String, _ version: KnownFolder.Version, in folder: String
  ) -> Bool {
    lists.list(ofFolder: folder) == item.list
      && agreedBytes(of: comparable(item), uid: uid, parent: item.parentID) == version.agreed
  }

  /// An item as a later synchronisation compares it: with the identities of files, and without what
  /// other formats keep in it.
  func comparable(_ item: ExchangeItem) -> ExchangeItem {
    var item = withKeys(item, agreed: nil)
    item.extra = []
    return item
  }

  /// The identity under which files name an awaited item: always a UUID.
  private func waitKey(_ id: ExchangeID) -> ExchangeID {
    keys[id].flatMap { $0.isUUID ? $0 : nil } ?? id
  }
}
