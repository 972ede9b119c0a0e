/// A rule about the options that go together.
package enum OptionRule: Sendable {
  /// At most one of these.
  case exclusive([any AnyCommandOption])
  /// At least one of these.
  case required([any AnyCommandOption])
  /// The first one only with one of the others.
  case needs(any AnyCommandOption, [any AnyCommandOption])

  /// Checks the options of a command.
  package func check(_ line: ParsedCommandLine, of command: String) throws(UsageError) {
    switch self {
    case .exclusive(let options):
      let given = options.filter(line.has)
      guard given.count > 1 else { return }
      throw UsageError("\(given[0].name) and \(given[1].name) cannot be combined.")
    case .required(let options):
      guard !options.contains(where: line.has) else { return }
      throw UsageError("\(command) needs \(Self.choice(options)).")
    case .needs(let option, let others):
      guard line.has(option), !others.contains(where: line.has) else { return }
      throw UsageError("\(option.name) needs \(Self.choice(others)).")
    }
  }

  private static func choice(_ options: [any AnyCommandOption]) -> String {
    (options.count > 1 ? "one of " : "") + options.map(\.name).joined(separator: ", ")
  }
}
