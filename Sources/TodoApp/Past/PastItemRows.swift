import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The items of a list as it was, below the entry of the history after which it was so.
@MainActor final class PastItemRows: ListDataSource {
  /// A heading among the items.
  enum Heading: Hashable {
    /// The entry.
    case entry
    /// A note that there are no items.
    case nothing
    /// A note that there are more items than are shown.
    case more
  }

  /// The picture of the list.
  var picture: PastPicture? {
    didSet {
      revision += 1
      let items = picture?.items ?? []
      indices = Dictionary(
        items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private let access: StoreAccess
  private let messages: Messages
  private var indices: [TodoItem.ID: Int] = [:]
  private(set) var revision = 0

  init(_ access: StoreAccess, _ messages: Messages) {
    (self.access, self.messages) = (access, messages)
  }

  /// An item with its subtasks of that time, which are the rows below it.
  func family(of id: TodoItem.ID) -> (item: TodoItem, subtasks: [TodoItem])? {
    guard let picture, let index = indices[id] else { return nil }
    let row = picture.items[index]
    let below = picture.items[(index + 1)...].prefix { $0.depth > row.depth }
    return (row.item, below.map(\.item))
  }

  // MARK: - Headings

  /// The headings with the numbers of rows below them.
  var groups: [GroupedRows<Heading, TodoItem.ID>.Group] {
    guard let picture else { return [] }
    var groups = [GroupedRows<Heading, TodoItem.ID>.Group(.entry, rowCount: rowCount)]
    if rowCount == 0 { groups.append(.init(.nothing, rowCount: 0)) }
    if picture.totalCount > PastPicture.mostItems { groups.append(.init(.more, rowCount: 0)) }
    return groups
  }

  /// The panel of a heading.
  func panel(for heading: Heading, reusing panel: Panel?) -> Panel {
    let row = panel as? HeadingPanel ?? HeadingPanel()
    (row.text, row.detail) = text(of: heading)
    row.insets = PastRowPanel.insets
    return row
  }

  private func text(of heading: Heading) -> (String, String) {
    guard let picture else { return ("", "") }
    switch heading {
    case .entry:
      let local = access.clock.zone.localMoment(at: picture.entry.at)
      let moment = "\(messages.days.past(local.day)) \(DayFormat.time(local.time))"
      return (messages.phraseBook.line(for: picture.entry), moment)
    case .nothing:
      guard let list = picture.list else { return ("The list did not exist", "") }
      return (list.isView ? "A view has no items of its own" : "The list had no items", "")
    case .more: return ("The first \(PastPicture.mostItems) of \(picture.totalCount) items", "")
    }
  }

  // MARK: - ListDataSource

  var rowCount: Int { picture?.items.count ?? 0 }

  func rowID(at index: Int) -> TodoItem.ID { picture?.items[index].id ?? Identifier() }

  func index(of id: TodoItem.ID) -> Int? { indices[id] }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? PastRowPanel ?? PastRowPanel()
    if let picture { row.show(picture.items[index], messages.days) }
    return row
  }
}
