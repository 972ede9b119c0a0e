/// A short message about the last event, shown in the corner until it disappears by itself.
public struct Toast: Hashable, Sendable {
  /// The words.
  public var text: String
  /// A key for a reaction, such as `u`, and the word for its effect, such as `undo`.
  public var hint: (key: String, word: String)?
  /// Whether it reports a failure.
  public var isError: Bool
  /// Whether it stays until the person is there: it disappears with the first input after its usual
  /// time.
  public var waitsForInput = false

  /// Creates a toast.
  public init(_ text: String, hint: (key: String, word: String)? = nil, isError: Bool = false) {
    self.text = text
    self.hint = hint
    self.isError = isError
  }

  /// Equal toasts look the same.
  public static func == (a: Toast, b: Toast) -> Bool {
    a.text == b.text && a.isError == b.isError && a.hint?.key == b.hint?.key
      && a.hint?.word == b.hint?.word && a.waitsForInput == b.waitsForInput
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
