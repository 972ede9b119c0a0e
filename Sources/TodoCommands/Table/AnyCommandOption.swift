/// An option whose type of value does not matter.
package protocol AnyCommandOption: Sendable {
  /// The name, with its dashes.
  var name: String { get }
  /// The short name, such as `-n`; `nil` without one.
  var short: String? { get }
  /// The word for the value in the help; `nil` for an option without one.
  var placeholder: String? { get }
  /// The values that it needs.
  var rule: String { get }
  /// The meaning.
  var help: String { get }
  /// Whether a second value replaces the first.
  var replaces: Bool { get }

  /// The values that a shell offers.
  var offers: Candidates { get }
  /// The value of a text; `nil` if it is invalid.
  func value(of text: String) -> (any Sendable)?
}

extension AnyCommandOption {
  /// The option with its value, as it is typed.
  package var usage: String {
    let names = (short.map { "\($0), " } ?? "") + name
    return placeholder.map { "\(names) \($0)" } ?? names
  }

  /// The option with its value, as short as it can be typed.
  package var shortUsage: String { placeholder.map { "\(short ?? name) \($0)" } ?? short ?? name }
}
