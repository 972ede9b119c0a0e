import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// A form for everything about an item.
@MainActor struct ItemForm {
  private let context: AppContext
  private let name: TextField
  private let line: String
  private let due: DateField
  private let tags: TextField
  private let priority: TextField
  private let notes: TextView

  /// Presents the form for an item, perhaps with a draft. Only changed values are written.
  static func present(
    editing item: TodoItem, _ context: AppContext, continuing draft: Draft? = nil
  ) {
    let form = ItemForm(item, context)
    form.present("Edit item", accept: "Save", of: item, continuing: draft) {
      var edited = item
      edited.name = form.name.text
      edited.tags = tags(in: form.tags.text)
      edited.priority = priority(in: form.priority.text) ?? item.priority
      if form.notes.text != item.notes { edited.notes = form.notes.text }
      if let when = form.newDue {
        (edited.due, edited.dueTime) = (when.due, when.time)
        (edited.deferUntil, edited.recurrence) = (when.start, when.recurrence)
      }
      try await context.store.updateItem(edited, editedFrom: item)
    }
  }

  /// Presents the form for a new item with a draft about one that is gone.
  static func present(
    replacing draft: Draft, of id: Identifier<TodoItem>, in list: TodoList, _ context: AppContext
  ) {
    let empty = TodoItem(id: id, list: list.id, name: draft.name, created: context.clock.now)
    let form = ItemForm(empty, context)
    form.present(
      "New item in \(list.name)", accept: "Add", of: empty, continuing: draft, isReplacing: true
    ) {
      let when = form.newDue
      let item = NewItem(
        form.name.text, in: list.id, notes: form.notes.text,
        priority: priority(in: form.priority.text) ?? .none, tags: tags(in: form.tags.text),
        due: when?.due, dueTime: when?.time, deferUntil: when?.start, recurrence: when?.recurrence)
      try await context.store.createItem(item)
      context.announce("Added “\(item.name)” to \(list.name)")
    }
    context.say("“\(draft.name)” is gone. What you typed can be a new item.")
  }

  private init(_ item: TodoItem, _ context: AppContext) {
    self.context = context
    name = TextField(item.name)
    line = DueText(of: item).line
    due = context.dueField(DueText(of: item))
    tags = TextField(item.tags.joined(separator: " "), placeholder: "bills home")
    priority = TextField(
      item.priority == .none ? "" : item.priority.name, placeholder: "high, medium, low")
    notes = TextView(item.notes, placeholder: "Whatever else there is to say")
    notes.preferredRows = 3
    notes.maximumLength = 65_536
  }

  private func present(
    _ title: String, accept: String, of item: TodoItem, continuing draft: Draft?,
    isReplacing: Bool = false, then change: @escaping @MainActor () async throws -> Void
  ) {
    let prompt = context.drafts.prompt(
      title, ["Name": name, "Due": due, "Tags": tags, "Priority": priority, "Notes": notes],
      accept: accept, keeping: .item(item.id), of: item.name, continuing: draft,
      isReplacing: isReplacing, then: change)
    prompt.validate = { [priority] in
      Self.priority(in: priority.text) == nil
        ? .init(field: priority, message: "Say high, medium, low or nothing.") : nil
    }
    context.router?.present(prompt)
  }

  /// The due date, if it was changed.
  private var newDue: DueText? { due.text == line ? nil : context.due(in: due) }

  private static func tags(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map { $0.hasPrefix("@") ? $0.dropFirst() : $0 }
      .filter { !$0.isEmpty }.map(String.init)
  }

  private static func priority(in text: String) -> Priority? {
    let word = text.filter { !$0.isWhitespace && $0 != "!" }.lowercased()
    return word.isEmpty ? Priority.none : Priority(word)
  }
}
