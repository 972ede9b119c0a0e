/// What is fed with bytes that nobody thought of: whatever reads what a person, a file or a
/// terminal may send. Each target checks what must be true of any input; a crash is the other way
/// to fail.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// What a terminal sends, as keys.
  case keys
  /// Any text, as cells of a screen.
  case text
  /// Days, times, recurrences, quick add, changes of many items, queries.
  case words
  /// A settings file, and JSON.
  case settings
  /// Notes.
  case markdown

  /// Takes one input.
  ///
  /// - Throws: ``FuzzFailure`` where something is not true that must be.
  @MainActor public func take(_ bytes: [UInt8]) throws {
    switch self {
    case .keys: try takeKeys(bytes)
    case .text: try takeText(String(decoding: bytes, as: UTF8.self))
    case .words: try takeWords(String(decoding: bytes, as: UTF8.self))
    case .settings: try takeSettings(bytes)
    case .markdown: try takeMarkdown(String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// Something that must be true of any input, and is not of this one.
public struct FuzzFailure: Error, CustomStringConvertible {
  /// What.
  public let description: String
}

func require(_ claim: Bool, _ failure: @autoclosure () -> String) throws {
  guard claim else { throw FuzzFailure(description: failure()) }
}
