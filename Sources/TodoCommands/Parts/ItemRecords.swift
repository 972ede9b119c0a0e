import CivilCalendar
import TodoModel
import TodoValues
import TodoWording

/// Makes records of items, of changes of items, and of entries of the journal.
@MainActor struct ItemRecords {
  private let desk: Desk
  private let lists: ItemLists
  private let headings: ItemHeadings

  init(_ desk: Desk) {
    self.desk = desk
    lists = ItemLists(in: desk.store)
    headings = ItemHeadings(in: desk.store)
  }

  /// The title of a list.
  func title(of list: Identifier<TodoList>) throws -> String { try lists.list(list)?.title ?? "" }

  /// The name of a list.
  func name(of list: Identifier<TodoList>) throws -> String { try lists.list(list)?.name ?? "" }

  /// The heading of its list above an item; nil if there is none.
  func heading(above item: TodoItem) throws -> TodoList? { try headings.heading(above: item) }

  /// An item as `list` shows it, perhaps with a heading above it, or below other items. One that is
  /// not stored has no id.
  func record(
    _ item: TodoItem, isStored: Bool = true, heading: String? = nil,
    groupedBy grouping: Grouping = .none, depth: Int = 0
  ) throws -> CommandOutput.Record {
    let marks = PlanMarks(
      of: item, below: .init(above: item, groupedBy: grouping, on: desk.today), in: desk.days)
    let isNow = item.plan.map { $0.day <= desk.today } ?? false
    let due = item.due.map { desk.days.due($0, at: item.dueTime) }
    let done = item.completed.map { desk.days.done(desk.store.clock.zone.day(of: $0)) }
    let when = done ?? due
    return try record(
      item, isStored: isStored, heading: heading, depth: depth,
      last: [
        .init(text: item.isBlocked ? "⊘" : "", tone: .faint),
        .init(text: item.recurrence == nil ? "" : "↻", tone: .faint),
        .init(text: item.isFlagged ? "⚑" : "", tone: item.isDone ? .faint : .urgent),
        .init(text: when?.text ?? "", tone: Self.tone(when?.tone)),
        .init(text: marks.plan ?? "", tone: isNow ? .today : .plain),
        .init(text: marks.start ?? ""),
        .init(text: item.effort.map { "\($0)" } ?? "", tone: .faint),
        .init(text: item.priority == .none ? "" : "!" + item.priority.name),
        .init(text: item.tags.map { "@" + $0 }.joined(separator: " "), tone: .faint),
        .init(text: try name(of: item.list), tone: .faint),
      ])
  }

  /// The changes of items, as they are now or would be.
  func records(
    of changes: [Change<TodoItem>], isRehearsal: Bool
  ) throws -> [CommandOutput.Record] {
    let items = changes.flatMap { [$0.before, $0.after] }.compactMap(\.self)
    let names = try Set(items.map(\.list)).map { ($0, try name(of: $0)) }
    let words = ChangeText(lists: Dictionary(uniqueKeysWithValues: names), days: desk.days)
    return try changes.compactMap { change in
      guard let item = change.after ?? change.before else { return nil }
      guard let old = change.before, let new = change.after else {
        return try record(item, isStored: !isRehearsal || change.before != nil)
      }
      let parts = words.parts(from: old, to: new).map { part in
        (part.name.isEmpty ? "" : part.name + " ") + "\(part.before) → \(part.after)"
      }
      return try record(
        item, isStored: true, heading: nil, last: [.init(text: parts.joined(separator: " · "))])
    }
  }

  /// An entry of the journal.
  func record(_ entry: HistoryEntry) -> CommandOutput.Record {
    let words = desk.phrases.line(for: entry.entry)
    let isUndone = entry.standing != .inForce
    let zone = desk.store.clock.zone
    let moment = desk.days.past(zone.day(of: entry.entry.at)) + " \(zone.time(of: entry.entry.at))"
    let mark = isUndone ? "undone" : ""
    return CommandOutput.Record(
      id: "\(entry.id)",
      cells: [
        .init(text: "\(entry.id)", tone: .faint), .init(text: moment, tone: .faint),
        .init(text: words, tone: isUndone ? .faint : .plain, isFlexible: true),
        .init(text: mark, tone: .faint),
      ], plain: ["\(entry.id)", moment, mark, words],
      json: StoreJSON.json(of: entry.entry, as: words, isUndone: isUndone))
  }

  /// A record of an item with its id and name before some more cells.
  private func record(
    _ item: TodoItem, isStored: Bool, heading: String?, depth: Int = 0, last: [CommandOutput.Cell]
  ) throws -> CommandOutput.Record {
    let ids = isStored ? try desk.store.finder.shortIDs(of: item.id) : nil
    let id = ids?.whole.description ?? "new"
    return CommandOutput.Record(
      id: id,
      cells: [
        .init(text: ids?.shown.description ?? id, tone: .faint),
        .init(
          text: String(repeating: "  ", count: depth) + item.name,
          tone: item.isDone ? .faint : .plain, isFlexible: true),
      ] + last,
      plain: [
        id,
        [item.due?.description, item.dueTime?.description].compactMap { $0 }.joined(separator: " "),
        item.name,
      ],
      json: desk.json.json(
        of: item, in: try lists.list(item.list), below: try self.heading(above: item),
        isStored: isStored),
      heading: heading)
  }

  private static func tone(_ tone: DayFormat.Tone?) -> CommandOutput.Cell.Tone {
    switch tone {
    case .overdue: .urgent
    case .today: .today
    case .faint: .faint
    case .secondary, nil: .plain
    }
  }
}
