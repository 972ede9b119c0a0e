public import CivilCalendar

/// A place in the journal of a file: behind an entry.
public struct JournalPlace: Hashable, Sendable {
  /// The number of the entry; 0 before the first one.
  public let entry: JournalEntry.ID
  /// The moment of the entry, which tells it from one with the same number in another file; nil
  /// without an entry.
  public let at: Timestamp?

  /// A place behind an entry.
  public init(entry: JournalEntry.ID, at: Timestamp?) { (self.entry, self.at) = (entry, at) }
}
