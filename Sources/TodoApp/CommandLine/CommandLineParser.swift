import TodoCommands

/// Parses a command line by the table of commands.
struct CommandLineParser {
  private var rest: ArraySlice<String>
  private var command = ProgramCommand.app
  private var line = ParsedCommandLine()
  /// Whether only arguments follow: after `--`.
  private var hasOnlyArguments = false

  init(_ words: [String]) { rest = words[...] }

  mutating func parse() throws(UsageError) -> ProgramAction {
    do throws(UsageError) {
      return try readAll()
    } catch {
      throw error.about(command.name)
    }
  }

  private mutating func readAll() throws(UsageError) -> ProgramAction {
    while let word = rest.popFirst() {
      if hasOnlyArguments || !word.hasPrefix("-") || word == "-" {
        try readPlain(word)
      } else if word == "--" {
        hasOnlyArguments = true
      } else if let text = try readOption(word) {
        return .output(text)
      }
    }
    try check()
    return try command.action(line)
  }

  // MARK: - Words

  /// Reads the name of a command, or an argument.
  private mutating func readPlain(_ word: String) throws(UsageError) {
    if command.name.isEmpty, !hasOnlyArguments {
      guard let named = ProgramCommand.called(word) else { throw unknownCommand(word) }
      command = named
    } else if word == command.separator, !hasOnlyArguments {
      line.tail = Array(rest)
      rest = []
    } else if line.arguments.count < command.arguments.count || takesMore {
      guard !word.isEmpty else { throw missingArgument() }
      line.arguments.append(word)
    } else {
      throw unknown(word)
    }
  }

  /// Whether the last argument takes all words that are left.
  private var takesMore: Bool { command.arguments.last?.isRepeated == true }

  /// Reads an option and its value; returns the text of an option that asks for one.
  private mutating func readOption(_ word: String) throws(UsageError) -> String? {
    let (name, attached) = Self.split(word)
    if attached == nil {
      switch name {
      case ProgramOptions.help.name, "-h": return HelpText.usage(of: command)
      case ProgramOptions.version.name: return ProgramVersion.line
      default: break
      }
    }
    guard let option = command.option(named: name) else { throw unknown(option: name, word) }
    if option.placeholder == nil {
      guard attached == nil else { throw UsageError("\(name) takes no value.") }
      try line.add(option, true)
    } else {
      guard let text = attached ?? rest.popFirst(), let value = option.value(of: text) else {
        throw UsageError("\(name) needs \(option.rule).")
      }
      try line.add(option, value)
    }
    return nil
  }

  /// Splits `--name=value` into its two parts.
  static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  // MARK: - Checks

  private func check() throws(UsageError) {
    // Options before a command's name are those of the app.
    for option in ProgramCommand.app.options
    where line.has(option) && command.option(named: option.name) == nil {
      throw UsageError("\(option.name) cannot be combined with \(command.name).")
    }
    guard line.arguments.count >= command.arguments.count(where: \.isRequired) else {
      throw missingArgument()
    }
    for rule in command.rules { try rule.check(line, of: command.name) }
  }

  private func missingArgument() -> UsageError {
    let missing = min(line.arguments.count, command.arguments.count - 1)
    return UsageError("\(command.name) needs \(command.arguments[missing].rule).")
  }

  private func unknown(option name: String, _ word: String) -> UsageError {
    let commands = [ProgramCommand.app] + ProgramCommand.named
    guard let owner = commands.first(where: { $0.option(named: name) != nil }) else {
      return unknown(word)
    }
    return UsageError(
      command.name.isEmpty
        ? "\(name) must follow \(owner.name)." : "\(name) cannot be combined with \(command.name).")
  }

  /// Refuses a word in the place of a command, and names ours for it, or the nearest one.
  private func unknownCommand(_ word: String) -> UsageError {
    if let ours = ForeignCommand.ours[word] {
      return UsageError("Unknown command “\(word)”. Use: paneltodo \(ours).")
    }
    let names =
      ProgramCommand.named.flatMap { [$0.name] + $0.aliases }
      + ProgramCommand.app.options.map(\.name)
    return UsageError("Unknown command “\(word)”." + Self.offer(word.nearest(among: names)))
  }

  /// Refuses an option or an argument, and names the nearest option.
  private func unknown(_ word: String) -> UsageError {
    let options = command.options + [ProgramOptions.help, ProgramOptions.version]
    let nearest = Self.split(word).name.nearest(among: options.map(\.name))
    return UsageError("Unknown argument “\(word)”." + Self.offer(nearest))
  }

  /// A question that offers the nearest known word, after a sentence; empty without one.
  static func offer(_ nearest: String?) -> String {
    nearest.map { " Did you mean \($0)?" } ?? ""
  }
}
