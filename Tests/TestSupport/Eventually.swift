import Foundation

/// Checks a condition every 50 ms until it holds, and gives up after `limit`, as ``TimeLeft``
/// counts it. This is the only place where a test waits: all other waiting is a condition passed to
/// it.
nonisolated(nonsending) public func eventually(
  within limit: Duration = .seconds(10), _ holds: () throws -> Bool
) async throws -> Bool {
  var time = TimeLeft(limit)
  while try !holds() {
    guard !time.isOver() else { return false }
    try await Task.sleep(for: .milliseconds(50))
  }
  return true
}
