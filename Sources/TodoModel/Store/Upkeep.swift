internal import CivilCalendar
internal import SQLiteKit

/// The care of a database while a store has it open: the check for damage, the daily backup, the
/// index of texts, and the length of the journal. None of it delays reading and writing.
@MainActor
public final class Upkeep {
  /// The number of changes that are kept by default.
  public nonisolated static let usuallyKeptChanges = 10_000

  private let path: String
  private let clock: WallClock
  private let isTemporary: Bool
  /// Whether the content of the file is all of this start.
  private var isNew: Bool
  private let reader: Reader
  private let gate: WriteGate
  private var verification: QuietWork<Verification.Verdict>?
  private var backup: QuietWork<DailyBackup.Outcome>?
  private var isClosed = false

  init(
    _ reader: Reader, _ gate: WriteGate, path: String, clock: WallClock, isTemporary: Bool,
    isNew: Bool
  ) {
    (self.reader, self.gate, self.path, self.clock) = (reader, gate, path, clock)
    (self.isTemporary, self.isNew) = (isTemporary, isNew)
  }

  /// Whether a check or a backup is under way.
  var isBusy: Bool { verification != nil || backup != nil }

  /// Opens the file for writing, unless that is done. Throws the `StoreError` that the first write
  /// would throw, such as `StoreError.corrupt`; the file is then as it was before.
  public func prepareForWriting() async throws(StoreError) { try await gate.open() }

  /// Lets no change begin until ``resumeWriting()``, and returns when those under way are
  /// committed. For a program that is about to be suspended: in the middle of a change it would
  /// lock the file for all others until it continues.
  public func pauseWriting() async { await gate.pause() }

  /// Lets the changes begin that have waited since ``pauseWriting()``. Each pause needs a resume of
  /// its own.
  public func resumeWriting() { gate.resume() }

  /// Checks the whole file for damage, unless that was done today or when the file was opened.
  ///
  /// Opening does it for files of up to 8 MB. A larger file is checked at most once a day, however
  /// many stores open it. Reading and writing continue meanwhile; closing the store ends the check.
  ///
  /// Throws `StoreError.corrupt` when the file is damaged; the file then keeps its bytes when the
  /// store is closed. Throws `StoreError.closed` when the store is closed before the check is over.
  /// An unfinished check is due again at the next start.
  public func verifyIfDue() async throws(StoreError) {
    guard !isClosed else { throw .closed }
    guard verification == nil, DatabaseFile.size(of: path) > DatabaseFile.thoroughSize else {
      return
    }
    let today = clock.today.daysSinceEpoch
    do {
      guard try await isWhole(unlessFoundOn: today) else { return }
    } catch {
      if case .corrupt = error { await gate.leaveFileAsItIs() }
      throw error
    }
    await gate.rememberVerification(on: today)
  }

  /// Makes today's backup, unless it exists already or nothing has changed since the last one, and
  /// removes the daily backups beyond the newest seven.
  ///
  /// The content of a file that was empty when the store opened it is first backed up at the next
  /// start or the next day. Reading and writing continue meanwhile; closing the store ends the
  /// copying and leaves no trace of it. Of several stores on a file, one makes the backup. A
  /// temporary store has no backups.
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

  /// The newest backup that is intact, looked for in the background; nil if there is none.
  public func newestBackup() async -> Backup? {
    await QuietWork { [path] _ in BackupFolder.newestWhole(beside: path) }.outcome() ?? nil
  }

  /// Brings the index of texts up to date, piece by piece, so that writes get their turn in
  /// between. It is called after opening a file of an older version or a large import. Searching is
  /// correct before, and fast afterwards. Throws a `StoreError` when a piece cannot be written.
  public func indexTexts() async throws(StoreError) {
    try await gate.writeInPieces { writer throws(StoreError) in try await writer.indexTexts() }
  }

  /// Forgets the oldest changes, so that the newest `count` can be undone. It works piece by piece,
  /// so that writes get their turn in between. Changes that can be redone stay. The items do not
  /// change; only the way back to their earlier states is gone.
  ///
  /// Throws a `StoreError` when a piece cannot be written, which harms nothing.
  public func forgetChanges(keeping count: Int) async throws(StoreError) {
    try await gate.writeInPieces { writer throws(StoreError) in
      try await writer.forgetChanges(keeping: count)
    }
    // The changes that can be undone and redone may be others now.
    if !isClosed { try reader.readMoment { _ in } }
  }

  /// Whether changes older than those in the history were forgotten.
  public var hasForgottenChanges: Bool {
    (try? reader.read { (try $0.oldestEntry() ?? 1) > 1 }) ?? false
  }

  /// Abandons a check and a backup, and returns when both have ended.
  func close() async {
    isClosed = true
    verification?.interrupt()
    backup?.interrupt()
    _ = await verification?.outcome()
    _ = await backup?.outcome()
  }

  /// Whether the file was checked and found intact. False when no check is due, or possible now.
  private func isWhole(unlessFoundOn day: Int) async throws(StoreError) -> Bool {
    let last = try reader.read { try $0.integer("SELECT day FROM verification") }
    guard last != day else { return false }
    let verification = Verification.work(path: path)
    self.verification = verification
    let verdict = await verification.outcome()
    self.verification = nil
    guard !isClosed else { throw .closed }
    switch verdict {
    case .whole: return true
    case .bad(let error): throw error
    case .unfinished, nil: return false
    }
  }
}
