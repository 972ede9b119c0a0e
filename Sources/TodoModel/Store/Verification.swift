internal import SQLiteKit

/// A check of a whole file for damage.
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
      let failure = StoreError(error, path: path)
      if case ResultCode.inputOutput = error { return .bad(failure) }
      if case .corrupt = failure { return .bad(failure) }
      return .unfinished
    }
  }
}
