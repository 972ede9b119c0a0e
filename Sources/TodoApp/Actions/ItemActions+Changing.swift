import CivilCalendar
import DatePhrases
import TermPanels
import TodoCommands
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// Changes by one key. An item stays current wherever it goes, except out of the list.
extension ItemActions {
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
    perform(on: subject, leaves: true) { store, ids in
      let changes = try await store.update(ids, [.done(true)])
      guard let completed = Deed(of: [.done(true)], on: ids, results: changes) else {
        return Outcome(deed: try await store.carryOut([.done(false)], on: ids))
      }
      return Outcome(
        deed: completed, results: changes, released: try store.finder.released(by: changes))
    }
  }

  /// Completes an item, or reopens it, whether or not it is current or marked.
  func toggleDone(_ id: Identifier<TodoItem>) {
    if let item = access.item(id) { toggleDone(Subject(item)) }
  }

  func delete(_ subject: Subject) {
    let only = subject.ids.count == 1 ? subject.item ?? access.item(subject.ids[0]) : nil
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

  /// Copies the names to the clipboard; the second time the items as Markdown, with their notes and
  /// their subtasks. Marks stay for the second time.
  func copy(_ subject: Subject) {
    let items = subject.item.map { [$0] } ?? subject.ids.compactMap(access.item)
    if copier.copy(items), subject.isMarked { list.clearMarks() }
  }

  /// Makes one change; if it changes nothing, the other one.
  func toggle(_ subject: Subject, leaves: Bool = false, on: ItemChange, off: ItemChange) {
    carryOut(on: subject, leaves: leaves) { store, ids in
      if let deed = try await store.carryOut([on], on: ids) { return deed }
      return try await store.carryOut([off], on: ids)
    }
  }

  // MARK: - When it is due

  /// Puts the items into today's plan; those that are in it, into this evening's; and those that
  /// are in that, out of the plan. The first item decides for all.
  func changePlan(of subject: Subject) {
    let today = access.today
    carryOut(on: subject) { store, ids in
      let next: DayPlan? =
        switch try ids.first.flatMap({ try store.item($0) })?.plan {
        case DayPlan(today): DayPlan(today, isEvening: true)
        case DayPlan(today, isEvening: true): nil
        default: DayPlan(today)
        }
      return try await store.carryOut([.set(\.plan, next)], on: ids)
    }
  }

  /// Offers the most common days.
  func chooseDue(of subject: Subject) {
    let today = access.today
    let (days, loads) = (messages.days, DayLoads(access))
    func action(_ key: Character, _ title: String, _ day: Day?) -> RowAction {
      var action = RowAction(.character(key), title: title) { [weak self] in
        self?.change(subject, [.set(\.due, day)])
      }
      if let day {
        // A large database is not counted while a person waits.
        let load = loads.load(on: day).map(Counts.due)
        action.note = [days.date(day), load].compactMap(\.self).joined(separator: " · ")
      }
      return action
    }
    let isTemplate = access.firstDay != nil
    let titles =
      isTemplate
      ? ["First day", "A day later", "A week later"] : ["Today", "Tomorrow", "Next week"]
    let week = isTemplate ? today.adding(days: 7) : access.dates.startOfNextWeek
    let menu = MenuPanel(
      title: "Due",
      actions: [
        action("t", titles[0], today), action("m", titles[1], today.adding(days: 1)),
        action("w", titles[2], week), action("n", "No date", nil),
        RowAction(.character("d"), title: "Other date…") { [weak self] in
          self?.askDue(of: subject)
        },
      ])
    menu.onTyping = { [weak self] in self?.askDue(of: subject, typed: String($0)) }
    navigator?.present(menu)
  }

  /// Asks for a date, of which a part may have been typed. A time or repetition that is not typed
  /// stays as each item has it.
  private func askDue(of subject: Subject, typed: String? = nil) {
    let old = subject.item.map(DueText.init(of:)) ?? DueText()
    let title = subject.isMarked ? "When are they due?" : "When is it due?"
    forms.askDue(title, old, typed: typed) { [save = saving(subject)] wanted in
      var changes = wanted.changes(from: old)
      if subject.isMarked {
        changes = [.set(\.due, wanted.due)] + changes.filter { !$0.sets(\.due) }
      }
      try await save(changes)
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
      case (nil, nil): messages.explain("None of these items has a due date")
      }
    }
  }

  // MARK: - Where it belongs

  /// Offers the lists, without the one that an item is in.
  func chooseList(for subject: Subject) {
    let lists = access.lists.filter { $0.id != subject.item?.list }
    let picker = PickerPanel(title: "Move to", placeholder: "List") { typed in
      lists.map {
        PickerChoice(id: $0.id, title: $0.name, mark: ListSign.padded($0.sign ?? "≡"))
      }.matching(typed)
    }
    if lists.isEmpty { picker.emptyText = "There is no other list" }
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

  /// Asks for an item after another one, as its sibling.
  func addAfter(_ item: TodoItem) {
    guard let owner = access.list(item.list) else { return }
    let parent = item.parent.flatMap(access.item)
    forms.addItem(to: owner, ItemPreset(after: item.id), partOf: parent)
  }

  /// Asks for a subtask of an item.
  func addPart(to item: TodoItem) {
    if let owner = access.list(item.list) { forms.addItem(to: owner, partOf: item) }
  }
}
