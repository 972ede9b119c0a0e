import CivilCalendar
import TodoModel
import TodoValues

/// The days that a person has chosen for items while planning a week. Nothing is stored before they
/// are saved, all in one change.
struct WeekPlan {
  /// A choice for an item.
  enum Choice: Hashable {
    /// It is to be done on a day.
    case day(Day)
    /// It is taken out of the plan that it has.
    case unplanned
  }

  /// The number of days.
  static let length = 7

  /// The first day, which is today.
  private(set) var today: Day
  private(set) var choices: [Identifier<TodoItem>: Choice] = [:]
  /// The items with choices, in the order of choosing.
  private(set) var order: [Identifier<TodoItem>] = []
  private var past: [[(Identifier<TodoItem>, Choice)]] = []

  init(today: Day) { self.today = today }

  /// The days, from today on.
  var days: [Day] { (0..<Self.length).map { today.adding(days: $0) } }

  /// The last day.
  var lastDay: Day { today.adding(days: Self.length - 1) }

  /// Whether a day is one of the week.
  func has(_ day: Day) -> Bool { day >= today && day <= lastDay }

  // MARK: - Days of items

  /// The day on which an item stands without a choice: that of its plan, or else of its due date,
  /// unless it has passed.
  func ownDay(of item: TodoItem) -> Day? {
    if let plan = item.plan, plan.day >= today { return plan.day }
    return item.due.flatMap { $0 >= today ? $0 : nil }
  }

  /// The day on which an item stands.
  func day(of item: TodoItem) -> Day? {
    switch choices[item.id] {
    case .day(let day): day
    case .unplanned: item.due.flatMap { $0 >= today ? $0 : nil }
    case nil: ownDay(of: item)
    }
  }

  // MARK: - Choosing

  /// Chooses a day for items.
  mutating func put(_ items: [TodoItem], on day: Day) {
    remember()
    for item in items { set(ownDay(of: item) == day ? nil : .day(day), for: item.id) }
  }

  /// Takes the choice of an item back, or else the item out of the plan that it has.
  ///
  /// - Returns: Whether it had either.
  mutating func takeBack(_ item: TodoItem) -> Bool {
    if choices[item.id] != nil {
      set(nil, for: item.id)
    } else if let plan = item.plan, plan.day >= today {
      set(.unplanned, for: item.id)
    } else {
      return false
    }
    return true
  }

  /// Whether a choice can be undone.
  var canUndo: Bool { !past.isEmpty }

  /// Begins a step that ``undo()`` undoes.
  mutating func remember() {
    past.append(order.compactMap { id in choices[id].map { (id, $0) } })
  }

  /// Undoes the last step.
  mutating func undo() {
    guard let former = past.popLast() else { return }
    order = former.map(\.0)
    choices = Dictionary(former, uniquingKeysWith: { $1 })
  }

  /// Forgets the last step, which changed nothing.
  mutating func forgetStep() { past.removeLast() }

  /// Forgets the choices of items that are gone.
  mutating func keep(where isThere: (Identifier<TodoItem>) -> Bool) {
    for id in order where !isThere(id) { set(nil, for: id) }
  }

  /// Goes on to another day. Choices for days that have passed are forgotten.
  mutating func begin(on day: Day) {
    today = day
    past = []
    for id in order {
      if case .day(let chosen) = choices[id], chosen < day { set(nil, for: id) }
    }
  }

  // MARK: - Text

  /// The word for an item that is taken out of its plan.
  private static let unplanned = "none"

  /// The choices as text, a line for each: a day and an item.
  var text: String {
    order.compactMap { id -> String? in
      switch choices[id] {
      case .day(let day): "\(day) \(id.uuidString)"
      case .unplanned: "\(Self.unplanned) \(id.uuidString)"
      case nil: nil
      }
    }.joined(separator: "\n")
  }

  /// Makes the choices of a text, as one step. Those for days that have passed are left out.
  mutating func enter(_ text: String) {
    remember()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let id = Identifier<TodoItem>(uuidString: words[1]) else { continue }
      if words[0] == Self.unplanned {
        set(.unplanned, for: id)
      } else if let day = Day(iso: words[0]), has(day) {
        set(.day(day), for: id)
      }
    }
  }

  private mutating func set(_ choice: Choice?, for id: Identifier<TodoItem>) {
    order.removeAll { $0 == id }
    choices[id] = choice
    if choice != nil { order.append(id) }
  }

  // MARK: - Saving

  /// Whether a choice gives an item a new due date, and no plan: its old one has passed, and can no
  /// longer be kept.
  func setsDue(of item: TodoItem) -> Bool { item.due.map { $0 < today } ?? false }

  /// The changes that the choices make, given the items as they are now.
  func batches(of items: [TodoItem]) -> [ItemBatch] {
    var batches: [(changes: [ItemChange], ids: [Identifier<TodoItem>])] = []
    for item in items {
      guard let changes = changes(of: item) else { continue }
      if let index = batches.firstIndex(where: { $0.changes == changes }) {
        batches[index].ids.append(item.id)
      } else {
        batches.append((changes, [item.id]))
      }
    }
    return batches.map { ItemBatch($0.ids, $0.changes) }
  }

  private func changes(of item: TodoItem) -> [ItemChange]? {
    switch choices[item.id] {
    case nil: nil
    case .unplanned: [.set(\.plan, nil)]
    case .day(let day) where !setsDue(of: item): [.set(\.plan, DayPlan(day))]
    case .day(let day): [.set(\.due, day)] + (item.plan == nil ? [] : [.set(\.plan, nil)])
    }
  }
}
