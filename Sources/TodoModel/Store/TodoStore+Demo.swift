public import CivilCalendar

extension TodoStore {
  /// Adds six lists with some forty items around a day, some with notes, tags, times, subtasks or a recurrence. They are
  /// no step of undo. Throws a `StoreError` when nothing was added.
  public func fillWithDemoData(today: Day) async throws(StoreError) {
    try await write { ledger in try DemoData.write(today: today, to: ledger) }
  }
}
