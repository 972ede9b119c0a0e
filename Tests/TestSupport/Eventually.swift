import Foundation

/// Asks every 50 ms until the answer is yes, and gives up after `limit`. It is the only place
/// where a test waits: everything else is an expectation that is asked again.
nonisolated(nonsending) public func eventually(
  within limit: Duration = .seconds(10), _ holds: () throws -> Bool
) async throws -> Bool {
  let end = ContinuousClock.now + Patience.limit(limit)
  while try !holds() {
    guard ContinuousClock.now < end else { return false }
    try await Task.sleep(for: .milliseconds(50))
  }
  return true
}
