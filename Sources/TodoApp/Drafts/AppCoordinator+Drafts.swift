import CivilCalendar
import TermPanels
import TodoModel

/// Offers the drafts of a program that ended. The person is not asked before anything else, and
/// nothing is deleted before they have looked at it.
extension AppCoordinator {
  /// Announces the drafts, once at the start. The hint of the command stays.
  func offerDrafts() {
    let drafts = context.drafts.look()
    guard let newest = drafts.first else { return }
    let more = drafts.count > 1 ? ", and \(drafts.count - 1) more" : ""
    let (application, words) = (context.application, DraftText(newest, context))
    guard application.dialogue == nil else {
      // Lines cannot announce a key sequence, but they can announce the word of the hint.
      return context.say(words.sentence(columns: .max, and: more) + ". resume: continue with it.")
    }
    // The toast also has the key and its word.
    let columns = application.window.bounds.width - 20
    guard columns > 20 else {
      let key = application.keyName(of: Command.resumeDraft.id)
      return context.say("Draft" + (key.map { ": \($0)" } ?? ""))
    }
    context.announce(
      words.sentence(columns: columns, and: more), offering: .resumeDraft, "resume")
  }

  /// Resumes the draft, or asks which one when there are several.
  func continueTyping() {
    let drafts = context.drafts.look()
    switch drafts.count {
    case 0: context.say("No drafts left")
    case 1: take(drafts[0])
    default: choose(among: drafts)
    }
  }

  private func choose(among drafts: [Draft]) {
    let picker = PickerPanel(title: "Resume a draft", placeholder: "Text") { [context] typed in
      drafts.map { draft in
        let words = DraftText(draft, context)
        return PickerChoice(
          id: draft.id, title: words.excerpt.isEmpty ? words.place : words.excerpt,
          detail: (words.excerpt.isEmpty ? "" : words.place + ", ") + words.time)
      }.matching(typed)
    }
    picker.emptyText = "No matches"
    picker.onPick = { [unowned self] choice in
      if let draft = drafts.first(where: { AnyHashable($0.id) == choice.id }) { take(draft) }
    }
    router.present(picker)
  }

  /// Shows a draft where it was typed. Only one of several programs gets it.
  private func take(_ draft: Draft) {
    // The toast's command is being performed.
    context.application.window.hideToast()
    context.perform { [self] in
      let isOurs = try await context.store.claim(draft.id)
      context.drafts.look()
      guard isOurs else { return context.say("Already resumed in another window") }
      show(draft)
    }
  }

  private func show(_ draft: Draft) {
    switch draft.form {
    case .newItem(let list, let parent, let due):
      showNewItem(draft, in: list, below: parent, due: due)
    case .item(let id):
      show(draft, of: id) { ItemForm.present(editing: $0, context, continuing: draft) }
    case .itemName(let id):
      show(draft, of: id) { item in
        guard let screen = overview.screen(of: item.list) else {
          return ItemForm.present(editing: item, context, continuing: draft)
        }
        // The row exists once the screen has been laid out.
        context.application.update()
        screen.actions.rename(item, continuing: draft)
      }
    case .newList: overview.addList(continuing: draft)
    case .list(let id):
      guard let list = context.read(or: nil, { try context.store.list(id)?.list }) else {
        overview.addList(continuing: draft)
        return context.say("The list \(draft.name) was deleted. Your text can become a new list.")
      }
      overview.edit(list, continuing: draft)
    case .newView: ViewPrompt.present(context, continuing: draft)
    case .view(let id):
      guard let view = context.read(or: nil, { try context.store.view(id) }) else {
        ViewPrompt.present(context, continuing: draft)
        return context.say("The view \(draft.name) was deleted. Your text can become a new view.")
      }
      ViewPrompt.present(editing: view, context, continuing: draft)
    }
  }

  private func showNewItem(
    _ draft: Draft, in id: Identifier<TodoList>, below parent: Identifier<TodoItem>?, due: Day?
  ) {
    let list = context.read(or: nil) { try context.store.list(id)?.list }
    guard let list else {
      return showElsewhere(draft) { list in
        QuickAddPrompt.present(for: list, context, due: due, continuing: draft)
        context.say("The list was deleted. Your text goes into \(list.name).")
      }
    }
    let parentItem = parent.flatMap { id in
      context.read(or: nil) { try context.store.item(id) }
    }
    open(parentItem?.list ?? list.id, item: parentItem?.id)
    QuickAddPrompt.present(
      for: list, context, due: due, partsOf: parentItem, continuing: draft)
    if parent != nil, parentItem == nil {
      context.say("“\(draft.name)” was deleted. Your text goes into \(list.name).")
    }
  }

  /// Shows the item's screen, and the form above it. A draft about an item that is gone can become
  /// a new item.
  private func show(
    _ draft: Draft, of id: Identifier<TodoItem>, form: (TodoItem) -> Void
  ) {
    guard let item = context.read(or: nil, { try context.store.item(id) }) else {
      return showElsewhere(draft) { ItemForm.present(replacing: draft, of: id, in: $0, context) }
    }
    open(item.list, item: item.id)
    form(item)
  }

  /// Offers another list for a draft whose place is gone. Without any list the draft is released
  /// until there is one.
  private func showElsewhere(_ draft: Draft, form: (TodoList) -> Void) {
    guard let list = QuickAddPrompt.usualList(context) else {
      context.perform { [context] in
        try await context.store.release(draft.id)
        context.drafts.look()
      }
      return context.announce(
        "There is no list for this draft. Add one first.", offering: .addList, "add one")
    }
    open(list.id)
    form(list)
  }
}
