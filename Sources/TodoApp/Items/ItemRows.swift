import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The rows of items, straight from the store's live results: of a million items, only those in
/// sight cost time.
@MainActor final class ItemRows: ListDataSource {
  private let items: any LiveItems
  private let access: StoreAccess
  private let messages: Messages
  private let news: News
  private let detail: ItemRowPanel.Detail
  private let columns = ItemColumns()
  private let toggle: (Identifier<TodoItem>) -> Void
  /// Whether names that have no room in one line are wrapped.
  private let wrapsNames: Bool
  /// The grouping of the rows: below the heading of a day, a row shows no day.
  var grouping: Grouping
  /// The rule for the rows that may become current in place of an item that leaves.
  var succession: (TodoItem.ID) -> (Int) -> Bool = { _ in { _ in true } }

  /// Creates the rows of items; `detail` selects the surroundings that a row shows, and `toggle` is
  /// called after a click on the circle of an item.
  init(
    _ items: any LiveItems, _ access: StoreAccess, _ messages: Messages, _ news: News,
    detail: ItemRowPanel.Detail, below grouping: Grouping = .none, wrapsNames: Bool = false,
    toggle: @escaping (Identifier<TodoItem>) -> Void
  ) {
    (self.items, self.toggle, self.wrapsNames) = (items, toggle, wrapsNames)
    (self.access, self.messages, self.news) = (access, messages, news)
    self.detail = detail
    self.grouping = grouping
  }

  var rowCount: Int { items.count }

  var revision: Int { items.revision }

  func steadily(_ body: () -> Void) { access.store.steadily(body) }

  func rowID(at index: Int) -> TodoItem.ID {
    // A row that cannot be read is reported once in a toast, and identified by its index meanwhile.
    access.read(or: nil) { try items.id(at: index) } ?? TodoItem.ID(unreadableAt: index)
  }

  func index(of id: TodoItem.ID) -> Int? { access.read(or: nil) { try items.index(of: id) } }

  func successors(of id: TodoItem.ID) -> (Int) -> Bool { succession(id) }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? ItemRowPanel ?? ItemRowPanel(zone: access.clock.zone)
    row.toggle = toggle
    row.wrapsName = wrapsNames
    if let shown = access.read(or: nil, { try items.row(at: index) }) {
      row.show(
        shown, surroundings(of: shown.item),
        in: ItemRowPanel.Style(days: messages.days, heading: heading(of: shown)),
        columns, isNews: news.contains(.item(shown.item.id)))
    }
    return row
  }

  /// The rows below the headings of their groups.
  var grouped: GroupedRows<ItemGroup.Key, TodoItem.ID> {
    GroupedRows(self) { [items] in
      items.groups.withHeadings.map { .init($0.key, rowCount: $0.range.count) }
    } heading: { [access, messages] key, _, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = key.text(in: messages.days) { id in
        access.list(id)?.title ?? ""
      }
      return heading
    }
  }

  /// The part of a row that the heading above it shows. A subtask may be due on another day than
  /// the item whose heading it is below.
  private func heading(of row: OutlineRow) -> PlanMarks.Heading? {
    grouping == .day && row.depth > 0
      ? nil : PlanMarks.Heading(above: row.item, groupedBy: grouping, on: access.today)
  }

  private func surroundings(of item: TodoItem) -> ItemRowPanel.Surroundings {
    ItemRowPanel.Surroundings(
      detail: detail, parent: item.parent.flatMap(access.item)?.name,
      list: detail == .parentAndList ? access.list(item.list) : nil)
  }
}
