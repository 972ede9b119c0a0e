internal import SQLiteKit

extension TodoStore {
  /// The number of changes that are kept by default.
  public nonisolated static let usuallyKeptChanges = 10_000

  /// Forgets the oldest changes, so that the newest `count` can be undone. It works piece by piece,
  /// so that writes get their turn in between. Changes that can be redone stay. The items do not
  /// change; only the way back to their earlier states is gone.
  ///
  /// Throws a `StoreError` when a piece cannot be written, which harms nothing.
  public func forgetChanges(keeping count: Int) async throws(StoreError) {
    while !isClosed, try await writer.forgetChanges(keeping: count) { touchLog() }
    guard !isClosed else { return }
    try read { try refreshHistory() }
  }

  /// Whether changes older than those in the history were forgotten.
  public var hasForgottenChanges: Bool {
    (try? read { (try reader.oldestEntry() ?? 1) > 1 }) ?? false
  }
}
