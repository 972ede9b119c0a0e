/// An option of the command line, `--name` or `--name VALUE`: the one declaration of its name, its
/// value and its words.
struct CommandOption<Value: Sendable>: AnyCommandOption {
  let name: String
  let placeholder: String?
  let rule: String
  let help: String
  let replaces: Bool
  private let parse: @Sendable (String) -> Value?

  /// Declares an option with a value.
  ///
  /// - Parameters:
  ///   - name: The name, with its dashes.
  ///   - placeholder: The word for the value in the help.
  ///   - rule: The values that it needs, to complete the sentence “--name needs …”.
  ///   - help: The meaning.
  ///   - replaces: Whether a second value replaces the first; otherwise it is refused.
  ///   - parse: Returns the value of a text; `nil` if it is invalid.
  init(
    _ name: String, _ placeholder: String, needs rule: String, help: String,
    replaces: Bool = false, parse: @escaping @Sendable (String) -> Value?
  ) {
    (self.name, self.placeholder, self.rule) = (name, placeholder, rule)
    (self.help, self.replaces, self.parse) = (help, replaces, parse)
  }

  func value(of text: String) -> (any Sendable)? { parse(text).map { $0 as any Sendable } }
}

extension CommandOption<Bool> {
  /// Declares an option without a value.
  init(_ name: String, help: String) {
    (self.name, self.help) = (name, help)
    (placeholder, rule, replaces) = (nil, "", true)
    parse = { _ in true }
  }
}
