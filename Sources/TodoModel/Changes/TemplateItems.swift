internal import CivilCalendar
internal import TodoValues

/// The items that a template holds, or that become one: each before its subtasks.
struct TemplateItems {
  /// The items.
  let all: [TodoItem]

  /// The items of a list or a template.
  init(of list: Identifier<TodoList>, in plan: Plan) throws {
    let limit = TodoList.Template.mostItems + 1
    try self.init(plan.connection.topLevelItems(of: list, atMost: limit), in: plan)
  }

  /// Items with their subtasks. One that repeats and was done is left out if the next one exists,
  /// which is among the others; unless it was chosen by itself.
  init(_ tops: [TodoItem], in plan: Plan, asChosen isChosen: Bool = false) throws {
    let maker = ItemMaker(plan: plan)
    var all: [TodoItem] = []
    for top in tops {
      if try !isChosen && maker.hasFollower(top) { continue }
      all.append(top)
      var known: Set = [top.id]
      for item in top.subtaskCount > 0 ? try plan.descendants(of: top.id) : [] {
        guard let parent = item.parent, known.contains(parent), try !maker.hasFollower(item) else {
          continue
        }
        known.insert(item.id)
        all.append(item)
      }
      guard all.count <= TodoList.Template.mostItems else {
        throw StoreError.refused(.largeTemplate)
      }
    }
    self.all = all
  }

  /// The first date of the items; nil if none has a date.
  var firstDay: Day? { all.flatMap(\.days).min() }

  /// Copies the items to a list. Those that wait for each other do so in the copy as well.
  ///
  /// - Parameters:
  ///   - change: Gives a copy its dates and texts.
  ///   - place: Returns the position of a top-level copy.
  /// - Returns: The top-level copies.
  func copy(
    to list: Identifier<TodoList>, in plan: Plan, _ change: (inout TodoItem) throws -> Void,
    at place: (TodoItem) throws -> Int = { $0.order }
  ) throws -> [TodoItem] {
    let ids = Dictionary(
      all.map { ($0.id, Identifier<TodoItem>()) }, uniquingKeysWith: { first, _ in first })
    var tops: [TodoItem] = []
    for item in all {
      guard let id = ids[item.id] else { continue }
      var copy = item.copied(as: id)
      (copy.list, copy.parent, copy.order) = (list, item.parent.flatMap { ids[$0] }, item.order)
      (copy.extra, copy.waitsFor) = (nil, [])
      try change(&copy)
      copy = try copy.normalised()
      (copy.created, copy.modified) = (plan.now, plan.now)
      if copy.parent == nil {
        copy.order = try place(copy)
        tops.append(copy)
      }
      try plan.put(copy)
    }
    for item in all where !item.waitsFor.isEmpty {
      guard let id = ids[item.id], var copy = plan.planned(id) else { continue }
      copy.waitsFor = item.waitsFor.compactMap { ids[$0] }
      try plan.put(copy)
    }
    return tops
  }
}
