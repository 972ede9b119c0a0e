import CivilCalendar
import JSONKit
import SafeText
import TodoFormats
import TodoModel

/// Translates the elements of a format into the elements that the store imports.
struct IncomingElements {
  private let format: Format
  /// Tells the aliases of several files apart.
  private let file: Int
  /// The area of lists that the file puts into none.
  private let area: ExchangeList?
  /// The moment that stands in for those that a file does not have.
  private let moment: Timestamp

  /// - Parameter area: The name of the area for lists that the file puts into none.
  init(from format: Format, file: Int, at moment: Timestamp, in area: String? = nil) {
    (self.format, self.file, self.moment) = (format, file, moment)
    self.area = area.map { ExchangeList(areaNamed: $0.plainLine) }
  }

  /// The area of the lists, which comes before them; nil for none.
  var areaElement: TransferElement? { area.map { .list(translate($0)) } }

  /// The translation of an element.
  func translate(_ element: ExchangeElement) -> TransferElement {
    switch element {
    case .list(let list): .list(translate(list))
    case .item(let item): .item(translate(item))
    case .part(let part):
      .text(
        KeptText(
          format: part.format, list: part.list.map { Identifier(imported: $0.text) },
          after: part.after.map { Identifier(imported: $0.text) }, text: part.text))
    }
  }

  private func translate(_ list: ExchangeList) -> TransferList {
    TransferList(
      stored(list), isNamedOnly: list.isNamedOnly, hasPlace: list.order != nil, line: list.line)
  }

  private func stored(_ list: ExchangeList) -> TodoList {
    let (id, extra) = (Identifier<TodoList>(imported: list.id.text), ExtraText.text(of: list.extra))
    if let owner = list.headingOf {
      var heading = TodoList(
        heading: list.name, of: Identifier(imported: owner.text), id: id, order: list.order ?? 0)
      heading.extra = extra
      return heading
    }
    var stored = TodoList(
      id: id, name: list.name, emoji: list.emoji,
      color: list.color.flatMap(ListColor.init(rawValue:)), order: list.order ?? 0,
      sort: SortRule.rules(in: list.sort),
      grouping: list.grouping.flatMap(Grouping.init(rawValue:)) ?? .none, query: list.query,
      extra: extra)
    stored.isArea = list.isArea
    if !list.isArea { stored.area = (list.area ?? area?.id).map { Identifier(imported: $0.text) } }
    stored.isPutAway = list.isPutAway
    stored.template = list.template.flatMap(TodoList.Template.init(word:))
    return stored
  }

  private func translate(_ item: ExchangeItem) -> TransferItem {
    // Our own formats have these facts in the data itself.
    var own = format.hasListsFirst ? OwnData(in: item.extra) : OwnData()
    if item.id.text.hasPrefix("\(format.name):") { own.identity = item.id.text }
    let latest = item.modified ?? item.completed ?? moment
    let created = item.created ?? own.assumedCreation ?? min(latest, moment)
    let completed = item.completed ?? own.assumedCompletion ?? latest
    own.assumedCreation = item.created == nil ? created : nil
    own.assumedCompletion = item.isDone && item.completed == nil ? completed : nil
    var stored = TodoItem(
      id: Identifier(imported: item.id.text), list: Identifier(imported: item.list.text),
      order: item.order ?? 0, name: item.name, notes: item.notes, priority: item.priority,
      tags: item.tags, due: item.due, dueTime: item.dueTime, deferUntil: item.start,
      plan: item.plan, isFlagged: item.isFlagged, recurrence: item.recurrence,
      waitsFor: item.waitsFor.map { Identifier(imported: $0.text) },
      completed: item.isDone ? completed : nil,
      created: created, modified: item.modified ?? moment,
      extra: ExtraText.text(of: own.added(to: item.extra)))
    stored.effort = item.effort
    (stored.worked, stored.workingSince) = (item.worked, item.workingSince)
    stored.postponed = item.postponed
    stored.reminders = item.reminders
    var transferred = TransferItem(
      stored, parent: item.parent.map(translate), alias: item.alias.map(alias),
      hasPlace: item.order != nil, line: item.line)
    transferred.heading = item.heading.map { Identifier(imported: $0.text) }
    return transferred
  }

  private func translate(_ parent: ExchangeItem.Reference) -> TransferItem.Parent {
    switch parent {
    case .item(let id): .item(Identifier(imported: id.text))
    case .alias(let name): .alias(alias(name))
    }
  }

  private func alias(_ name: String) -> String { "\(file) \(name)" }
}
