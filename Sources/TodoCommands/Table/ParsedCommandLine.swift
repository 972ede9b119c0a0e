/// The options and arguments of a command line, after they were checked.
package struct ParsedCommandLine: Equatable, Sendable {
  /// The arguments, in their order.
  package var arguments: [String] = []
  /// The words after the separator of the command; `nil` without a separator.
  package var tail: [String]?
  private var values: [String: any Sendable] = [:]

  package init() {}

  /// The value of an option; `nil` if it was not given.
  package subscript<Value>(option: CommandOption<Value>) -> Value? { values[option.name] as? Value }

  /// Whether an option was given.
  package func has(_ option: any AnyCommandOption) -> Bool { values[option.name] != nil }

  /// Adds an option with its value.
  package mutating func add(
    _ option: any AnyCommandOption, _ value: any Sendable
  ) throws(UsageError) {
    guard option.replaces || !has(option) else {
      throw UsageError("\(option.name) is given twice.")
    }
    values[option.name] = value
  }

  /// Whether two lines have the same arguments, and the same options with values that read alike.
  package static func == (left: ParsedCommandLine, right: ParsedCommandLine) -> Bool {
    left.arguments == right.arguments && left.tail == right.tail
      && left.values.mapValues { "\($0)" } == right.values.mapValues { "\($0)" }
  }
}
