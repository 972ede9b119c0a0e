internal import CivilCalendar

extension TodoStore {
  /// Makes today's backup, unless it exists already or nothing has changed since the last one, and
  /// removes the daily backups beyond the newest seven.
  ///
  /// The content of a file that was empty when the store opened it is first backed up at the next
  /// start or the next day. Reading and writing continue meanwhile; `close()` ends the copying and
  /// leaves no trace of it. Of several stores on a file, one makes the backup. A temporary store
  /// has no backups.
  ///
  /// Throws `StoreError.cannotBackUp` when the backup cannot be made, which harms nothing, and
  /// `StoreError.closed` when the store is closed before it is finished.
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
