import CivilCalendar
import TermPanels
import TodoModel

extension ItemActions {
  /// The number of rows on each side that are searched for an item to compare with.
  private static var reach: Int { 32 }

  /// Explains why an item is here, and at its place.
  func explain(_ item: TodoItem) {
    guard let screen else { return }
    let store = context.store
    let lists = context.read(or: []) { try store.lists().map(\.list) }
    var why = Why(
      item: item, query: screen.query, zone: context.clock.zone,
      dateStyle: context.settings.dateStyle)
    why.listName = { id in lists.first { $0.id == id }?.name ?? "" }
    why.parent = item.parent.flatMap { id in context.read(or: nil) { try store.item(id) } }
    why.isAmongParts = screen.outline != nil && item.parent != nil
    why.answers = { [context] query in
      context.read(or: true) { try store.means(query, item.id) }
    }
    why.key = { [context] in context.application.keyName(of: $0.command.id) }
    if let index = list.dataSource?.index(of: item.id) {
      why.above = rows((max(0, index - Self.reach)..<index).reversed())
      let count = list.dataSource?.rowCount ?? 0
      why.below = rows((index + 1)..<max(index + 1, min(count, index + 1 + Self.reach)))
    }
    context.router?.present(WhyPanel(why))
  }

  /// The items of some rows, without headings.
  private func rows(_ indices: some Sequence<Int>) -> [TodoItem] {
    guard let source = list.dataSource else { return [] }
    var items: [TodoItem] = []
    for index in indices {
      if let item = item(source.rowID(at: index)) { items.append(item) }
    }
    return items
  }
}
