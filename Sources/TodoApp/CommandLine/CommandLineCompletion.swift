import TodoCommands

/// The candidates for the last word of a command line that is being typed, found in the table of
/// commands.
struct CommandLineCompletion {
  /// The result: words that are known here, or a question to the store.
  enum Result {
    case words([(text: String, meaning: String)])
    case files
    case stored(StoredCandidates, typed: String, lead: String)
  }

  private var command = ProgramCommand.app
  /// The option whose value comes next.
  private var pending: (any AnyCommandOption)?
  private var argumentCount = 0
  private var hasOnlyArguments = false
  private var isBehindSeparator = false
  /// The database that the words name.
  private(set) var database: String?

  /// Reads the words before the one that is typed, without checking them.
  init(after words: [String]) {
    for word in words { read(word) }
  }

  private mutating func read(_ word: String) {
    if let option = pending {
      if option.name == DatabaseOptions.path.name { database = word }
      pending = nil
    } else if isBehindSeparator {
      return
    } else if isOption(word) {
      readOption(word)
    } else if command.name.isEmpty, !hasOnlyArguments {
      command = ProgramCommand.called(word) ?? command
    } else if word == command.separator {
      isBehindSeparator = true
    } else {
      argumentCount += 1
    }
  }

  private mutating func readOption(_ word: String) {
    let (name, value) = CommandLineParser.split(word)
    if word == "--" {
      hasOnlyArguments = true
    } else if let option = command.option(named: name), option.placeholder != nil {
      pending = value == nil ? option : nil
      if name == DatabaseOptions.path.name { database = value }
    }
  }

  private func isOption(_ word: String) -> Bool {
    !hasOnlyArguments && word.hasPrefix("-") && word != "-"
  }

  // MARK: - Candidates

  /// The candidates for a word of which the beginning is typed.
  func candidates(for typed: String) -> Result {
    if let pending { return result(pending.offers, typed) }
    if isBehindSeparator { return .stored(.changes, typed: typed, lead: "") }
    let (name, value) = CommandLineParser.split(typed)
    if isOption(typed), let value {
      let lead = String(typed.dropLast(value.count))
      return result(command.option(named: name)?.offers ?? .nothing, value, lead: lead)
    }
    if isOption(typed) { return fitting(options, typed) }
    if command.name.isEmpty {
      return fitting(ProgramCommand.named.map { ($0.name, $0.summary) }, typed)
    }
    return argument(typed)
  }

  private var options: [(text: String, meaning: String)] {
    (command.options + [ProgramOptions.help]).map { ($0.name, command.help(on: $0)) }
  }

  private func argument(_ typed: String) -> Result {
    if let separator = command.separator, typed.isEmpty, argumentCount > 0 {
      return .words([(separator, "a line of changes")])
    }
    let arguments = command.arguments
    guard let last = arguments.last, argumentCount < arguments.count || last.isRepeated else {
      return .words([])
    }
    return result(arguments[min(argumentCount, arguments.count - 1)].offers, typed)
  }

  private func result(_ offers: Candidates, _ typed: String, lead: String = "") -> Result {
    switch offers {
    case .nothing: .words([])
    case .words(let words): fitting(words.map { ($0, "") }, typed, lead: lead)
    case .files: lead.isEmpty ? .files : .words([])
    case .stored(let kind): .stored(kind, typed: typed, lead: lead)
    }
  }

  private func fitting(
    _ words: [(text: String, meaning: String)], _ typed: String, lead: String = ""
  ) -> Result {
    .words(words.filter { $0.text.hasPrefix(typed) }.map { (lead + $0.text, $0.meaning) })
  }
}
