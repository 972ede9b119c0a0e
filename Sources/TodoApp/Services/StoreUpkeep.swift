import TermPanels
import TodoModel

/// The background work for the store: backups, the text index, discarding old changes.
@MainActor struct StoreUpkeep {
  let upkeep: Upkeep
  /// The number of changes that can be undone; `nil` is all.
  let keptChanges: Int?
  let messages: Messages

  /// Does the work of the start and of each day.
  func keepUp() async {
    await indexTexts()
    await backUp()
    await forgetChanges()
  }

  /// Brings the text index up to date. Until then, searches work without it.
  private func indexTexts() async {
    // The next start, or the next day, continues it. Of a disk that fails, the next change of the
    // person reports what it means for them: here nothing is lost.
    try? await upkeep.indexTexts()
  }

  /// Makes today's backup. A failure is reported, and everything else continues.
  private func backUp() async {
    do {
      try await upkeep.backUpIfDue()
    } catch StoreError.closed {
      // The program was left before the backup was made. The next start makes it.
    } catch {
      messages.show(Toast("\(StoreAdvice(error))", isError: true))
    }
  }

  /// Forgets the oldest changes, as set in the settings.
  private func forgetChanges() async {
    guard let keptChanges else { return }
    // The next start, or the next day, continues it: a failure is never worth reporting.
    try? await upkeep.forgetChanges(keeping: keptChanges)
  }
}
