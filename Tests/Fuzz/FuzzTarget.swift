/// A target for random bytes: code that reads input from a person, a file or a terminal. Each
/// target checks what must be true of any input; a crash is the other way to fail.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Input from a terminal, as keys.
  case keys
  /// Text, as cells of a screen.
  case text
  /// Days, times, recurrences, quick add, changes of many items, queries.
  case words
  /// A settings file, and JSON.
  case settings
  /// Notes.
  case markdown
  /// Files of other programs.
  case formats

  /// Processes one input.
  ///
  /// - Throws: ``FuzzFailure`` if a check fails.
  @MainActor public func take(_ bytes: [UInt8]) throws {
    switch self {
    case .keys: try takeKeys(bytes)
    case .text: try takeText(String(decoding: bytes, as: UTF8.self))
    case .words: try takeWords(String(decoding: bytes, as: UTF8.self))
    case .settings: try takeSettings(bytes)
    case .markdown: try takeMarkdown(String(decoding: bytes, as: UTF8.self))
    case .formats: try takeFormats(bytes)
    }
  }
}

/// A check that must hold for any input, and failed for this one.
public struct FuzzFailure: Error, CustomStringConvertible {
  /// The failure, in words.
  public let description: String
}

func require(_ claim: Bool, _ failure: @autoclosure () -> String) throws {
  guard claim else { throw FuzzFailure(description: failure()) }
}
