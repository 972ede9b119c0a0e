internal import SQLiteKit

extension TodoStore {
  /// As many changes as are kept, where nobody has said otherwise.
  public nonisolated static let usuallyKeptChanges = 10_000

  /// Forgets the oldest changes, so that the newest so many can be undone: piece by piece, so that
  /// writes get their turn in between. What could be redone stays. The items are as they were; only
  /// the way to what they were before is gone.
  ///
  /// Throws a `StoreError` when a piece cannot be written, which harms nothing.
  public func forgetChanges(keeping count: Int) async throws(StoreError) {
    while !isClosed, try await writer.forgetChanges(keeping: count) { touchLog() }
    guard !isClosed else { return }
    try read { try refreshHistory() }
  }

  /// Whether older changes than those that the history shows were forgotten.
  public var hasForgottenChanges: Bool {
    (try? read { (try reader.oldestEntry() ?? 1) > 1 }) ?? false
  }
}
