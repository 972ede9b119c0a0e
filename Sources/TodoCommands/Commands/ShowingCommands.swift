import CivilCalendar
import JSONKit
import TodoModel
import TodoValues
import TodoWording

/// The command that shows one item.
enum ShowingCommands {
  private static let why = CommandOption<Bool>(
    "--why", help: "explain why it stands where it does, in its list and in Today")

  static let show = StoreCommand(
    "show", "show everything about an item",
    arguments: [.init(placeholder: "ITEM", rule: "an id", offers: .stored(.openItems))],
    options: [why] + OutputOptions.all, rules: OutputOptions.rules,
    examples: [
      (["4kx2", "--json"], "prints an object with all its values"),
      (["4kx2", "--why"], "explains its place in its list, and in Today"),
    ]
  ) { line, _ in
    { desk in
      let item = try ItemChoice(desk: desk).item(line.arguments[0])
      let maker = ItemRecords(desk)
      var record = try maker.record(item)
      var page = try page(of: item, maker, desk)
      if line.has(why) {
        let views = try ItemReasons(desk: desk).views(of: item)
        page += views.flatMap(rows)
        if case .object(let members) = record.json {
          record.json = .object(members + [.init(key: "why", value: .array(views.map(json)))])
        }
      }
      return CommandOutput(records: [record], isSingle: true, page: page)
    }
  }

  /// The reasons for the place of an item in a view, a row each, below the name of the view.
  private static func rows(of view: ItemReasons.View) -> [[CommandOutput.Cell]] {
    [[.init(text: "why", tone: .faint), .init(text: view.title, tone: .strong)]]
      + view.sentences.map { [.init(text: ""), .init(text: $0)] }
  }

  private static func json(of view: ItemReasons.View) -> JSON {
    .members(["view": .text(view.title), "reasons": .texts(view.sentences)])
  }

  /// The values that an item has, a row each; its notes and its subtasks below them.
  @MainActor private static func page(
    of item: TodoItem, _ maker: ItemRecords, _ desk: Desk
  ) throws -> [[CommandOutput.Cell]] {
    let days = desk.days
    let tags = item.tags.map { "@" + $0 }.joined(separator: " ")
    let id = try desk.store.finder.shortID(of: item.id).description
    let values: [(name: String, text: String?)] = [
      ("id", id), ("list", try maker.title(of: item.list)),
      ("heading", try maker.heading(above: item)?.name),
      ("due", item.due.map { days.moment($0, item.dueTime) }),
      ("planned", item.plan.map { days.moment($0) }),
      ("starts", item.deferUntil.map { days.moment($0) }),
      ("postponed", item.postponed == 0 ? nil : item.postponements),
      ("flag", item.isFlagged ? "⚑ flagged" : nil),
      ("effort", item.effort.map { "\($0)" }),
      ("worked", item.workText(at: desk.store.clock.now)),
      ("repeats", item.recurrence.map { "\($0)" }),
      ("reminds", item.reminders.map(\.text)),
      ("waits for", try names(of: desk.store.finder.awaited(by: item), maker)),
      ("blocks", try names(of: desk.store.finder.waiting(for: item.id), maker)),
      ("priority", item.priority == .none ? nil : item.priority.name),
      ("tags", tags.isEmpty ? nil : tags),
      ("done", item.completed.map { days.past(desk.store.clock.zone.day(of: $0)) }),
      ("created", days.past(desk.store.clock.zone.day(of: item.created))),
    ]
    let rows = values.compactMap { name, text -> [CommandOutput.Cell]? in
      text.map { [.init(text: name, tone: .faint), .init(text: $0)] }
    }
    let notes = item.notes.split(whereSeparator: \.isNewline).map { line in
      [CommandOutput.Cell(text: ""), .init(text: String(line))]
    }
    let subtasks = try desk.store.finder.children(of: item.id).map { child in
      [
        CommandOutput.Cell(
          text: try desk.store.finder.shortID(of: child.id).description, tone: .faint),
        .init(text: (child.isDone ? "✓ " : "○ ") + child.name),
      ]
    }
    let title: [CommandOutput.Cell] = [.init(text: item.name, tone: .strong)]
    return [title] + rows + notes + subtasks
  }

  /// The names of some items with those of their lists; nil without items.
  @MainActor private static func names(
    of items: [TodoItem], _ maker: ItemRecords
  ) throws -> String? {
    let names = try items.map { item in
      (item.isDone ? "✓ " : "") + "\(item.name) (\(try maker.name(of: item.list)))"
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
