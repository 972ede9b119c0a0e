import TermPanels
import TodoModel

/// What becomes of the name that is typed over in a row.
@MainActor final class NameEditor {
  /// Where the name is typed.
  let field = TextField()
  let item: TodoItem
  private let context: AppContext
  private let typing: Typing

  init(_ item: TodoItem, _ context: AppContext, continuing draft: Draft?) {
    (self.item, self.context) = (item, context)
    field.text = item.name
    field.maximumLength = 4096
    field.accessibilityLabel = "Name"
    typing = context.drafts.typing(
      into: .itemName(item.id), of: item.name, continuing: draft, [Typing.Entry("Name", field)])
    field.editingChanged = { [unowned self] in typing.textDidChange() }
  }

  /// Enters what somebody was typing.
  func enter(_ draft: Draft) { context.drafts.enter(draft, into: typing) }

  /// Ends: takes the name over, or leaves the old one.
  func end(accepts: Bool) {
    let name = field.text
    guard accepts, name != item.name else { return typing.discard() }
    context.perform { [item, context, typing] in
      do {
        try await typing.save {
          var edited = item
          edited.name = name
          try await context.store.updateItem(edited, editedFrom: item)
        }
      } catch {
        // The row is a row again; the name is offered.
        typing.release()
        throw error
      }
      context.announce("Renamed “\(item.name)”")
    }
  }
}
