import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

/// Changes by one key. An item stays current wherever it goes, except out of the list.
extension ItemActions {
  /// Presents the form of an item. Only changed values are written.
  func edit(_ subject: Subject) {
    if let item = subject.item { ItemForm.present(editing: item, context) }
  }

  /// Edits the name of the current item in its row, perhaps with a draft.
  func rename(_ item: TodoItem, continuing draft: Draft? = nil) {
    // A dialogue in lines has no editing in place.
    guard context.application.dialogue == nil, let row = list.currentRowPanel as? ItemRowPanel,
      row.canEditName(of: item.id)
    else { return ItemForm.present(editing: item, context, continuing: draft) }
    let editor = NameEditor(item, context, continuing: draft)
    row.editName(editor)
    if let draft { editor.enter(draft) }
  }

  /// Completes the open items; if all are done, reopens them. The list continues with the next
  /// item: a person does not want to follow the finished one to the end of the list.
  func toggleDone(_ subject: Subject) {
    carryOut(on: subject, leaves: true) { store, ids in
      let done = Outcome(try await store.update(ids, [.done(true)]), of: ids)
      if done.count > 0 { return "Completed \(done.subject)" }
      let open = Outcome(try await store.update(ids, [.done(false)]), of: ids)
      return open.count > 0 ? "Reopened \(open.subject)" : nil
    }
  }

  func delete(_ subject: Subject) {
    let first = subject.item ?? subject.ids.first.flatMap { item($0) }
    carryOut(on: subject, leaves: true) { store, ids in
      try await store.deleteItems(ids)
      return "Deleted \(Outcome(count: ids.count, first: first).subject)"
    }
  }

  func duplicate(_ subject: Subject) {
    carryOut(on: subject) { store, ids in
      "Duplicated \(Outcome(try await store.duplicateItems(ids)).subject)"
    }
  }

  /// Copies the names to the clipboard.
  func copy(_ subject: Subject) {
    if let item = subject.item { return context.copy(item.name) }
    let names = subject.ids.compactMap { item($0)?.name }
    context.copy(
      names.joined(separator: "\n"), called: names.count == 1 ? nil : "\(names.count) names")
    list.clearMarks()
  }

  func setPriority(_ priority: Priority, of subject: Subject) {
    change(subject, [.set(\.priority, priority)]) {
      "\($0.subject) \($0.have) " + (priority == .none ? "no" : priority.name) + " priority"
    }
  }

  // MARK: - When it is due

  /// Offers the most common days.
  func chooseDue(of subject: Subject) {
    let today = context.today
    func action(_ key: Character, _ title: String, _ day: Day?) -> RowAction {
      RowAction(.character(key), title: title) { [weak self, context] in
        self?.change(subject, [.set(\.due, day)], saying: context.dueWords)
      }
    }
    let menu = MenuPanel(
      title: "Due",
      actions: [
        action("t", "Today", today), action("m", "Tomorrow", today.adding(days: 1)),
        action("w", "Next week", today.adding(days: 7)), action("n", "None", nil),
        RowAction(.character("d"), title: "Other…") { [weak self] in self?.askDue(of: subject) },
      ])
    context.router?.present(menu)
  }

  /// Asks for a date. A time or repetition that is not typed stays as each item has it.
  private func askDue(of subject: Subject) {
    let old = subject.item.map(DueText.init(of:)) ?? DueText()
    let field = context.dueField(old)
    let prompt = PromptPanel(
      title: subject.isMarked ? "When are they due?" : "When is it due?", fields: ["Due": field],
      acceptTitle: "Set"
    ) { [context, weak self] in
      let wanted = field.text == old.line ? old : context.due(in: field) ?? old
      var changes = wanted.changes(from: old)
      if subject.isMarked {
        changes = [.set(\.due, wanted.due)] + changes.filter { !$0.sets(\.due) }
      }
      let done = Outcome(
        changes.isEmpty ? [] : try await context.store.update(subject.ids, changes),
        of: subject.ids)
      if subject.isMarked { self?.list.clearMarks() }
      if done.count == 0 { return context.say(subject.unchanged) }
      context.announce(context.dueWords(done))
    }
    context.router?.present(prompt)
  }

  /// Nudges items by days. The marks stay: one nudge is rarely enough.
  func shiftDue(of subject: Subject, by days: Int) {
    // The range has been chosen; moving on does not change which items are nudged.
    if subject.isMarked { list.endMarkRange() }
    context.perform { [context] in
      let moved = Outcome(
        try await context.store.update(subject.ids, [.shiftDue(days: days)]), of: subject.ids)
      switch (moved.count, subject.item) {
      case (0, let item?):
        context.announce(
          "“\(item.name)” has no due day", offering: ItemAction.due.command, "set one")
      case (0, nil): context.say("None of them has a due day")
      case (_, nil):
        let direction = days > 0 ? "later" : "earlier"
        context.announce("\(moved.subject) \(moved.are) due a day \(direction)")
      default: context.announce(context.dueWords(moved))
      }
    }
  }

  // MARK: - Where it belongs

  /// Offers the lists, without the one that an item is in.
  func chooseList(for subject: Subject) {
    let lists = context.read(or: []) { try context.store.lists().map(\.list) }
      .filter { $0.id != subject.item?.list }
    let picker = PickerPanel(title: "Move to", placeholder: "List") { typed in
      lists.map {
        PickerChoice(id: $0.id, title: $0.name, mark: $0.emoji.isEmpty ? nil : $0.emoji)
      }.matching(typed)
    }
    picker.emptyText = lists.isEmpty ? "There is no other list." : "No list is called that."
    picker.onPick = { [weak self] choice in
      guard let list = lists.first(where: { AnyHashable($0.id) == choice.id }) else { return }
      self?.change(subject, [.list(list.id)], leaves: true) {
        "Moved \($0.subject) to \(list.name)"
      }
    }
    context.router?.present(picker)
  }
}

extension Subject {
  /// The message if a change leaves the items as they are.
  var unchanged: String { item.map { "“\($0.name)” is so already" } ?? "They are so already" }
}

extension AppContext {
  /// A due date in the words of an announcement.
  fileprivate func dueWords(_ outcome: Outcome) -> String {
    guard let item = outcome.first, let due = item.due else {
      return "\(outcome.subject) \(outcome.have) no due day"
    }
    let time = outcome.count == 1 ? item.dueTime : nil
    return "\(outcome.subject) \(outcome.are) due \(words(for: due, time))"
  }
}
