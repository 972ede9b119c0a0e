import Foundation
import Testing

extension PseudoTerminal {
  /// Sends any number of bytes, reading meanwhile, so that neither end waits for the other. Returns
  /// the number of bytes that were taken before the program ended.
  nonisolated(nonsending) public func feed(_ bytes: [UInt8]) async throws -> Int {
    var rest = bytes[...]
    let done = try await eventually(within: .seconds(120)) {
      while !rest.isEmpty, reap() == nil {
        drain()
        guard let count = try send(rest.prefix(4096)) else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard done else { throw SystemError("The program has stopped reading", code: ETIMEDOUT) }
    return bytes.count - rest.count
  }

  /// Sends bytes one at a time: each only after the program has read the one before.
  nonisolated(nonsending) public func feedOneByOne(_ text: String) async throws {
    for byte in text.utf8 {
      guard try await feed([byte]) == 1 else { return }
      try await expect(until: "the byte \(byte) is read") { isInputRead }
    }
  }

  /// Sends a few bytes that arrive together, before any that are sent later: the program is stopped
  /// until they have arrived. Returns when it has read them.
  nonisolated(nonsending) public func feedTogether(_ text: String) async throws {
    try send(signal: SIGSTOP)
    try write(text)
    try await expect(until: "the input has arrived") { unreadInput == text.utf8.count }
    try send(signal: SIGCONT)
    try await expect(until: "the input is read") { isInputRead }
  }
}
