extension TodoStore {
  /// Adds six lists with some forty items around today, some with notes, tags, times, subtasks or a
  /// recurrence, and a view. This is not a step of undo. Throws a `StoreError` when nothing was
  /// added.
  public func fillWithDemoData() async throws(StoreError) {
    try await write { ledger in
      try SampleList.write(DemoData.lists, as: .demonstration, to: ledger)
    }
  }

  /// Adds the two lists of the tour, in the same way as ``fillWithDemoData()``.
  public func fillWithTourData() async throws(StoreError) {
    try await write { ledger in
      try SampleList.write(TourData.lists, as: .tour, to: ledger)
    }
  }
}
