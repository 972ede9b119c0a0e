import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// Changes of an item by one key. The item stays current wherever it goes, except out of the list.
extension ItemScreen {
  func setPriority(_ priority: Priority, of item: TodoItem) {
    change(item, [.priority(priority)]) { item in
      item.priority == .none
        ? "“\(item.name)” has no priority" : "“\(item.name)” has \(item.priority.name) priority"
    }
  }

  // MARK: - When it is due

  func chooseDue(of item: TodoItem) {
    offerDays { [weak self] in
      self?.setDue($0, of: item)
    } other: { [weak self] in
      self?.askDue(of: item)
    }
  }

  /// Offers the most common days.
  func offerDays(choose: @escaping (Day?) -> Void, other: @escaping () -> Void) {
    let today = context.today
    func action(_ key: Character, _ title: String, _ day: Day?) -> RowAction {
      RowAction(.character(key), title: title) { choose(day) }
    }
    let menu = MenuPanel(
      title: "Due",
      actions: [
        action("t", "Today", today), action("m", "Tomorrow", today.adding(days: 1)),
        action("w", "Next week", today.adding(days: 7)), action("n", "None", nil),
        RowAction(.character("d"), title: "Other…", action: other),
      ])
    context.router?.present(menu)
  }

  private func askDue(of item: TodoItem) {
    let old = DueText(of: item)
    let due = context.dueField(old)
    let prompt = PromptPanel(
      title: "When is it due?", fields: ["Due": due], acceptTitle: "Set"
    ) { [context] in
      let wanted = due.text == old.line ? old : context.due(in: due) ?? old
      let changes = wanted.changes(from: old)
      let done = changes.isEmpty ? [] : try await context.store.update([item.id], changes)
      context.announce(done, of: item, context.dueWords(of:))
    }
    context.router?.present(prompt)
  }

  private func setDue(_ day: Day?, of item: TodoItem) {
    change(item, [.due(day)], saying: context.dueWords(of:))
  }

  /// Nudges an item by days.
  func shiftDue(of item: TodoItem, by days: Int) {
    context.perform { [context] in
      // Looked up now: keys come faster than the disk.
      guard try context.store.item(item.id)?.due != nil else {
        return context.announce(
          "“\(item.name)” has no due day", offering: ItemAction.due.command, "set one")
      }
      let done = try await context.store.update([item.id], [.shiftDue(days: days)])
      context.announce(done, of: item, context.dueWords(of:))
    }
  }

  // MARK: - Where it belongs

  func chooseList(for item: TodoItem) {
    let lists = context.read(or: []) { try context.store.lists().map(\.list) }
      .filter { $0.id != item.list }
    offerLists(lists) { [weak self] list in
      self?.listPanel.stepAside()
      self?.change(item, [.list(list.id)]) { "Moved “\($0.name)” to \(list.name)" }
    }
  }

  func offerLists(_ lists: [TodoList], choose: @escaping (TodoList) -> Void) {
    let picker = PickerPanel(title: "Move to", placeholder: "List") { typed in
      lists.map {
        PickerChoice(id: $0.id, title: $0.name, mark: $0.emoji.isEmpty ? nil : $0.emoji)
      }.matching(typed)
    }
    picker.emptyText = lists.isEmpty ? "There is no other list." : "No list is called that."
    picker.onPick = { choice in
      if let list = lists.first(where: { AnyHashable($0.id) == choice.id }) { choose(list) }
    }
    context.router?.present(picker)
  }

  /// Adds a tag, or removes one that the item has.
  func chooseTag(for item: TodoItem) {
    let own = Set(item.tags.map { $0.lowercased() })
    let choices = { (known: [String]) in
      item.tags.prefix(TodoStore.offeredTags).map {
        PickerChoice(id: $0, title: $0, detail: "remove", mark: "✓")
      }
        + known.filter { !own.contains($0.lowercased()) }
        .map { PickerChoice(id: $0, title: $0, mark: " ") }
    }
    offerTags(choices) { [weak self] tag in
      if own.contains(tag.lowercased()) {
        self?.change(item, [.removeTag(tag)]) { "Took @\(tag) from “\($0.name)”" }
      } else {
        self?.change(item, [.addTag(tag)]) { "Tagged “\($0.name)” @\(tag)" }
      }
    }
  }

  private static func tag(_ typed: String) -> String {
    String(typed.hasPrefix("@") ? typed.dropFirst() : typed[...])
  }

  /// Offers the known tags, and a typed one that is not among them.
  ///
  /// - Parameter choices: Turns known tags into choices.
  func offerTags(
    _ choices: @escaping ([String]) -> [PickerChoice], choose: @escaping (String) -> Void
  ) {
    // Frequent tags match by any letters, all others by their beginning.
    let frequent = context.tags(beginningWith: "")
    let picker = PickerPanel(title: "Tags", placeholder: "Tag") { [context] typed in
      let tag = Self.tag(typed)
      let further = tag.isEmpty ? [] : context.tags(beginningWith: tag)
      return choices(frequent + further.filter { !frequent.contains($0) }).matching(typed)
    }
    picker.emptyText = "No tag yet. Type one."
    picker.other = { [context] typed in
      let tag = Self.tag(typed)
      let isKnown = context.tags(beginningWith: tag).contains {
        $0.lowercased() == tag.lowercased()
      }
      return tag.isEmpty || isKnown
        ? nil : PickerChoice(id: tag, title: tag, detail: "new tag", mark: "+")
    }
    picker.onPick = { choose($0.title) }
    context.router?.present(picker)
  }

  // MARK: - Carrying out

  private func change(
    _ item: TodoItem, _ changes: [ItemChange],
    saying words: @escaping @MainActor (TodoItem) -> String
  ) {
    context.perform { [context] in
      let done = try await context.store.update([item.id], changes)
      context.announce(done, of: item, words)
    }
  }
}

extension AppContext {
  /// Announces the change of an item.
  fileprivate func announce(
    _ changes: [Change<TodoItem>], of item: TodoItem, _ words: @MainActor (TodoItem) -> String
  ) {
    guard let after = changes.lazy.compactMap(\.after).first(where: { $0.id == item.id }) else {
      router?.announce(Toast("“\(item.name)” is so already"))
      return
    }
    announce(words(after))
  }

  /// An item's due date in the words of an announcement.
  fileprivate func dueWords(of item: TodoItem) -> String {
    guard let due = item.due else { return "“\(item.name)” has no due day" }
    return "“\(item.name)” is due "
      + words(for: due, item.dueTime)
  }
}
