import TodoCommands

/// A command of the program: the one declaration of its name, its arguments, its options and their
/// rules, its words in the help, and its action.
struct ProgramCommand: Sendable {
  typealias Argument = CommandArgument
  typealias Example = CommandExample

  /// The word on the command line; empty for the app itself.
  let name: String
  /// Further words for it.
  var aliases: [String] = []
  /// The purpose.
  let summary: String
  var arguments: [Argument] = []
  /// The word after which all words are a line of their own.
  var separator: String?
  let options: [any AnyCommandOption]
  var rules: [OptionRule] = []
  let examples: [Example]
  /// Makes the action of words that were checked.
  let action: @Sendable (ParsedCommandLine) throws(UsageError) -> ProgramAction

  /// The option with a name, if the command has it.
  func option(named name: String) -> (any AnyCommandOption)? {
    options.first { $0.name == name || $0.short == name }
  }

  /// The command line of the command, as it is typed.
  var usage: String {
    let words = ["paneltodo", name] + optionUsage + argumentUsage
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name with the arguments.
  var nameWithArguments: String { ([name] + argumentUsage).joined(separator: " ") }

  private var argumentUsage: [String] {
    arguments.map(\.usage) + (separator.map { ["\($0) LINE"] } ?? [])
  }

  /// The meaning of an option, with the options that it needs beside it.
  func help(on option: any AnyCommandOption) -> String {
    for case .needs(let needy, let others) in rules where needy.name == option.name {
      return option.help + " (with " + others.map(\.name).joined(separator: " or ") + ")"
    }
    return option.help
  }

  /// Options that exclude each other stand side by side. Where there are many, none is named.
  private var optionUsage: [String] {
    guard options.count <= 6 else { return ["[OPTION …]"] }
    var named: Set<String> = []
    return options.compactMap { option in
      guard !named.contains(option.name) else { return nil }
      let group = exclusive(with: option)
      named.formUnion(group.map(\.name))
      let choice = group.map(\.shortUsage).joined(separator: " | ")
      return isRequired(option) ? choice : "[\(choice)]"
    }
  }

  private func exclusive(with option: any AnyCommandOption) -> [any AnyCommandOption] {
    for case .exclusive(let group) in rules where group.contains(where: { $0.name == option.name })
    {
      return group
    }
    return [option]
  }

  private func isRequired(_ option: any AnyCommandOption) -> Bool {
    rules.contains { rule in
      if case .required(let group) = rule {
        group.contains { $0.name == option.name }
      } else {
        false
      }
    }
  }
}
