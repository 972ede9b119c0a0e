public import CivilCalendar

extension TodoStore {
  /// Adds six lists with some forty items around a day, some with notes, tags, times, subtasks or a
  /// recurrence, and a view. They are no step of undo. Throws a `StoreError` when nothing was added.
  public func fillWithDemoData(today: Day) async throws(StoreError) {
    try await write { ledger in
      try SampleList.write(
        DemoData.lists, labelled: "Added the demonstration", today: today, to: ledger)
    }
  }

  /// Adds the two lists that a tour is taken on, as ``fillWithDemoData(today:)`` adds its own.
  public func fillWithTourData(today: Day) async throws(StoreError) {
    try await write { ledger in
      try SampleList.write(
        TourData.lists, labelled: "Added the samples of the tour", today: today, to: ledger)
    }
  }
}
