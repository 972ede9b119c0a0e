package import CivilCalendar
package import TodoFormats

/// Everything that a synchronisation starts from: the store, the folder, and what both were after
/// the last one.
package struct SyncInput: Sendable {
  /// The lists that hold items.
  package var lists: [ExchangeList]
  /// The headings of these lists, with their positions.
  package var headings: [ExchangeList] = []
  /// The items of these lists. Their identities, lists and parents are those of the store, and the
  /// order is the position, from which their headings follow.
  package var items: [ExchangeItem]
  /// The identities by which files know items, where these are not the items' own.
  package var uids: [ExchangeID: String] = [:]
  /// The next occurrence of each item that has one, or had one that is deleted.
  package var successors: [ExchangeID: ExchangeID] = [:]
  /// The facts about the folder after the last synchronisation.
  package var known: KnownFolder
  /// The folder.
  package var folder: SyncFolder
  /// The circumstances.
  package var context: ExchangeContext
  /// The limits of the store.
  package var limits: Limits
  /// The identity of an item for that in a file.
  package var identity: @Sendable (ExchangeID) -> ExchangeID
  /// A new identity.
  package var newIdentity: @Sendable () -> ExchangeID
  /// Whether the store and the folder were alike after the last synchronisation.
  package var wasSettled = false
  /// Whether many deletions are wanted.
  package var allowsDeletions = false
  /// Whether the folder is exchanged with a server. That has every change before it is confirmed,
  /// and a folder without to-dos may be for appointments there, so it becomes no list.
  package var hasServer = false

  /// The folders of lists that are to be deleted here, since the server has them no more.
  package var deletedFolders: Set<String> = []

  /// The limits of the store.
  package struct Limits: Hashable, Sendable {
    /// The most levels below an item.
    package var depth: Int
    /// The most items for which one waits.
    package var waits: Int

    /// These limits.
    package init(depth: Int, waits: Int) { (self.depth, self.waits) = (depth, waits) }
  }

  /// These facts.
  package init(
    lists: [ExchangeList], items: [ExchangeItem], known: KnownFolder, folder: SyncFolder,
    limits: Limits, _ context: ExchangeContext,
    identity: @escaping @Sendable (ExchangeID) -> ExchangeID,
    newIdentity: @escaping @Sendable () -> ExchangeID
  ) {
    (self.lists, self.items, self.known, self.folder) = (lists, items, known, folder)
    (self.limits, self.context) = (limits, context)
    (self.identity, self.newIdentity) = (identity, newIdentity)
  }

  /// Whether the identity of an item is that of another one with a number or a time: of a single
  /// time of a series, or of the second item with one identity in an imported file.
  func sharesIdentity(_ item: ExchangeID) -> Bool { uids[item]?.contains("\u{1F}") ?? false }

  /// The identity of an item in a new file: one that is shared is replaced by a derived one.
  func uid(of item: ExchangeID) -> String {
    guard let own = uids[item] else { return item.text }
    return sharesIdentity(item) ? identity(ExchangeID("file of \(item.text)")).text : own
  }
}

/// A folder and the store as they were after the last synchronisation.
package struct KnownFolder: Hashable, Sendable {
  /// The folder of a list, and its list.
  package struct Collection: Hashable, Sendable {
    /// The name of the folder.
    package var name: String
    /// The list in the store.
    package var list: ExchangeID
    /// The title in the folder.
    package var seenTitle: String
    /// The title of the list.
    package var agreedTitle: String
    /// The text of the file `color`; nil without one.
    package var seenColor: String?
    /// The colour of the list.
    package var agreedColor: String?

    /// These facts.
    package init(
      name: String, list: ExchangeID, seenTitle: String, agreedTitle: String,
      seenColor: String?, agreedColor: String?
    ) {
      (self.name, self.list) = (name, list)
      (self.seenTitle, self.agreedTitle) = (seenTitle, agreedTitle)
      (self.seenColor, self.agreedColor) = (seenColor, agreedColor)
    }
  }

  /// A place in the folder.
  package struct Place: Hashable, Comparable, Sendable {
    /// The folder of the list.
    package var collection: String
    /// The name of the file.
    package var file: String

    /// This place.
    package init(collection: String, file: String) {
      (self.collection, self.file) = (collection, file)
    }

    /// Whether it stands for a former file, which is in no list.
    var isFormer: Bool { collection == KnownFolder.formerFolder }

    /// The order of the names.
    package static func < (left: Place, right: Place) -> Bool {
      (left.collection, left.file) < (right.collection, right.file)
    }
  }

  /// A file and the item as both were: the bytes of the file, and the item as a file that we would
  /// write for it.
  package struct Version: Hashable, Sendable {
    /// The bytes of the file; nil if there was none.
    package var seen: [UInt8]?
    /// The item here; nil if there was none.
    package var agreed: [UInt8]?

    /// These bytes.
    package init(seen: [UInt8]?, agreed: [UInt8]?) { (self.seen, self.agreed) = (seen, agreed) }
  }

  /// A file with its item.
  package struct Object: Hashable, Sendable {
    /// The identity in the file.
    package var uid: String
    /// The item in the store.
    package var item: ExchangeID
    /// Both sides after the last synchronisation.
    package var version: Version
    /// Both sides after the change of the file that was intended and of which it is unknown whether
    /// it was made. Without bytes the file was to be removed.
    package var pending: Version?

    /// These facts.
    package init(uid: String, item: ExchangeID, version: Version, pending: Version? = nil) {
      (self.uid, self.item, self.version, self.pending) = (uid, item, version, pending)
    }

    /// Whether the file was to be removed.
    var isToBeRemoved: Bool { pending.map { $0.seen == nil } ?? false }
  }

  /// The folders of lists.
  package var collections: [Collection]
  /// The files, and former ones below their identities. The version of a former one has its bytes
  /// before the first change that others may not have, and before the last one; pending are those
  /// that it got then. Former ones are also those of deleted items that were done before the first
  /// synchronisation.
  package var objects: [Place: Object]
  /// The moment of the first synchronisation; nil before it.
  package var began: Timestamp?

  /// No folder of a list has this name.
  fileprivate static let formerFolder = ".former"

  /// The place of what a file was before changes that others may not have.
  static func formerPlace(of key: ExchangeID) -> Place {
    Place(collection: formerFolder, file: key.text)
  }

  /// These facts; nothing before the first synchronisation.
  package init(
    collections: [Collection] = [], objects: [Place: Object] = [:], began: Timestamp? = nil
  ) {
    (self.collections, self.objects, self.began) = (collections, objects, began)
  }

  /// The former facts and these, without the files about which both are the same.
  package func differences(from former: KnownFolder) -> (former: KnownFolder, new: KnownFolder) {
    var (former, new) = (former, self)
    let known = former.objects
    former.objects = known.filter { objects[$0.key] != $0.value }
    new.objects = objects.filter { known[$0.key] != $0.value }
    return (former, new)
  }
}
