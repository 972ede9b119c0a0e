internal import CivilCalendar
internal import TodoValues

/// The operations on templates: keeping a list or items as one, and using it. Each is one journal
/// entry.
struct TemplateOperations {
  private let ledger: Ledger
  private let plan: Plan

  /// Operations in the transaction of a ledger.
  init(ledger: Ledger) {
    self.ledger = ledger
    plan = Plan(connection: ledger.connection, clock: ledger.clock)
  }

  // MARK: - Keeping

  /// Keeps a list with its headings and items as a new template, after all others. Done items are
  /// open in it.
  ///
  /// - Parameter firstDay: The day from which the dates are counted; nil for the first of them.
  func keep(
    _ id: Identifier<TodoList>, as new: TodoList, from firstDay: Day?
  ) throws {
    let list = try plan.existingList(id)
    guard list.kind == .list else { throw StoreError.missing(id) }
    var template = new
    (template.emoji, template.color) = (list.emoji, list.color)
    (template.sort, template.grouping) = (list.sort, list.grouping)
    let items = try TemplateItems(of: id, in: plan)
    try add(template)
    for heading in try plan.connection.headings(of: id) {
      try add(heading, to: template, name: heading.name)
    }
    try keep(items, in: template, from: firstDay) { $0.order }
  }

  /// Keeps items with their subtasks as a new template, after all others. An item below another of
  /// them is kept only with that one.
  ///
  /// - Parameter firstDay: The day from which the dates are counted; nil for the first of them.
  func keep(
    _ ids: [Identifier<TodoItem>], as new: TodoList, from firstDay: Day?
  ) throws {
    let chosen = Set(ids)
    var known: Set<Identifier<TodoItem>> = []
    let once = ids.filter { known.insert($0).inserted }
    let tops = try once.compactMap { try plan.item($0) }.filter { item in
      try !plan.ancestors(of: item).contains { chosen.contains($0.id) }
    }
    if tops.isEmpty { throw StoreError.missing(ids.first) }
    guard try !tops.contains(where: { try plan.isTemplate($0.list) }) else {
      throw StoreError.refused(.templateMove)
    }
    let items = try TemplateItems(tops, in: plan, asChosen: true)
    try add(new)
    var last = 0
    try keep(items, in: new, from: firstDay) { _ in
      last += SiblingGroup.step
      return last
    }
  }

  /// Begins the entry of a new template.
  private func add(_ new: TodoList) throws {
    var template = new
    template.order = try ledger.lastPosition() + 1
    try ledger.begin(Deed(.added, Deed.Subject(template)), list: template.id)
    try ledger.save(template)
  }

  private func keep(
    _ items: TemplateItems, in template: TodoList, from firstDay: Day?,
    at place: (TodoItem) throws -> Int
  ) throws {
    let first = firstDay ?? items.firstDay ?? plan.clock.today
    _ = try items.copy(to: template.id, in: plan) { item in
      item.changeDays { $0.keptInTemplate(from: first) }
    } at: {
      try place($0)
    }
    try carryOut(nil, list: template.id)
  }

  // MARK: - Using

  /// Uses a template: adds a list with its headings and items, or its items to a list, behind those
  /// before the first heading.
  func use(_ id: Identifier<TodoList>, _ use: TemplateUse) throws {
    let template = try plan.existingList(id)
    guard template.kind == .template, let kind = template.template else {
      throw StoreError.missing(id)
    }
    let items = try TemplateItems(of: id, in: plan)
    switch kind {
    case .list: try addList(from: template, items, use)
    case .items:
      guard let list = use.list else { throw StoreError.listMissing }
      try add(items, to: plan.existingList(list), use)
    }
  }

  private func addList(
    from template: TodoList, _ items: TemplateItems, _ use: TemplateUse
  ) throws {
    var list = TodoList(
      name: try use.filled(template.name), emoji: template.emoji, color: template.color,
      sort: template.sort, grouping: template.grouping)
    list.order = try ledger.lastPosition() + 1
    list = try list.normalised()
    try ledger.begin(Deed(.added, Deed.Subject(list)), list: list.id)
    try ledger.save(list)
    for heading in try plan.connection.headings(of: template.id) {
      try add(heading, to: list, name: use.filled(heading.name))
    }
    _ = try items.copy(to: list.id, in: plan) { try fill(&$0, use) }
    try carryOut(nil, list: list.id)
  }

  private func add(_ items: TemplateItems, to list: TodoList, _ use: TemplateUse) throws {
    guard list.kind == .list else { throw StoreError.missing(list.id) }
    let arrangement = Arrangement(plan: plan)
    let section = SiblingSection(SiblingGroup(list: list.id, parent: nil))
    let tops = try items.copy(to: list.id, in: plan) {
      try fill(&$0, use)
    } at: { item in
      try arrangement.end(of: section, for: .item(item))
    }
    try carryOut(Deed(.added, Deed.Subject(tops)), list: list.id, item: tops.first?.id)
  }

  /// Gives a copy its texts and dates. If it repeats, it is due on the first day of its rule.
  private func fill(_ item: inout TodoItem, _ use: TemplateUse) throws {
    item.name = try use.filled(item.name)
    item.notes = try use.filled(item.notes)
    item.changeDays { $0.inTemplate(usedOn: use.firstDay) }
    if let rule = item.recurrence, let due = item.due {
      item.due = rule.first(onOrAfter: due) ?? due
    }
    item.pinRecurrence()
  }

  // MARK: - Both

  /// Adds a copy of a heading at the same position of another list.
  private func add(_ heading: TodoList, to list: TodoList, name: String) throws {
    var copy = TodoList(heading: name, of: list.id, order: heading.order)
    (copy.emoji, copy.color) = (heading.emoji, heading.color)
    try ledger.save(copy.normalised())
  }

  private func carryOut(
    _ deed: Deed?, list: Identifier<TodoList>, item: Identifier<TodoItem>? = nil
  ) throws {
    try ItemOperations(ledger: ledger, plan: plan).carryOut(deed, list: list, item: item)
  }
}
