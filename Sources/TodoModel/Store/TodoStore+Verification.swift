internal import CivilCalendar
internal import SQLiteKit

/// A check of the whole file.
enum Verification {
  enum Verdict {
    case whole
    case bad(StoreError)
    case unfinished
  }

  /// A check of a file, on a thread and a connection of its own.
  static func work(path: String) -> QuietWork<Verdict> {
    QuietWork { Self.verdict(on: path, until: $0) }
  }

  private static func verdict(on path: String, until interrupter: Interrupter) -> Verdict {
    do {
      let connection = try Connection(path: path, mode: .readOnly)
      // Closed in any case before the writer is. It has no statement outside its cache, so it can
      // be closed.
      defer { try? connection.close() }
      try connection.prepareForReading()
      try connection.run(until: interrupter) { try connection.check(path: path, thorough: true) }
      return .whole
    } catch {
      let failure = StoreError(error, path: path).offeringBackup()
      if case ResultCode.inputOutput = error { return .bad(failure) }
      if case .corrupt = failure { return .bad(failure) }
      return .unfinished
    }
  }
}

extension TodoStore {
  /// Checks the whole file for damage, unless that was done today or when the file was opened.
  ///
  /// Opening does it for files of up to 8 MB. A larger file is checked at most once a day, however
  /// many stores open it. Reading and writing continue meanwhile; `close()` ends the check.
  ///
  /// Throws `StoreError.corrupt` when the file is damaged; the file then keeps its bytes when the
  /// store is closed. Throws `StoreError.closed` when the store is closed before the check is over.
  /// An unfinished check is due again at the next start.
  public func verifyIfDue() async throws(StoreError) {
    guard !isClosed else { throw .closed }
    guard verification == nil, DatabaseFile.size(of: path) > Self.thoroughSize else { return }
    let today = clock.today.daysSinceEpoch
    do {
      guard try await isWhole(unlessFoundOn: today) else { return }
    } catch {
      if case .corrupt = error { await writer.leaveFileAsItIs() }
      throw error
    }
    await writer.rememberVerification(on: today)
  }

  /// Whether the file was checked and found intact. False when no check is due, or possible now.
  private func isWhole(unlessFoundOn day: Int) async throws(StoreError) -> Bool {
    let last = try read { try reader.integer("SELECT day FROM verification") }
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
