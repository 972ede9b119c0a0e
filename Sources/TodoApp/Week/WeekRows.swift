import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The rows of the planning of a week: items below the headings of their sections.
@MainActor final class WeekRows: ListDataSource {
  /// The sections, from the top.
  var sections: [WeekSection] = [] {
    didSet {
      items = sections.flatMap { section in section.items.map { ($0, section) } }
      indices = Dictionary(
        items.enumerated().map { ($1.item.id, $0) }, uniquingKeysWith: { first, _ in first })
      // Rows that are gone need no room.
      columns = ItemColumns()
      revision += 1
    }
  }
  private(set) var revision = 0

  private let content: WeekItems
  private let usual: UsualLoad
  private let access: StoreAccess
  private let messages: Messages
  private let news: News
  private var columns = ItemColumns()
  private var items: [(item: TodoItem, section: WeekSection)] = []
  private var indices: [TodoItem.ID: Int] = [:]

  init(
    _ content: WeekItems, _ usual: UsualLoad, _ access: StoreAccess, _ messages: Messages,
    _ news: News
  ) {
    (self.content, self.usual) = (content, usual)
    (self.access, self.messages, self.news) = (access, messages, news)
  }

  var rowCount: Int { items.count }

  func rowID(at index: Int) -> TodoItem.ID { items[index].item.id }

  func index(of id: TodoItem.ID) -> Int? { indices[id] }

  /// The section of an item.
  func section(of id: TodoItem.ID) -> WeekSection? { indices[id].map { items[$0].section } }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? WeekRowPanel ?? WeekRowPanel()
    let (item, section) = items[index]
    row.show(
      item, parent: item.parent.flatMap(access.item)?.name, list: access.list(item.list),
      text(for: item, in: section),
      isChosen: content.plan.choices[item.id] != nil, columns,
      isNews: news.contains(.item(item.id)))
    return row
  }

  /// The rows below their headings.
  private(set) lazy var grouped = GroupedRows<WeekSection.ID, TodoItem.ID>(self) { [unowned self] in
    sections.map { .init($0.id, rowCount: $0.items.count) }
  } heading: { [unowned self] id, rows, panel in
    let heading = panel as? WeekHeadingPanel ?? WeekHeadingPanel()
    heading.show(title(of: id))
    if case .day(let day) = id {
      let load = DayLoad(of: sections.first { $0.id == id }?.items ?? [])
      heading.showDay(
        key: content.plan.today.distance(to: day) + 1, load, isFull: usual.isFilled(by: load))
    } else {
      heading.showCount(rows.count)
    }
    return heading
  }

  private func title(of id: WeekSection.ID) -> String {
    switch id {
    case .overdue: "Overdue"
    case .leftOver: "Left over"
    case .undated: "No date"
    case .takenOut: "Taken out of the plan"
    case .day(let day):
      content.plan.today.distance(to: day) < 2
        ? "\(messages.days.moment(day)) · \(messages.days.date(day))" : messages.days.date(day)
    }
  }

  /// The words of a row about the date of its item.
  private func text(for item: TodoItem, in section: WeekSection) -> WeekRowPanel.Text? {
    let days = messages.days
    guard let day = section.day else {
      if let start = item.deferUntil, start > days.today {
        return .init("starts \(days.inSentence(start))", "from \(days.date(start))")
      }
      if let due = item.due {
        let text = days.due(due, at: item.dueTime)
        return .init(text.text, text.short, text.role)
      }
      return item.plan.map { .init(days.plan($0), "plan") }
    }
    if content.plan.choices[item.id] == .day(day) {
      return content.plan.setsDue(of: item)
        ? .init("new due date", "due", .accent) : .init("planned", "plan", .accent)
    }
    if item.plan?.day == day {
      return item.plan?.isEvening == true ? .init("evening", "eve") : .init("planned", "plan")
    }
    return .init(item.dueTime.map { "due " + DayFormat.time($0) } ?? "due", "due")
  }
}
