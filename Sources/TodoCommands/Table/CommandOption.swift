/// An option of the command line, `--name` or `--name VALUE`: the one declaration of its name, its
/// value and its words.
package struct CommandOption<Value: Sendable>: AnyCommandOption {
  package let name: String
  package let short: String?
  package let placeholder: String?
  package let rule: String
  package let help: String
  package let replaces: Bool
  package let offers: Candidates
  private let parse: @Sendable (String) -> Value?

  /// Declares an option with a value.
  ///
  /// - Parameters:
  ///   - name: The name, with its dashes.
  ///   - short: The short name, with its dash.
  ///   - placeholder: The word for the value in the help.
  ///   - rule: The values that it needs, to complete the sentence “--name needs …”.
  ///   - help: The meaning.
  ///   - replaces: Whether a second value replaces the first; otherwise it is refused.
  ///   - offers: The values that a shell offers.
  ///   - parse: Returns the value of a text; `nil` if it is invalid.
  package init(
    _ name: String, short: String? = nil, _ placeholder: String, needs rule: String, help: String,
    replaces: Bool = false, offers: Candidates = .nothing,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    (self.name, self.short) = (name, short)
    (self.placeholder, self.rule) = (placeholder, rule)
    (self.help, self.replaces, self.offers) = (help, replaces, offers)
    self.parse = parse
  }

  package func value(of text: String) -> (any Sendable)? { parse(text).map { $0 as any Sendable } }
}

extension CommandOption<Bool> {
  /// Declares an option without a value.
  package init(_ name: String, short: String? = nil, help: String) {
    (self.name, self.short, self.help) = (name, short, help)
    (placeholder, rule, replaces, offers) = (nil, "", true, .nothing)
    parse = { _ in true }
  }
}

extension CommandOption<String> {
  /// Declares an option whose value is any text but an empty one.
  package init(
    _ name: String, short: String? = nil, _ placeholder: String, needs rule: String, help: String,
    offers: Candidates = .nothing
  ) {
    self.init(name, short: short, placeholder, needs: rule, help: help, offers: offers) {
      $0.isEmpty ? nil : $0
    }
  }
}
