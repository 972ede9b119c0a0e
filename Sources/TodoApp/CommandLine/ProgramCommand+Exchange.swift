import TodoFormats

extension ProgramCommand {
  static let importFiles = ProgramCommand(
    name: "import",
    summary: """
      import files of another program, or of this one; repeating it adds nothing twice, and one \
      undo reverts it
      """,
    arguments: [
      Argument(
        placeholder: "FILE", rule: "the path of a file to import, or - for standard input",
        repeats: true)
    ],
    options: [
      Options.database, Options.quota, Options.source, Options.list, Options.encoding,
      Options.rehearsal,
    ],
    examples: [
      Example(words: ["import", "todo.txt"], effect: "adds its items to the list “todo”"),
      Example(words: ["import", "-n", "home.ics"], effect: "reports what it would add"),
      Example(
        words: ["import", "--from", "taskwarrior", "-"], effect: "reads what task export writes"),
    ]
  ) { line in
    .importFiles(
      ImportTask(
        paths: line.arguments, format: line[Options.source], list: line[Options.list],
        encoding: line[Options.encoding] ?? .utf8, isRehearsal: line.has(Options.rehearsal)),
      into: file(line))
  }

  static let export = ProgramCommand(
    name: "export",
    summary: "export lists and items to standard output or a file",
    options: [
      Options.database, Options.target, Options.list, Options.query, Options.output,
      Options.replacing,
    ],
    rules: [.needs(Options.replacing, [Options.output])],
    examples: [
      Example(words: ["export", "-o", "todos.json"], effect: "writes everything, without loss"),
      Example(
        words: ["export", "--to", "markdown", "--list", "talk"], effect: "prints one list"),
    ]
  ) { line in
    .export(
      ExportTask(
        format: line[Options.target], list: line[Options.list], query: line[Options.query],
        path: line[Options.output], replaces: line.has(Options.replacing)),
      from: file(line))
  }
}
