/// A command that works on a store without a screen: the one declaration of its name, its words,
/// its options, its place in the help, and its work.
///
/// The work is a function from parsed words to an output. It neither prints nor knows the form in
/// which its output is printed, and it changes the store by at most one request: one transaction
/// and one undo step.
package struct StoreCommand: Sendable {
  typealias Work = @MainActor @Sendable (ParsedCommandLine, Desk) async throws -> CommandOutput

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
  private let work: Work

  init(
    _ name: String, aliases: [String] = [], _ summary: String,
    arguments: [CommandArgument] = [], separator: String? = nil,
    options: [any AnyCommandOption] = [], rules: [OptionRule] = [],
    example: (words: [String], effect: String), work: @escaping Work
  ) {
    (self.name, self.aliases, self.summary) = (name, aliases, summary)
    (self.arguments, self.separator) = (arguments, separator)
    self.options = options + OutputOptions.all
    self.rules = rules + OutputOptions.rules
    examples = [CommandExample(words: [name] + example.words, effect: example.effect)]
    self.work = work
  }

  /// Does the work.
  @MainActor
  package func run(_ line: ParsedCommandLine, on desk: Desk) async throws -> CommandOutput {
    try await work(line, desk)
  }
}

/// A command with its parsed words.
public struct StoreCall: Equatable, Sendable {
  package let command: StoreCommand
  package let line: ParsedCommandLine

  package init(_ command: StoreCommand, _ line: ParsedCommandLine) {
    (self.command, self.line) = (command, line)
  }

  /// Whether two calls are of the same command with the same words.
  public static func == (left: StoreCall, right: StoreCall) -> Bool {
    left.command.name == right.command.name && left.line == right.line
  }
}
