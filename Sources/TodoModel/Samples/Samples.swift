/// Lists that the program itself creates, with their items.
public struct Samples: Sendable {
  /// The Inbox, five lists with some forty items around today, a view and a template. Some items
  /// have notes, tags, times, efforts, subtasks, a start date, a plan or a recurrence. One waits
  /// for another, one list has headings, and two are in an area.
  public static let demonstration = Samples(lists: DemoData.lists, subject: .demonstration)

  /// Two lists to try the first keys on.
  public static let tour = Samples(lists: TourData.lists, subject: .tour)

  private let lists: [SampleList]
  private let subject: Deed.Subject

  private init(lists: [SampleList], subject: Deed.Subject) {
    (self.lists, self.subject) = (lists, subject)
  }

  /// Writes the lists, dated relative to the day of the ledger, after the existing ones.
  func write(to ledger: Ledger) throws {
    try ledger.begin(Deed(.added, subject), kind: .seed)
    let writer = SampleWriter(ledger)
    for sample in lists { try writer.write(sample, after: ledger.lastPosition()) }
  }
}
