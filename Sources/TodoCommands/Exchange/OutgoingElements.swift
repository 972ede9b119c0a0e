import CivilCalendar
import JSONKit
import TodoFormats
import TodoModel

/// Translates the elements that the store exports into those of a format.
///
/// An item of the format's own has the identity there that it had in the file, and the moments that
/// were assumed are none. Our own formats have UUIDs, and all data with the assumed moments.
struct OutgoingElements {
  private let format: Format
  /// The identities of the items above the last one, and its own.
  private var path: [(item: Identifier<TodoItem>, id: ExchangeID)] = []

  init(to format: Format) { self.format = format }

  /// The translation of an element; nil if the stream has something that no file has.
  mutating func translate(_ element: TransferElement) -> ExchangeElement? {
    switch element {
    case .list(let list): .list(translate(list.list))
    case .item(let item): .item(translate(item.item, below: item.heading))
    case .text(let text): .part(translate(text))
    case .file, .remark: nil
    }
  }

  /// The short identity of a list or an item; nil if its identity is of another program.
  static func shortID(of id: ExchangeID) -> String? {
    Identifier<TodoItem>(uuidString: id.text).map { "\(ShortID($0))" }
  }

  /// The translation of an item, wherever it stands.
  static func translate(
    _ item: TodoItem, below heading: TodoList? = nil, to format: Format
  ) -> ExchangeItem {
    OutgoingElements(to: format).translated(
      item, parent: item.parent.map(id), heading: heading?.id)
  }

  /// The translation of a list.
  func translate(_ list: TodoList) -> ExchangeList {
    var exchanged = ExchangeList(id: ExchangeID(list.id.uuidString), name: list.name)
    exchanged.emoji = list.emoji
    exchanged.color = list.color?.rawValue
    exchanged.order = list.order
    exchanged.sort = SortRule.text(of: list.sort)
    exchanged.grouping = list.grouping.rawValue
    exchanged.query = list.query
    exchanged.headingOf = list.headingOf.map(Self.id)
    exchanged.isArea = list.kind == .area
    exchanged.area = list.area.map(Self.id)
    exchanged.isPutAway = list.isPutAway
    exchanged.template = list.kind == .template ? list.template?.word : nil
    exchanged.extra = ExtraText.members(of: list.extra)
    return exchanged
  }

  private mutating func translate(
    _ item: TodoItem, below heading: Identifier<TodoList>?
  ) -> ExchangeItem {
    let exchanged = translated(item, parent: parent(of: item), heading: heading)
    path.append((item.id, exchanged.id))
    return exchanged
  }

  private func translated(
    _ item: TodoItem, parent: ExchangeID?, heading: Identifier<TodoList>?
  ) -> ExchangeItem {
    let extra = ExtraText.members(of: item.extra)
    let own = OwnData(in: extra)
    var exchanged = ExchangeItem(
      id: identity(of: item, own), list: Self.id(item.list), name: item.name)
    exchanged.heading = heading.map(Self.id)
    exchanged.parent = parent.map { .item($0) }
    exchanged.subtasks = .init(open: item.openSubtaskCount, total: item.subtaskCount)
    exchanged.order = item.order
    exchanged.notes = item.notes
    exchanged.priority = item.priority
    exchanged.tags = item.tags
    exchanged.due = item.due
    exchanged.dueTime = item.dueTime
    exchanged.start = item.deferUntil
    exchanged.plan = item.plan
    exchanged.isFlagged = item.isFlagged
    exchanged.recurrence = item.recurrence
    exchanged.reminders = item.reminders
    exchanged.waitsFor = item.waitsFor.map(Self.id)
    exchanged.effort = item.effort
    (exchanged.worked, exchanged.workingSince) = (item.worked, item.workingSince)
    exchanged.postponed = item.postponed
    exchanged.isDone = item.isDone
    exchanged.completed = item.completed == own.assumedCompletion ? nil : item.completed
    exchanged.created = item.created == own.assumedCreation ? nil : item.created
    exchanged.modified = item.modified
    exchanged.extra = format.hasListsFirst ? extra : OwnData.removed(from: extra)
    return exchanged
  }

  private static func id<Subject>(_ id: Identifier<Subject>) -> ExchangeID {
    ExchangeID(id.uuidString)
  }

  private func identity(of item: TodoItem, _ own: OwnData) -> ExchangeID {
    if let text = own.identity, text.hasPrefix("\(format.name):") { return ExchangeID(text) }
    return ExchangeID(item.id.uuidString)
  }

  /// The identity of the item above. The stream has an item before its subtasks, so that it is the
  /// last one, or above that.
  private mutating func parent(of item: TodoItem) -> ExchangeID? {
    while let last = path.last, last.item != item.parent { path.removeLast() }
    return path.last?.id
  }

  private func translate(_ text: KeptText) -> ExchangePart {
    let known = path.last { $0.item == text.after }?.id
    return ExchangePart(
      format: text.format, list: text.list.map { ExchangeID($0.uuidString) },
      after: known ?? text.after.map { ExchangeID($0.uuidString) }, text: text.text)
  }
}
