extension ImportReport {
  /// A list or an item of the file, with its name.
  public enum Subject: Hashable, Sendable {
    /// A list.
    case list(String)
    /// An item.
    case item(String)
  }

  /// The reason why an item is not below its parent.
  public enum LinkFault: Hashable, Sendable {
    /// The parent is missing.
    case parentMissing
    /// The parent is in another list.
    case otherList
    /// The parent is the item itself, or below it.
    case ownSubtask
    /// The item, or one below it, would be nested too deeply.
    case tooDeep
  }

  /// The reason why an item does not wait for another one.
  public enum WaitFault: Hashable, Sendable {
    /// The item waits for too many others.
    case tooMany
    /// The other item is the item itself, or waits for it.
    case circular
  }

  /// An irregularity of the file, and its consequence. No data of the file is lost.
  public enum Problem: Hashable, Sendable {
    /// A remark of the reader of the file, in its words.
    case remark(String)
    /// An item becomes a top-level item; with the line of the file, or 0.
    case unlinked(item: String, LinkFault, line: Int)
    /// An item does not wait for another one; with the line of the file, or 0.
    case waitSkipped(item: String, WaitFault, line: Int)
    /// An item is being worked on in the file, while another one is here; with the line of the
    /// file, or 0.
    case workSkipped(item: String, line: Int)
    /// A list has the identifier of an earlier one; it is kept, but not shown.
    case repeatedList(String)
    /// An item has the identifier of an earlier one. It was given a new one, or is kept, but not
    /// shown.
    case repeatedItem(String, isShown: Bool)
    /// A list is missing, but the file names so many items of it; these names are kept.
    case missingList(identifier: String, itemCount: Int)
    /// An item is missing, but a list names it; the name is kept.
    case missingItem(identifier: String)
    /// The name of a list or an item, which is here the new one, was repaired.
    case repaired(Subject, NameRepair)
    /// A list or an item has more additional data than fits beside it; the data is kept.
    case longExtra(Subject)
    /// A section of the file is unknown; it is kept.
    case unknownSection(String)
    /// There are more irregularities than a report has.
    case more
  }
}
