import CivilCalendar
import TermPanels
import TodoModel

/// The rows of items, straight from the store's live results: of a million items, only those in
/// sight cost time.
@MainActor final class ItemRows: ListDataSource {
  let items: any LiveItems
  let context: AppContext
  private let detail: ItemRowPanel.Detail
  /// The grouping of the rows: below the heading of a day, a row shows no day.
  var grouping: Grouping

  /// Creates the rows of items; `detail` selects the surroundings that a row shows.
  init(
    _ items: any LiveItems, _ context: AppContext, detail: ItemRowPanel.Detail,
    below grouping: Grouping = .none
  ) {
    self.items = items
    self.context = context
    self.detail = detail
    self.grouping = grouping
  }

  var rowCount: Int { items.count }

  var revision: Int { items.revision }

  func steadily(_ body: () -> Void) { context.store.steadily(body) }

  func rowID(at index: Int) -> AnyHashable {
    // A row that cannot be read is reported once in a toast, and identified by its index meanwhile.
    context.read(or: nil) { try items.id(at: index) }.map { AnyHashable($0) }
      ?? AnyHashable(index)
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? Identifier<TodoItem> else { return nil }
    return context.read(or: nil) { try items.index(of: id) }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let today = context.today
    let row = panel as? ItemRowPanel ?? ItemRowPanel(today: today, zone: context.clock.zone)
    row.today = today
    row.dateStyle = context.settings.dateStyle
    row.showsDay = grouping != .day
    if let shown = context.read(or: nil, { try items.row(at: index) }) {
      row.show(shown, surroundings(of: shown.item))
      row.isNews = context.news.contains(shown.item.id)
    }
    return row
  }

  private func surroundings(of item: TodoItem) -> ItemRowPanel.Surroundings {
    let parent = item.parent.flatMap { id in context.read(or: nil) { try context.store.item(id) } }
    let list =
      detail != .parentAndList
      ? nil : context.read(or: nil) { try context.store.list(item.list) }?.list
    return ItemRowPanel.Surroundings(detail: detail, parent: parent?.name, list: list)
  }
}
