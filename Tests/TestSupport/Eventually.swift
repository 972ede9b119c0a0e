import Foundation

/// Asks every 50 ms until the answer is yes, and gives up after `limit`, as ``TimeLeft`` counts it. It
/// is the only place where a test waits: everything else is an expectation that is asked again.
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
