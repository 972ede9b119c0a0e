/// The options and arguments of a command line, after they were checked.
struct ParsedCommandLine {
  /// The arguments, in their order.
  var arguments: [String] = []
  private(set) var values: [String: any Sendable] = [:]

  /// The value of an option; `nil` if it was not given.
  subscript<Value>(option: CommandOption<Value>) -> Value? { values[option.name] as? Value }

  /// Whether an option was given.
  func has(_ option: any AnyCommandOption) -> Bool { values[option.name] != nil }

  /// Adds an option with its value.
  mutating func add(_ option: any AnyCommandOption, _ value: any Sendable) throws(UsageError) {
    guard option.replaces || !has(option) else {
      throw UsageError("\(option.name) is given twice.")
    }
    values[option.name] = value
  }
}
