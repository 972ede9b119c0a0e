/// A command that works on a store without a screen: the one declaration of its name, its words,
/// its options, its place in the help, and its work.
///
/// The work is a function from parsed words to an output. It neither prints nor knows the form in
/// which its output is printed, and it changes the store by at most one request: one transaction
/// and one undo step.
package struct StoreCommand: Sendable {
  typealias Work = @MainActor @Sendable (ParsedCommandLine, Desk) async throws -> CommandOutput
  /// The work for one command line, which needs nothing but a store.
  package typealias PreparedWork = @MainActor @Sendable (Desk) async throws -> CommandOutput
  typealias Preparation =
    @MainActor @Sendable (ParsedCommandLine, Surroundings) throws -> PreparedWork

  /// The word on the command line.
  package let name: String
  /// Further words for it.
  package let aliases: [String]
  /// The purpose.
  package let summary: String
  package let arguments: [CommandArgument]
  /// The word after which all words are a line of their own.
  package let separator: String?
  package let options: [any AnyCommandOption]
  package let rules: [OptionRule]
  package let examples: [CommandExample]
  /// The options of which one is given where the command changes something; none if it always may.
  private var changingOptions: [any AnyCommandOption] = []
  private let preparation: Preparation

  init(
    _ name: String, aliases: [String] = [], _ summary: String,
    arguments: [CommandArgument] = [], separator: String? = nil,
    options: [any AnyCommandOption] = [], rules: [OptionRule] = [],
    example: (words: [String], effect: String), work: @escaping Work
  ) {
    self.init(
      name, aliases: aliases, summary, arguments: arguments, separator: separator,
      options: options + OutputOptions.all, rules: rules + OutputOptions.rules,
      examples: [example]
    ) { line, _ in
      { desk in try await work(line, desk) }
    }
  }

  /// Declares a command that checks its words, and perhaps its files, before there is a store, and
  /// that has the options of the output only if it names them.
  init(
    _ name: String, aliases: [String] = [], _ summary: String,
    arguments: [CommandArgument] = [], separator: String? = nil,
    options: [any AnyCommandOption], rules: [OptionRule] = [],
    examples: [(words: [String], effect: String)], preparing preparation: @escaping Preparation
  ) {
    (self.name, self.aliases, self.summary) = (name, aliases, summary)
    (self.arguments, self.separator) = (arguments, separator)
    (self.options, self.rules) = (options + DatabaseOptions.all, rules)
    self.examples = examples.map { CommandExample(words: [name] + $0.words, effect: $0.effect) }
    self.preparation = preparation
  }

  /// Whether the command may change something: each that does can be rehearsed.
  package var isChange: Bool { options.contains { $0.name == StoreChange.rehearsal.name } }

  /// The command that only reads, unless one of some options is given.
  func reading(unlessOneOf options: [any AnyCommandOption]) -> StoreCommand {
    var command = self
    command.changingOptions = options
    return command
  }

  /// Whether a line of the command may change something.
  fileprivate func isChange(_ line: ParsedCommandLine) -> Bool {
    isChange && (changingOptions.isEmpty || changingOptions.contains(where: line.has))
  }

  /// Prepares the work of a command line. When this throws, no store is needed, and none is
  /// created.
  @MainActor package func prepare(
    _ line: ParsedCommandLine, in surroundings: Surroundings
  ) throws -> PreparedWork {
    try preparation(line, surroundings)
  }
}

/// A command with its parsed words.
public struct StoreCall: Equatable, Sendable {
  package let command: StoreCommand
  package let line: ParsedCommandLine

  package init(_ command: StoreCommand, _ line: ParsedCommandLine) {
    (self.command, self.line) = (command, line)
  }

  /// Whether the call may change something.
  package var isChange: Bool { command.isChange(line) }

  /// Whether two calls are of the same command with the same words.
  public static func == (left: StoreCall, right: StoreCall) -> Bool {
    left.command.name == right.command.name && left.line == right.line
  }
}
