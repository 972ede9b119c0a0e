import TermPanels
import TodoModel

/// The rows of one list, straight from the store's live results: a million items cost what is
/// seen of them.
@MainActor final class ItemRows: ListDataSource {
  private let items: ItemResults
  private let context: AppContext

  init(_ items: ItemResults, _ context: AppContext) {
    self.items = items
    self.context = context
  }

  var rowCount: Int { items.count }

  var revision: Int { items.revision }

  func steadily(_ body: () -> Void) { context.store.steadily(body) }

  func rowID(at index: Int) -> AnyHashable {
    // A row that cannot be read is told of once as a toast, and is a row of its own meanwhile.
    id(at: index).map { AnyHashable($0) } ?? AnyHashable(index)
  }

  func id(at index: Int) -> Identifier<TodoItem>? {
    context.read(or: nil) { try items.id(at: index) }
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? Identifier<TodoItem> else { return nil }
    return index(of: id)
  }

  func index(of id: Identifier<TodoItem>) -> Int? {
    context.read(or: nil) { try items.index(of: id) }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? ItemRowPanel ?? ItemRowPanel()
    row.today = context.today()
    row.dateStyle = context.settings.dateStyle
    row.item = context.read(or: nil) { try items.item(at: index) }
    return row
  }
}
