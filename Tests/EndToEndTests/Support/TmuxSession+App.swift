import TestSupport
import Testing

/// The actions of a user in the app, each with the expectation that it has happened.
extension TmuxSession {
  /// Presses a key and waits for all of the texts.
  func press(
    _ key: String, expecting texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try send(key)
    let sought = texts.map { "“\($0)”" }.joined(separator: ", ")
    try await expect(until: "\(key) has shown \(sought)", sourceLocation: sourceLocation) {
      screen in texts.allSatisfy(screen.contains)
    }
  }

  /// Types into the field that has the keys and waits until the text is shown.
  func fill(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try type(text)
    try await expect(text, sourceLocation: sourceLocation)
  }

  /// Accepts a prompt and waits until it is gone.
  func accept(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try send("Enter")
    try await expectNo(title, sourceLocation: sourceLocation)
  }

  /// Adds a list, from the overview.
  func addList(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await press("a", expecting: "New list", sourceLocation: sourceLocation)
    try await fill(name, sourceLocation: sourceLocation)
    try await accept("New list", sourceLocation: sourceLocation)
    try await expect(name, "0 open", sourceLocation: sourceLocation)
  }

  /// Adds an item, from a list's screen.
  func addItem(
    _ name: String, due: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await press("a", expecting: "New item", sourceLocation: sourceLocation)
    try await fill(name, sourceLocation: sourceLocation)
    if !due.isEmpty { try await fill(" " + due, sourceLocation: sourceLocation) }
    try await accept("New item", sourceLocation: sourceLocation)
    try await expect("○ \(name)", sourceLocation: sourceLocation)
  }

  /// Empties the field that has the keys.
  func clearField() throws { try send("C-e", "C-u") }

  /// Waits for a current row that begins with a text.
  func expectCurrent(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect("▌ \(text)", sourceLocation: sourceLocation)
  }

  /// Waits until the texts are on the screen, one below the other.
  func expectInOrder(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expect(until: "\(texts) are in this order", sourceLocation: sourceLocation) {
      screen in
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
      let places = texts.map { text in rows.firstIndex { $0.contains(text) } }
      let found = places.compactMap(\.self)
      return found.count == texts.count && found == found.sorted()
    }
  }

  /// Presses q and waits for the end, which must be with status 0.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try send("q")
    let status = try await expectExit(sourceLocation: sourceLocation)
    #expect(status == .exitCode(0), sourceLocation: sourceLocation)
  }
}
