import CivilCalendar
import TodoModel
import TodoValues

/// The items of the week that is planned, from the store and with the choices so far.
@MainActor final class WeekItems {
  /// The choices so far.
  var plan: WeekPlan {
    didSet {
      if plan.today != oldValue.today { ask() }
      if plan.choices != oldValue.choices { choicesDidChange() }
    }
  }
  /// Called when another day was chosen for an item.
  var choicesDidChange: () -> Void = {}
  /// Called when more items have been found in the background.
  var didChange: () -> Void = {}

  /// The items without a day, grouped by why they have none.
  private(set) var unplanned: [WeekSection] = []
  /// The items of each day.
  private(set) var days: [WeekSection] = []

  /// The most items for one plan.
  private static let most = 1_000

  private let access: StoreAccess
  private let withoutDay: QueryResults
  private let ofWeek: QueryResults
  private var known: [Identifier<TodoItem>: TodoItem] = [:]

  init(_ access: StoreAccess) throws(StoreError) {
    self.access = access
    let plan = WeekPlan(today: access.today)
    self.plan = plan
    withoutDay = try access.store.results(for: Self.queryWithoutDay(plan))
    ofWeek = try access.store.results(for: Self.queryOfWeek(plan))
    for results in [withoutDay, ofWeek] {
      results.didChange = { [weak self] in self?.didChange() }
    }
    update()
  }

  // MARK: - Queries

  /// Open items that are overdue, or have no due date, and are not planned for a day to come; of
  /// those that start later, only those that start in the week.
  private static func queryWithoutDay(_ plan: WeekPlan) -> ItemQuery {
    let noDate = Query.all([.date(.due, .none), .not(.state(.subtask))])
    let starts = Query.any([.date(.start, .none), date(.start, .lessOrEqual, plan.lastDay)])
    return ItemQuery(
      .all, filter: .all([.any([.state(.overdue), noDate]), notPlanned(plan), starts]),
      today: plan.today)
  }

  /// Open items that are planned for a day of the week, or else due on one.
  private static func queryOfWeek(_ plan: WeekPlan) -> ItemQuery {
    func within(_ field: Query.DateField) -> Query {
      .all([date(field, .greaterOrEqual, plan.today), date(field, .lessOrEqual, plan.lastDay)])
    }
    return ItemQuery(
      .all, filter: .any([within(.plan), .all([notPlanned(plan), within(.due)])]),
      today: plan.today)
  }

  private static func notPlanned(_ plan: WeekPlan) -> Query {
    .any([.date(.plan, .none), date(.plan, .less, plan.today)])
  }

  private static func date(
    _ field: Query.DateField, _ comparison: Query.Comparison, _ day: Day
  ) -> Query {
    .date(field, .compare(comparison, .day(day)))
  }

  private func ask() {
    withoutDay.query = Self.queryWithoutDay(plan)
    ofWeek.query = Self.queryOfWeek(plan)
  }

  // MARK: - Sections

  /// Whether all items have been found.
  var isComplete: Bool { withoutDay.isComplete && ofWeek.isComplete }

  /// Whether there are more items than are shown.
  var isCut: Bool { withoutDay.count > Self.most || ofWeek.count > Self.most }

  /// The number of items without a day.
  var unplannedCount: Int { unplanned.reduce(0) { $0 + $1.items.count } }

  /// An item that is shown.
  func item(_ id: Identifier<TodoItem>) -> TodoItem? { known[id] }

  /// The changes that the choices make.
  var batches: [ItemBatch] { plan.batches(of: plan.order.compactMap { known[$0] }) }

  /// Reads the items again, and groups them.
  func update() {
    let found = access.read(or: []) {
      try withoutDay.items(in: 0..<Self.most) + ofWeek.items(in: 0..<Self.most)
    }
    known = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for id in plan.order where known[id] == nil {
      // Elsewhere it got a date, or was completed or deleted.
      if let item = access.item(id), !item.isDone { known[id] = item }
    }
    plan.keep { known[$0] != nil }
    let chosen = plan.order.compactMap { known[$0] }
    let others = found.filter { plan.choices[$0.id] == nil }
    days = plan.days.map { day in
      WeekSection(id: .day(day), items: (others + chosen).filter { plan.day(of: $0) == day })
    }
    unplanned = group(others.filter { plan.day(of: $0) == nil }, chosen)
  }

  private func group(_ items: [TodoItem], _ chosen: [TodoItem]) -> [WeekSection] {
    var overdue: [TodoItem] = []
    var leftOver: [TodoItem] = []
    var undated: [TodoItem] = []
    for item in items {
      if item.due != nil {
        overdue.append(item)
      } else if item.plan != nil {
        leftOver.append(item)
      } else {
        undated.append(item)
      }
    }
    let takenOut = chosen.filter { item in plan.day(of: item).map { !plan.has($0) } ?? true }
    return [
      WeekSection(id: .takenOut, items: takenOut), WeekSection(id: .overdue, items: overdue),
      WeekSection(id: .leftOver, items: leftOver), WeekSection(id: .undated, items: undated),
    ].filter { !$0.items.isEmpty }
  }
}
