import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// Changes by one key. An item stays current wherever it goes, except out of the list.
extension ItemActions {
  /// Presents the form of an item. Only changed values are written.
  func edit(_ subject: Subject) {
    if let item = subject.item { forms.edit(item) }
  }

  /// Edits the name of the current item in its row, perhaps with a draft.
  func rename(_ item: TodoItem, continuing draft: Draft? = nil) {
    guard let row = list.currentRowPanel as? ItemRowPanel, row.canEditName(of: item.id),
      let editor = forms.nameEditor(for: item, continuing: draft)
    else { return forms.edit(item, continuing: draft) }
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
    if let item = subject.item { return messages.copy(item.name) }
    let names = subject.ids.compactMap { item($0)?.name }
    messages.copy(
      names.joined(separator: "\n"), called: names.count == 1 ? nil : "\(names.count) names")
    list.clearMarks()
  }

  func setPriority(_ priority: Priority, of subject: Subject) {
    change(subject, [.priority(priority)]) {
      "\($0.subject) \($0.have) " + (priority == .none ? "no" : priority.name) + " priority"
    }
  }

  // MARK: - When it is due

  /// Offers the most common days.
  func chooseDue(of subject: Subject) {
    let today = access.today
    func action(_ key: Character, _ title: String, _ day: Day?) -> RowAction {
      RowAction(.character(key), title: title) { [weak self, messages] in
        self?.change(subject, [.due(day)], saying: messages.dueWords)
      }
    }
    let menu = MenuPanel(
      title: "Due",
      actions: [
        action("t", "Today", today), action("m", "Tomorrow", today.adding(days: 1)),
        action("w", "Next week", today.adding(days: 7)), action("n", "None", nil),
        RowAction(.character("d"), title: "Other…") { [weak self] in self?.askDue(of: subject) },
      ])
    navigator?.present(menu)
  }

  /// Asks for a date. A time or repetition that is not typed stays as each item has it.
  private func askDue(of subject: Subject) {
    let old = subject.item.map(DueText.init(of:)) ?? DueText()
    let title = subject.isMarked ? "When are they due?" : "When is it due?"
    forms.askDue(title, old) { [access, messages, weak self] wanted in
      var changes = wanted.changes(from: old)
      if subject.isMarked {
        let further = changes.filter { if case .due = $0 { false } else { true } }
        changes = [.due(wanted.due)] + further
      }
      let done = Outcome(
        changes.isEmpty ? [] : try await access.store.update(subject.ids, changes),
        of: subject.ids)
      if subject.isMarked { self?.list.clearMarks() }
      if done.count == 0 { return messages.explain(subject.unchanged) }
      messages.announce(messages.dueWords(done))
    }
  }

  /// Nudges items by days. The marks stay: one nudge is rarely enough.
  func shiftDue(of subject: Subject, by days: Int) {
    // The range has been chosen; moving on does not change which items are nudged.
    if subject.isMarked { list.endMarkRange() }
    access.perform { [access, messages] in
      let moved = Outcome(
        try await access.store.update(subject.ids, [.shiftDue(days: days)]), of: subject.ids)
      switch (moved.count, subject.item) {
      case (0, let item?):
        messages.announce(
          "“\(item.name)” has no due day", offering: ItemAction.due.command, "set one")
      case (0, nil): messages.explain("None of them has a due day")
      case (_, nil):
        let direction = days > 0 ? "later" : "earlier"
        messages.announce("\(moved.subject) \(moved.are) due a day \(direction)")
      default: messages.announce(messages.dueWords(moved))
      }
    }
  }

  // MARK: - Where it belongs

  /// Offers the lists, without the one that an item is in.
  func chooseList(for subject: Subject) {
    let lists = access.read(or: []) { try access.store.lists().map(\.list) }
      .filter { $0.id != subject.item?.list }
    let picker = PickerPanel(title: "Move to", placeholder: "List") { typed in
      lists.map {
        PickerChoice(id: $0.id, title: $0.name, mark: $0.emoji.isEmpty ? nil : $0.emoji)
      }.matching(typed)
    }
    picker.emptyText = lists.isEmpty ? "There is no other list." : "No list is called that."
    picker.onPick = { [weak self] choice in
      guard let list = lists.first(where: { $0.id == choice.id }) else { return }
      self?.change(subject, [.list(list.id)], leaves: true) {
        "Moved \($0.subject) to \(list.name)"
      }
    }
    navigator?.present(picker)
  }

  /// Offers the tags: one is added to the items, or removed if all have it.
  func chooseTag(for subject: Subject) {
    let picker = TagChoices(subject, access).picker { [weak self] tag, isShared in
      if isShared {
        self?.change(subject, [.removeTag(tag)]) { "Took @\(tag) from \($0.subject)" }
      } else {
        self?.change(subject, [.addTag(tag)]) { "Tagged \($0.subject) @\(tag)" }
      }
    }
    navigator?.present(picker)
  }

  /// Asks for a subtask of an item.
  func addPart(to item: TodoItem) {
    guard let owner = access.read(or: nil, { try access.store.list(item.list) })?.list else {
      return
    }
    forms.addItem(to: owner, partOf: item)
  }
}

extension Subject {
  /// The message if a change leaves the items as they are.
  var unchanged: String { item.map { "“\($0.name)” is so already" } ?? "They are so already" }
}

extension Messages {
  /// A due date in the words of an announcement.
  fileprivate func dueWords(_ outcome: Outcome) -> String {
    guard let item = outcome.first, let due = item.due else {
      return "\(outcome.subject) \(outcome.have) no due day"
    }
    let time = outcome.count == 1 ? item.dueTime : nil
    return "\(outcome.subject) \(outcome.are) due \(days.moment(due, time))"
  }
}
