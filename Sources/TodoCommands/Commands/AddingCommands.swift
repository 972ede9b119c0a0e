import TodoLanguage
import TodoModel
import TodoValues

/// The command that adds items.
enum AddingCommands {
  private enum Options {
    static let list = CommandOption<String>(
      "--list", "NAME", needs: "the name of a list",
      help: "the list of items whose line names none",
      offers: .stored(.lists)
    )

    static let parent = CommandOption<String>(
      "--parent", "ITEM", needs: "an id", help: "add subtasks of this item",
      offers: .stored(.openItems)
    )

    static let notes = CommandOption<String>(
      "--notes", "TEXT", needs: "a text", help: "the notes"
    ) { $0 }

    static let verbatim = CommandOption<Bool>(
      "--verbatim", help: "take the words as the name and nothing else")
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
    let texts =
      isStream
      ? try desk.readLines().filter { $0.contains { !$0.isWhitespace } }
      : [line.arguments.joined(separator: " ")]
    let maker = NewItems(desk: desk, lists: try desk.store.lists().map(\.list))
    let parent = try line[Options.parent].map { try ItemChoice(desk: desk).item($0) }
    let items = try texts.map { text in
      var item = try maker.item(text, isVerbatim: line.has(Options.verbatim))
      item.parent = parent?.id
      item.notes = line[Options.notes] ?? ""
      return item
    }
    let place = try maker.place(named: line[Options.list], parent: parent)
    let needsPlace = items.contains { !$0.hasList }
    let placed = items.map { $0.placed(in: place.id) }
    let request =
      place.isNew && needsPlace
      ? try StoreRequest.create(placed.map(\.new), in: place.list)
      : try StoreRequest.create(placed.map(\.new))
    return try await StoreChange(desk, line).make(request, isSingle: !isStream)
  }
}

/// Reads lines as new items.
@MainActor private struct NewItems {
  /// A new item, and whether its line has named its list.
  struct Draft {
    var new: NewItem
    var hasList: Bool

    var parent: Identifier<TodoItem>? {
      get { new.parent }
      set { new.parent = newValue }
    }

    var notes: String {
      get { new.notes }
      set { new.notes = newValue }
    }

    /// The item in a list, unless its line has named another one.
    func placed(in list: Identifier<TodoList>) -> Draft {
      var draft = self
      if !hasList { draft.new.list = list }
      return draft
    }
  }

  /// The list of items without one.
  struct Place {
    let list: TodoList
    let isNew: Bool

    var id: Identifier<TodoList> { list.id }
  }

  /// The list that takes items where nobody names a list.
  private static let inbox = "Inbox"
  /// An identity until the list is known.
  private static let nowhere = Identifier<TodoList>(high: 0, low: 0)

  let desk: Desk
  let lists: [TodoList]

  func item(_ text: String, isVerbatim: Bool) throws -> Draft {
    if isVerbatim { return Draft(new: NewItem(text, in: Self.nowhere), hasList: false) }
    let reading = QuickAdd.read(text, in: desk.context(lists))
    let list = try reading.list.map { try desk.list(named: $0, among: lists) }
    let new = NewItem(
      reading.title, in: list?.id ?? Self.nowhere, priority: reading.priority ?? .none,
      tags: reading.tags, due: reading.due, dueTime: reading.time, deferUntil: reading.start,
      recurrence: reading.recurrence)
    return Draft(new: new, hasList: list != nil)
  }

  /// The list with a name, or that of the parent, or the inbox. A database without an inbox gets
  /// one with its first item.
  func place(named name: String?, parent: TodoItem?) throws -> Place {
    if let parent, let list = lists.first(where: { $0.id == parent.list }) {
      return Place(list: list, isNew: false)
    }
    if let name { return Place(list: try desk.list(named: name, among: lists), isNew: false) }
    if let inbox = lists.first(where: { $0.name.lowercased() == Self.inbox.lowercased() }) {
      return Place(list: inbox, isNew: false)
    }
    return Place(list: TodoList(name: Self.inbox), isNew: true)
  }
}
