public import Testing

extension TmuxSession {
  /// Waits until all of the texts are on the screen.
  nonisolated(nonsending) public func expect(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let sought = texts.map { "“\($0)”" }.joined(separator: ", ")
    try await expect(until: "the screen shows \(sought)", sourceLocation: sourceLocation) {
      screen in texts.allSatisfy(screen.contains)
    }
  }

  /// Waits until none of the texts is on the screen.
  nonisolated(nonsending) public func expectNo(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let sought = texts.map { "“\($0)”" }.joined(separator: ", ")
    try await expect(until: "the screen shows no \(sought)", sourceLocation: sourceLocation) {
      screen in !texts.contains(where: screen.contains)
    }
  }

  /// Waits until the screen is as wanted. If that does not happen, the test ends with an issue
  /// that names the condition and shows the whole screen.
  nonisolated(nonsending) public func expect(
    until wanted: String, within limit: Duration = .seconds(10),
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: (String) throws -> Bool
  ) async throws {
    var screen = ""
    let happened = try await eventually(within: limit) {
      screen = try capture()
      return try holds(screen)
    }
    if happened { return }
    let ended = try exitStatus.map { "\nThe program has ended: \($0)." } ?? ""
    let dump = screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "  |\($0)" }.joined(separator: "\n")
    try #require(
      Bool(false), "Waited in vain until \(wanted).\(ended)\n\(dump)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the program has ended, and returns its exit status.
  nonisolated(nonsending) public func expectExit(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ExitStatus {
    // A second look might come while tmux collects the process, which has no status then.
    var status: ExitStatus?
    try await expect(until: "the program ends", sourceLocation: sourceLocation) { _ in
      status = try exitStatus
      return status != nil
    }
    return try #require(status, sourceLocation: sourceLocation)
  }
}
