import TermPanels
import TodoModel
import TodoWording

/// The actions on a heading of a list, on the keys of the same actions on an item.
@MainActor struct HeadingActions {
  let heading: TodoList
  let headings: ListHeadings
  let list: ListPanel<TodoItem.ID>
  let access: StoreAccess
  let messages: Messages
  let forms: Forms

  /// All actions, in the order in which menus and the help show them.
  var all: [RowAction] {
    let move = PhraseBook.title(.moved, "the heading")
    let rename = PhraseBook.title(.renamed, "the heading")
    return [
      action(.edit, rename) { forms.rename(heading) },
      action(.rename, rename) { forms.rename(heading) },
      action(.addAfter, "Add an item below the heading") { addItem() },
      action(.fold, "Fold or unfold the heading", hint: "fold") {
        headings.toggleFold(heading)
        list.reloadData()
      },
      action(.foldAll, "Fold or unfold all headings") {
        headings.toggleFolds()
        list.reloadData()
      },
      action(.moveDown, move + " down") { self.move(down: true) },
      action(.moveUp, move + " up") { self.move(down: false) },
      action(.delete, PhraseBook.title(.deleted, "the heading"), isDestructive: true) { delete() },
    ]
  }

  private func action(
    _ action: ItemAction, _ title: String, hint: String? = nil, isDestructive: Bool = false,
    _ body: @escaping () -> Void
  ) -> RowAction {
    RowAction(
      action.command, title: title, hint: hint, isDestructive: isDestructive, action: body)
  }

  private func addItem() {
    guard let owner = heading.headingOf.flatMap(access.list) else { return }
    headings.unfold(heading.id)
    forms.addItem(to: owner, ItemPreset(heading: heading.id))
  }

  private func move(down: Bool) {
    access.perform { [access, messages] in
      // A heading at the end stays, without a message.
      guard try await access.store.headings.move(heading.id, down: down) else { return }
      messages.announce(Deed(.moved, .heading(heading.name)))
    }
  }

  private func delete() {
    list.stepAside(from: [heading.id.ofRow])
    access.perform { [access, messages] in
      try await access.store.deleteList(heading.id)
      let sentence = messages.phraseBook.sentence(Deed(.deleted, .heading(heading.name)))
      messages.announce(sentence + " · its items stay")
    }
  }
}
