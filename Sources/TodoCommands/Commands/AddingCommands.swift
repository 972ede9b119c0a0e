import TodoLanguage
import TodoModel
import TodoValues

/// The command that adds items.
enum AddingCommands {
  private enum Options {
    static let list = CommandOption<String>(
      "--list", "NAME", needs: "the name of a list",
      help: "the list for lines that name none",
      offers: .stored(.lists)
    )

    static let parent = CommandOption<String>(
      "--parent", "ITEM", needs: "an id", help: "add subtasks of this item",
      offers: .stored(.openItems)
    )

    static let notes = CommandOption<String>(
      "--notes", "TEXT", needs: "a text, or - for standard input",
      help: "the notes, or - for standard input"
    ) { $0 }

    static let verbatim = CommandOption<Bool>(
      "--verbatim", help: "use the whole line as the name")
  }

  static let add = StoreCommand(
    "add", "add an item from a line; - adds one for each line of standard input",
    arguments: [
      .init(
        placeholder: "LINE", rule: "a line such as “Pay rent fri”", count: .some,
        offers: .stored(.line))
    ],
    options: [
      Options.list, Options.parent, Options.notes, Options.verbatim, StoreChange.rehearsal,
    ],
    rules: [.exclusive([Options.list, Options.parent])],
    example: (
      ["Pay", "rent", "fri", "9am", "--list", "Home"], "adds an item that is due on Friday"
    )
  ) { line, desk in
    let isStream = line.arguments == ["-"]
    if isStream, line[Options.notes] == "-" {
      throw UsageError("Standard input cannot provide both the lines and the notes.")
    }
    let notes = try line[Options.notes].map(desk.notes) ?? ""
    let texts =
      isStream
      ? try desk.readLines().filter { $0.contains { !$0.isWhitespace } }
      : [line.arguments.joined(separator: " ")]
    let maker = NewItems(desk)
    let parent = try line[Options.parent].map { try ItemChoice(desk: desk).item($0) }
    let isVerbatim = line.has(Options.verbatim)
    let items = try texts.map { text in
      var item = try maker.item(text, isVerbatim: isVerbatim)
      item.parent = parent?.id
      item.notes = notes
      return item
    }
    let change = StoreChange(desk, line)
    var output: CommandOutput
    if let place = try maker.place(named: line[Options.list], parent: parent) {
      let placed = items.map { $0.placed(in: place) }
      output = try await change.make(.create(placed), isSingle: !isStream)
    } else {
      output = try await change.makeInInbox(items, isSingle: !isStream)
    }
    if !isVerbatim {
      output.remarks =
        items.compactMap(\.remark) + ForeignWord.remarks(about: items.map(\.new.name))
    }
    return output
  }
}

extension StoreChange {
  /// Creates items, of which those without a list go into the Inbox. A database without an Inbox
  /// gets one, unless no item needs it.
  fileprivate func makeInInbox(
    _ items: [NewItems.Draft], isSingle: Bool
  ) async throws -> CommandOutput {
    func placed(in list: TodoList) -> [NewItem] { items.map { $0.placed(in: list.id) } }
    let inbox = try desk.store.inbox.list()
    // An item that is refused adds no Inbox.
    let request = try StoreRequest.create(placed(in: inbox ?? .inbox))
    guard inbox == nil, items.contains(where: { !$0.hasList }) else {
      return try await make(request, isSingle: isSingle)
    }
    guard !isRehearsal else {
      return try await make(.create(placed(in: .inbox), in: .inbox), isSingle: isSingle)
    }
    let added = try await desk.store.inbox.prepare()
    return try await make(.create(placed(in: added)), isSingle: isSingle)
  }
}
