import JSONKit
import TodoFormats
import TodoModel
import TodoValues
import TodoWording

/// The commands that exchange lists and items with files.
enum ExchangeCommands {
  private enum Options {
    private static let formats = Format.all.map(\.name)
    private static let sources = ImportTask.formats

    static let source = CommandOption<String>(
      "--from", "FORMAT", needs: "one of \(sources.joined(separator: ", "))",
      help: "the format: \(sources.joined(separator: ", ")) (recognised from the file)",
      offers: .words(sources)
    ) { sources.contains($0) ? $0 : nil }

    static let target = CommandOption<String>(
      "--to", "FORMAT", needs: "one of \(formats.joined(separator: ", "))",
      help: "the format: \(formats.joined(separator: ", ")) (from the file's name, or json)",
      offers: .words(formats)
    ) { formats.contains($0) ? $0 : nil }

    static let listForAll = CommandOption<String>(
      "--list", "NAME", needs: "the name of a list", help: "the list for items without one",
      offers: .stored(.lists)
    )

    static let onlyList = CommandOption<String>(
      "--list", "NAME", needs: "the name of a list", help: "export only this list",
      offers: .stored(.lists)
    )

    static let encoding = CommandOption<TextEncoding>(
      "--encoding", "NAME", needs: "utf-8 or latin1",
      help: "the encoding of the file: utf-8 or latin1", offers: .words(["utf-8", "latin1"])
    ) { TextEncoding(named: $0) }

    static let query = CommandOption<String>(
      "--where", "QUERY", needs: "a query, such as is:open",
      help: "export only the items that match (docs/queries.md)", offers: .stored(.query)
    )

    static let output = CommandOption<String>(
      "--output", short: "-o", "FILE",
      needs: "the path of a new file, or of a folder with a slash at its end",
      help: "write a new file, or one for each list into FOLDER/, instead of standard output",
      offers: .files
    )

    static let replacing = CommandOption<Bool>(
      "--force", short: "-f", help: "replace the file if it exists")
  }

  static let importFiles = StoreCommand(
    "import",
    """
    import files from this or another program; importing again adds no duplicates, and one undo \
    reverts it
    """,
    arguments: [
      .init(
        placeholder: "FILE",
        rule: "the path of a file or a folder to import, or - for standard input",
        count: .some, offers: .files)
    ],
    options: [
      Options.source, Options.listForAll, Options.encoding, StoreChange.rehearsal,
    ] + OutputOptions.all, rules: OutputOptions.rules,
    examples: [
      (["todo.txt"], "adds its items to the list “todo”"),
      (["-n", "home.ics"], "reports what it would add"),
      (["backup/"], "adds the items of all files of a folder"),
      (["--from", "taskwarrior", "-"], "reads the output of task export"),
    ]
  ) { line, surroundings in
    let task = ImportTask(
      paths: line.arguments, format: line[Options.source], list: line[Options.listForAll],
      encoding: line[Options.encoding] ?? .utf8, isRehearsal: line.has(StoreChange.rehearsal))
    // A store that has reached its limit reads the source again, from the beginning.
    if line.has(DatabaseOptions.quota), task.readsStandardInput {
      throw UsageError("Standard input cannot be imported with --quota. Save it to a file.")
    }
    let files = try FileImport(task, ExchangeContext(surroundings))
    return { desk in
      try await CommandOutput(
        files.run(
          into: desk.store, isRehearsal: task.isRehearsal,
          progress: surroundings.doors.showProgress))
    }
  }

  static let export = StoreCommand(
    "export", "export lists and items to standard output or a file",
    options: [
      Options.target, Options.onlyList, Options.query, Options.output, Options.replacing,
    ], rules: [.needs(Options.replacing, [Options.output])],
    examples: [
      (["-o", "todos.json"], "writes everything, without loss"),
      (["--to", "markdown", "--list", "talk"], "prints one list"),
      (["--to", "todo.txt", "-o", "lists/"], "writes a file for each list"),
    ]
  ) { line, surroundings in
    let path = line[Options.output]
    let format = line[Options.target].flatMap(Format.named) ?? .usual(forFileNamed: path)
    let isReplacing = line.has(Options.replacing)
    if let path, path.hasSuffix("/") {
      if line.has(Options.onlyList) {
        throw UsageError("A folder holds all lists. For one list, name a file.")
      }
      return { desk in
        let filter = try line[Options.query].map { try desk.query([$0]) } ?? .everything
        let export = FolderExport(format, filter: filter, ExchangeContext(surroundings))
        let showProgress = surroundings.doors.showProgress
        let remarks = try await desk.store.exchange.read { snapshot in
          try export.run(
            into: path, replacing: isReplacing, of: snapshot, progress: showProgress)
        }
        return CommandOutput(remarks: remarks)
      }
    }
    return { desk in
      let list = try line[Options.onlyList].map {
        try desk.list(named: $0, among: desk.store.lists(withPutAway: true).map(\.list))
      }
      let filter = try line[Options.query].map { try desk.query([$0]) } ?? .everything
      let export = FileExport(format, list: list?.id, filter: filter, ExchangeContext(surroundings))
      let (showProgress, write) = (surroundings.doors.showProgress, surroundings.doors.write)
      do {
        let result = try await desk.store.exchange.read { snapshot in
          guard let path else { return try export.run(of: snapshot, write) }
          return try export.write(
            to: path, replacing: isReplacing, of: snapshot, progress: showProgress)
        }
        return CommandOutput(remarks: result.losses.all.map { "\($0)" })
      } catch let error as FileExists {
        throw CommandFailure(.blocked, "\(error) Or replace it with --force.")
      }
    }
  }
}

extension ExchangeContext {
  /// The circumstances of a command.
  fileprivate init(_ surroundings: Surroundings) {
    self.init(clock: surroundings.clock, zone: surroundings.doors.zone)
  }
}

extension Format {
  /// The format of a file by its name; our own for any other.
  fileprivate static func usual(forFileNamed name: String?) -> Format {
    all.first { $0.isUsual(forFileNamed: name ?? "") } ?? own
  }
}

extension CommandOutput {
  /// The report of an import.
  fileprivate init(_ report: ImportReport) {
    let numbers = [report.listsAdded, report.itemsAdded, report.alreadyPresent, report.copies]
    let json = JSON.members([
      "file": .text(report.file), "areas": .integer(report.areasAdded),
      "lists": .integer(report.listsAdded),
      "items": .integer(report.itemsAdded), "existing": .integer(report.alreadyPresent),
      "copies": .integer(report.copies), "unfiled": .texts(report.unfiled),
      "problems": .texts(report.remarks), "rehearsal": .bool(report.isRehearsal),
    ])
    let lines = report.text.split(separator: "\n").map(String.init)
    self.init(
      records: [
        Record(
          id: "", cells: [], plain: [report.file] + numbers.map(String.init), json: json)
      ], isSingle: true, page: lines.map { [Cell(text: $0)] },
      status: report.hasProblems ? .doneWithRemarks : .done)
  }
}
