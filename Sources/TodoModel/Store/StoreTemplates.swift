public import CivilCalendar
internal import TodoValues

/// The templates of a store: lists out of sight, whose items are copied when they are used.
///
/// ```swift
/// let needs = try store.templates.needs(of: trip.id)
/// let use = TemplateUse(["place": "Rome"], from: friday)
/// try await store.perform(.use(trip.id, use))
/// ```
///
/// `StoreRequest` keeps a list or items as a template, and uses one. A template is renamed and
/// deleted like any list, and so are its items changed; only completing them is refused. Their
/// dates are distances from the first day of use, stored as ``Day/templateOffset`` reads them.
@MainActor public struct StoreTemplates {
  private let store: TodoStore

  init(_ store: TodoStore) { self.store = store }

  /// Every template, ordered by position.
  public func all() throws(StoreError) -> [TodoList] {
    try store.parts.reader.read { try $0.templates() }.map(\.list)
  }

  /// The questions to answer before a template is used.
  public func needs(of id: Identifier<TodoList>) throws(StoreError) -> TemplateNeeds {
    try read { plan in
      let template = try plan.existingList(id)
      let items = try TemplateItems(of: id, in: plan).all
      // Items that are added to a list come without the names above them.
      let isList = template.template == .list
      let headings = isList ? try plan.connection.headings(of: id).map(\.name) : []
      let names = (isList ? [template.name] : []) + headings
      let texts = names + items.flatMap { [$0.name, $0.notes] }
      return TemplateNeeds(
        blanks: Blanks.names(in: texts),
        hasDates: items.flatMap(\.days).contains { $0.templateOffset != nil },
        isEmpty: items.isEmpty)
    }
  }

  /// The first date in a list, from which a template counts unless another day is named.
  public func firstDay(of list: Identifier<TodoList>) throws(StoreError) -> Day? {
    try read { try TemplateItems(of: list, in: $0).firstDay }
  }

  /// The first date of items and their subtasks.
  public func firstDay(of ids: [Identifier<TodoItem>]) throws(StoreError) -> Day? {
    try read { plan in
      try TemplateItems(ids.compactMap { try plan.item($0) }, in: plan, asChosen: true).firstDay
    }
  }

  private func read<Result>(_ body: (Plan) throws -> Result) throws(StoreError) -> Result {
    try store.parts.reader.readMoment {
      try body(Plan(connection: $0, clock: store.clock.stopped))
    }
  }
}
