internal import CivilCalendar

extension TodoStore {
  /// Makes the backup of today, unless there is one, or nothing has changed since the last, and removes
  /// the daily ones beyond the newest seven.
  ///
  /// What a store has been told since it made the file waits for the next start or the next day. Reading
  /// and writing go on meanwhile; `close()` ends the copying, and nothing of it is left. Of several
  /// stores on a file one makes the backup. A temporary store has none.
  ///
  /// Throws `StoreError.cannotBackUp` when it cannot be made, which harms nothing, and
  /// `StoreError.closed` when the store is closed before it is.
  public func backUpIfDue() async throws(StoreError) {
    guard !isClosed else { throw .closed }
    guard !isTemporary, backup == nil else { return }
    if isNew {
      isNew = false
      return
    }
    let work = DailyBackup.work(path: path, at: clock.localNow)
    backup = work
    let outcome = await work.outcome()
    backup = nil
    guard !isClosed else { throw .closed }
    if case .failed(let error) = outcome { throw error }
  }
}
