import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

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
      let completed = try await store.carryOut([.done(true)], on: ids)
      if let completed { return completed }
      return try await store.carryOut([.done(false)], on: ids)
    }
  }

  func delete(_ subject: Subject) {
    let only = subject.ids.count == 1 ? subject.item ?? item(subject.ids[0]) : nil
    let deleted: Deed.Subject = only.map { .item($0.name) } ?? .items(subject.ids.count)
    carryOut(on: subject, leaves: true) { store, ids in
      try await store.deleteItems(ids)
      return Deed(.deleted, deleted)
    }
  }

  func duplicate(_ subject: Subject) {
    carryOut(on: subject) { store, ids in
      Deed(.duplicated, Deed.Subject(try await store.duplicateItems(ids)))
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
    change(subject, [.set(\.priority, priority)])
  }

  // MARK: - When it is due

  /// Offers the most common days.
  func chooseDue(of subject: Subject) {
    let today = access.today
    func action(_ key: Character, _ title: String, _ day: Day?) -> RowAction {
      RowAction(.character(key), title: title) { [weak self] in
        self?.change(subject, [.set(\.due, day)])
      }
    }
    let menu = MenuPanel(
      title: "Due",
      actions: [
        action("t", "Today", today), action("m", "Tomorrow", today.adding(days: 1)),
        action("w", "Next week", today.adding(days: 7)), action("n", "No date", nil),
        RowAction(.character("d"), title: "Other date…") { [weak self] in
          self?.askDue(of: subject)
        },
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
        changes = [.set(\.due, wanted.due)] + changes.filter { !$0.sets(\.due) }
      }
      let deed =
        changes.isEmpty ? nil : try await access.store.carryOut(changes, on: subject.ids)
      if subject.isMarked { self?.list.clearMarks() }
      messages.report(deed)
    }
  }

  /// Nudges items by days. The marks stay: one nudge is rarely enough.
  func shiftDue(of subject: Subject, by days: Int) {
    // The range has been chosen; moving on does not change which items are nudged.
    if subject.isMarked { list.endMarkRange() }
    access.perform { [access, messages] in
      let deed = try await access.store.carryOut([.shiftDue(days: days)], on: subject.ids)
      switch (deed, subject.item) {
      case (let deed?, _): messages.announce(deed)
      case (nil, let item?):
        messages.announce(
          "“\(item.name)” has no due date", offering: ItemAction.due.command, "set one")
      case (nil, nil): messages.explain("None of them has a due date")
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
    picker.emptyText = lists.isEmpty ? "There is no other list" : "No matches"
    picker.onPick = { [weak self] choice in
      guard let list = lists.first(where: { $0.id == choice.id }) else { return }
      self?.change(subject, [.list(list.id)], leaves: true, list: list.name)
    }
    navigator?.present(picker)
  }

  /// Offers the tags: one is added to the items, or removed if all have it.
  func chooseTag(for subject: Subject) {
    let picker = TagChoices(subject, access).picker { [weak self] tag, isShared in
      if isShared {
        self?.change(subject, [.removeTag(tag)])
      } else {
        self?.change(subject, [.addTag(tag)])
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
