public import CivilCalendar

/// The facts about a folder of lists after the last synchronisation with it: the store knows no
/// format, so the files are bytes here.
public struct SyncRecord: Hashable, Sendable {
  /// The folder of a list.
  public struct Collection: Hashable, Sendable {
    /// The name of the folder.
    public var name: String
    /// The list.
    public var list: Identifier<TodoList>
    /// The title that the folder had.
    public var seenTitle: String
    /// The title that the list had.
    public var agreedTitle: String
    /// The colour that the folder had, as it is written there.
    public var seenColor: String?
    /// The colour that the list had, by its name.
    public var agreedColor: String?

    /// These facts.
    public init(
      name: String, list: Identifier<TodoList>, seenTitle: String, agreedTitle: String,
      seenColor: String? = nil, agreedColor: String? = nil
    ) {
      (self.name, self.list) = (name, list)
      (self.seenTitle, self.agreedTitle) = (seenTitle, agreedTitle)
      (self.seenColor, self.agreedColor) = (seenColor, agreedColor)
    }
  }

  /// The place of a file in the folder.
  public struct Place: Hashable, Sendable {
    /// The name of the list's folder.
    public var collection: String
    /// The name of the file.
    public var file: String

    /// This place.
    public init(collection: String, file: String) {
      (self.collection, self.file) = (collection, file)
    }
  }

  /// Both sides of a to-do at one moment.
  public struct Version: Hashable, Sendable {
    /// The bytes of the file; nil if there was none.
    public var seen: [UInt8]?
    /// The item, as a file that would be written for it; nil if there was none.
    public var agreed: [UInt8]?

    /// These bytes.
    public init(seen: [UInt8]?, agreed: [UInt8]?) { (self.seen, self.agreed) = (seen, agreed) }
  }

  /// A file and its item.
  public struct Object: Hashable, Sendable {
    /// The identity in the file.
    public var uid: String
    /// The item, which may be deleted.
    public var item: Identifier<TodoItem>
    /// Both sides after the last synchronisation.
    public var version: Version
    /// Both sides after a change of the file that was intended, while it is unknown whether the
    /// change was made.
    public var pending: Version?

    /// These facts.
    public init(
      uid: String, item: Identifier<TodoItem>, version: Version, pending: Version? = nil
    ) {
      (self.uid, self.item, self.version, self.pending) = (uid, item, version, pending)
    }
  }

  /// A change of the record of a folder. Files whose facts stay the same may be missing in both
  /// records.
  public struct Change: Hashable, Sendable {
    /// The facts before the change.
    public var former: SyncRecord
    /// The facts after the change.
    public var new: SyncRecord

    /// A change from one record to another one.
    public init(from former: SyncRecord, to new: SyncRecord) {
      (self.former, self.new) = (former, new)
    }

    /// The places of files whose facts change.
    var places: [Place] {
      former.objects.keys.filter { new.objects[$0] == nil }
        + new.objects.compactMap { former.objects[$0] == $1 ? nil : $0 }
    }
  }

  /// The folders of lists.
  public var collections: [Collection]
  /// The files.
  public var objects: [Place: Object]
  /// The moment of the first synchronisation; nil before it.
  public var began: Timestamp?

  /// These facts; none before the first synchronisation.
  public init(
    collections: [Collection] = [], objects: [Place: Object] = [:], began: Timestamp? = nil
  ) {
    (self.collections, self.objects, self.began) = (collections, objects, began)
  }
}
