import TodoCommands

extension ProgramCommand {
  private static let candidates = CommandOption<String>(
    "--candidates", "TEXT", needs: "a text",
    help: "print the candidates for a word that begins with TEXT, after the words that follow"
  ) { $0 }

  static let completion = ProgramCommand(
    name: "completion", summary: "print a completion script for a shell",
    arguments: [
      Argument(
        placeholder: "SHELL", rule: "one of \(CompletionScript.shells.joined(separator: ", "))",
        count: .some, offers: .words(CompletionScript.shells))
    ],
    options: [candidates],
    examples: [
      Example(
        words: ["completion", "fish"],
        effect: "prints the script for ~/.config/fish/completions/paneltodo.fish")
    ]
  ) { line throws(UsageError) in
    if let typed = line[candidates] {
      return try action(for: typed, after: Array(line.arguments.dropFirst()))
    }
    guard line.arguments.count == 1,
      let script = CompletionScript(rawValue: line.arguments[0])
    else {
      throw UsageError(
        "completion needs one of \(CompletionScript.shells.joined(separator: ", ")).")
    }
    return .output(script.text)
  }

  /// The action that prints the candidates, each on a line with a tab and its meaning.
  private static func action(
    for typed: String, after words: [String]
  ) throws(UsageError) -> ProgramAction {
    let completion = CommandLineCompletion(after: words)
    switch completion.candidates(for: typed) {
    case .words(let words):
      return .output(words.map { "\($0.text)\t\($0.meaning)" }.joined(separator: "\n"))
    case .files: return .output(CompletionScript.files)
    case .stored(let kind, let typed, let lead):
      var line = ParsedCommandLine()
      line.arguments = [kind.rawValue, typed, lead]
      try line.add(OutputOptions.plain, true)
      return .store(
        StoreCall(.candidates, line), DatabaseFile(path: completion.database, quota: nil))
    }
  }
}
