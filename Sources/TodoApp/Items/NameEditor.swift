import TermPanels
import TodoModel

/// Edits the name of an item in its row.
@MainActor final class NameEditor {
  /// The field for the name.
  let field = TextField()
  let item: TodoItem
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts
  private let typing: Typing

  init(
    _ item: TodoItem, _ access: StoreAccess, _ messages: Messages, _ drafts: Drafts,
    continuing draft: Draft?
  ) {
    self.item = item
    (self.access, self.messages, self.drafts) = (access, messages, drafts)
    field.text = item.name
    field.maximumLength = 4096
    field.accessibilityLabel = "Name"
    typing = drafts.typing(
      into: .itemName(item.id), of: item.name, continuing: draft, [Typing.Entry("Name", field)])
    field.editingChanged = { [unowned self] in typing.textDidChange() }
  }

  /// Enters the text of a draft.
  func enter(_ draft: Draft) { drafts.enter(draft, into: typing) }

  /// Ends editing: saves the new name, or keeps the old one.
  func end(accepts: Bool) {
    let name = field.text
    guard accepts, name != item.name else { return typing.discard() }
    access.perform { [item, access, messages, typing] in
      do {
        try await typing.save { draft in
          var edited = item
          edited.name = name
          try await access.store.updateItem(edited, editedFrom: item, finishing: draft)
        }
      } catch {
        // The row has no editor any more; the name is offered as a draft.
        typing.release()
        throw error
      }
      messages.announce(Deed(.renamed, .item(item.name), .name(name)))
    }
  }
}
