package import TodoFormats

/// Everything that a synchronisation changes, before anything is changed.
package struct SyncResult: Hashable, Sendable {
  /// A change of an item: nil before a new one, and after one that is deleted.
  package struct ItemChange: Hashable, Sendable {
    /// The item before the change.
    package var before: ExchangeItem?
    /// The item after the change.
    package var after: ExchangeItem?
  }

  /// The lists that are new or changed.
  package var lists: [ExchangeList] = []
  /// The headings that are new or changed.
  package var headings: [ExchangeList] = []
  /// The lists that are deleted.
  package var deletedLists: [ExchangeID] = []
  /// The changes of items. A new item comes before its subtasks.
  package var items: [ItemChange] = []
  /// The changes of files, in the order in which they are made.
  package var files: [FileChange] = []
  /// The facts for the next synchronisation.
  package var known: KnownFolder
  /// The facts about the folders of lists once all files are changed.
  package var confirmedCollections: [KnownFolder.Collection] = []
  /// The report.
  package var report = SyncReport()
  /// Whether the store and the folder are alike once the changes are made.
  package var settles = false

  /// Whether the store and the folder are alike: nothing is to be changed, and nothing to be told.
  package var isSettled: Bool {
    lists.isEmpty && headings.isEmpty && deletedLists.isEmpty && items.isEmpty && files.isEmpty
      && report.remarks.isEmpty && report.block == nil
  }
}

/// The report of a synchronisation: numbers and facts, without sentences.
package struct SyncReport: Hashable, Sendable {
  /// The numbers of items that changed on one side.
  package struct Counts: Hashable, Sendable {
    /// The items that were added.
    package var added = 0
    /// The items that were changed.
    package var changed = 0
    /// The items that were deleted.
    package var deleted = 0

    /// All of them.
    package var total: Int { added + changed + deleted }
  }

  /// The changes here.
  package var incoming = Counts()
  /// The changes in the folder.
  package var outgoing = Counts()
  /// The decisions and everything else that a person should know.
  package var remarks: [SyncRemark] = []
  /// The reason why nothing was changed; nil if the changes were made.
  package var block: SyncBlock?

  /// A report of nothing.
  package init() {}

  /// Whether nothing is to be changed.
  package var isEmpty: Bool { incoming.total + outgoing.total == 0 }
}

/// A reason why a synchronisation changes nothing until a person agrees.
package enum SyncBlock: Hashable, Sendable {
  /// The folder was emptied: so many items were in it.
  case emptied(items: Int)
  /// The folder of a list is missing: so many items were in it.
  case listMissing(name: String, items: Int)
  /// The folder of a list is left alone: it may not be taken for a missing one.
  case listRefused(name: String, folder: String, SyncFolder.Refusal)
  /// Many items would be deleted here, or many files.
  case manyDeletions(here: Int, there: Int)
}

/// A decision of a synchronisation, or an irregularity of the folder.
package enum SyncRemark: Hashable, Sendable {
  /// Both sides have changed a field; one change stands.
  case conflict(item: String, field: String, isOurs: Bool, kept: String, lost: String)
  /// An item was deleted in the folder and changed here: it is written again.
  case keptHere(item: String)
  /// An item was deleted here and changed in the folder: it is back.
  case keptThere(item: String)
  /// Both sides have moved an item to another list: it is in the one that it has here.
  case movedTwice(item: String)
  /// A file cannot be read, or is not the file of one to-do.
  case leftAlone(file: String, ICalObject.Fault, hasItem: Bool)
  /// A file of a to-do has a name that is not used, since it has a fault.
  case misnamed(file: String, fault: String)
  /// A folder is left alone.
  case folderRefused(name: String, SyncFolder.Refusal)
  /// A file has a to-do that another file has too.
  case duplicate(file: String, item: String)
  /// An item is a top-level item, since its parent cannot be one here.
  case unlinked(item: String)
  /// An item does not wait for another one any more, since they would wait for each other.
  case circularWait(item: String, awaited: String)
  /// An item does not wait for all items that its file names: they would be too many.
  case waitsSkipped(item: String)
  /// A series was completed as a whole in the folder.
  case seriesEnded(item: String)
  /// A file repeats by a rule that items cannot have.
  case otherRule(item: String)
  /// Another program has changed a file meanwhile, or the disk failed: the next synchronisation
  /// writes it.
  case postponed(file: String)
}
