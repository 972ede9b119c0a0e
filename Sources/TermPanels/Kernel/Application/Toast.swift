/// A few words about what has just happened, shown in the corner until they disappear by
/// themselves.
public struct Toast: Hashable, Sendable {
  /// The words.
  public var text: String
  /// A key to react with, such as `u`, and the word for what it does, such as `undo`.
  public var hint: (key: String, word: String)?
  /// Whether it reports a failure.
  public var isError: Bool

  /// Creates a toast.
  public init(_ text: String, hint: (key: String, word: String)? = nil, isError: Bool = false) {
    self.text = text
    self.hint = hint
    self.isError = isError
  }

  /// Equal toasts look the same.
  public static func == (a: Toast, b: Toast) -> Bool {
    a.text == b.text && a.isError == b.isError && a.hint?.key == b.hint?.key
      && a.hint?.word == b.hint?.word
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
