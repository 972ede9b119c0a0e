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
    let place = try maker.place(named: line[Options.list], parent: parent) ?? TodoList.inbox.id
    let request = try StoreRequest.create(items.map { $0.placed(in: place) })
    var output = try await change.make(request, isSingle: !isStream)
    if !isVerbatim {
      output.remarks =
        items.compactMap(\.remark) + ForeignWord.remarks(about: items.map(\.new.name))
    }
    return output
  }
}
