import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

extension ItemScreen {
  /// Asks for all that an item is. Only what was changed is written.
  func edit(_ item: TodoItem) {
    let name = TextField(item.name)
    let line = DueText(of: item).line
    let due = context.dueField(DueText(of: item))
    let tags = TextField(item.tags.joined(separator: " "), placeholder: "bills home")
    let priority = TextField(
      item.priority == .none ? "" : item.priority.name, placeholder: "high, medium, low")
    let notes = TextView(item.notes, placeholder: "Whatever else there is to say")
    notes.preferredRows = 3
    notes.maximumLength = 65_536
    let prompt = PromptPanel(
      title: "Edit item",
      fields: ["Name": name, "Due": due, "Tags": tags, "Priority": priority, "Notes": notes],
      acceptTitle: "Save"
    ) { [context] in
      var edited = item
      edited.name = name.text
      edited.tags = Self.tags(in: tags.text)
      edited.priority = Self.priority(in: priority.text) ?? item.priority
      if notes.text != item.notes { edited.notes = notes.text }
      if due.text != line, let when = context.due(in: due) {
        (edited.due, edited.dueTime) = (when.due, when.time)
        (edited.deferUntil, edited.recurrence) = (when.start, when.recurrence)
      }
      try await context.store.updateItem(edited, editedFrom: item)
    }
    prompt.validate = {
      Self.priority(in: priority.text) == nil
        ? .init(field: priority, message: "Say high, medium, low or nothing.") : nil
    }
    context.router?.present(prompt)
  }

  private static func tags(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map { $0.hasPrefix("@") ? $0.dropFirst() : $0 }
      .filter { !$0.isEmpty }.map(String.init)
  }

  private static func priority(in text: String) -> Priority? {
    let word = text.filter { !$0.isWhitespace && $0 != "!" }.lowercased()
    return word.isEmpty ? Priority.none : Priority(word)
  }

  /// Lets the name of the current item be typed over in its row.
  func rename(_ item: TodoItem) {
    // Lines cannot be typed over.
    guard context.application.dialogue == nil, let row = listPanel.currentRowPanel as? ItemRowPanel
    else { return edit(item) }
    row.editName { [context] name in
      context.perform {
        var edited = item
        edited.name = name
        try await context.store.updateItem(edited, editedFrom: item)
        context.announce("Renamed “\(item.name)”")
      }
    }
  }

  /// A person who ticks an item off wants to go on with the next one, not to follow the finished
  /// one to the end of the list.
  func toggleDone(_ item: TodoItem) {
    pending[item.id, default: 0] += 1
    stepAside(from: item)
    context.perform { [weak self, context] in
      defer { self?.settle(item.id) }
      let changed = try await context.store.toggleDone(item.id)
      context.announce((changed.isDone ? "Completed" : "Reopened") + " “\(item.name)”")
    }
  }

  /// What was to be done with an item is committed, or failed.
  func settle(_ id: Identifier<TodoItem>) {
    let count = pending[id, default: 1] - 1
    pending[id] = count > 0 ? count : nil
  }

  func delete(_ item: TodoItem) {
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.deleteItem(item.id)
      context.announce("Deleted “\(item.name)”")
    }
  }
}
