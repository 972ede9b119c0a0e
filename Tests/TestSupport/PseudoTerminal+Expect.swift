public import Testing

extension PseudoTerminal {
  /// Waits until the program has written the text since the last `clear`.
  nonisolated(nonsending) public func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect(until: "“\(text)” is written", sourceLocation: sourceLocation) {
      self.text.contains(text)
    }
  }

  /// Waits until a condition holds, reading output meanwhile.
  nonisolated(nonsending) public func expect(
    until wanted: String, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: () throws -> Bool
  ) async throws {
    let happened = try await eventually(within: limit) {
      drain()
      return try holds()
    }
    // The last output shows where the program waits; all output may be megabytes.
    let written = String(text.suffix(10_000)).debugDescription
    try #require(
      happened, "Waited in vain until \(wanted). Written: \(written)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the modes are those of a terminal to which nothing was written. The last output of
  /// a program may arrive a moment after its end.
  nonisolated(nonsending) public func expectModesOfBefore(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect(until: "the modes are those of before", sourceLocation: sourceLocation) {
      modes == TerminalModes()
    }
  }

  /// Waits until the program has ended, reading all its output, and returns its exit status.
  @discardableResult
  nonisolated(nonsending) public func expectExit(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ExitStatus {
    var status: ExitStatus?
    try await expect(until: "the program ends", sourceLocation: sourceLocation) {
      status = reap()
      return status != nil
    }
    drain()
    return try #require(status, sourceLocation: sourceLocation)
  }
}
