/// The journal as a queue, from which a program outside is given each change.
extension TodoStore {
  /// The place behind the newest entry of the journal.
  public var journalEnd: JournalPlace {
    get throws(StoreError) { try parts.reader.read { try $0.journalEnd() } }
  }

  /// Passes the entries behind a place to `take`, the newest first, until it returns false: at most
  /// `limit`, and none that are older than one whose changes are unknown or too many to list.
  ///
  /// - Returns: The new place, and the number of older entries that were left out; nil if the place
  ///   is not in this journal, because the file was replaced.
  public func readJournal(
    after place: JournalPlace, atMost limit: Int, _ take: (JournalStep) -> Bool
  ) throws(StoreError) -> (end: JournalPlace, leftOut: Int)? {
    try parts.reader.readMoment { connection in
      guard try connection.hasPlace(place) else { return nil }
      let leftOut = try connection.readSteps(
        after: place, atMost: limit, ownInstance: parts.instance, take)
      return (try connection.journalEnd(), leftOut)
    }
  }
}
