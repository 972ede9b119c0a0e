import CivilCalendar

/// Holds to-dos until what they need has come: their zone, and which days of their series are done.
/// They leave in the order in which they came.
struct ICalWaitingRoom {
  /// A to-do that waits.
  struct Todo {
    let todo: ICalTodo
    let line: Int
    let list: String
  }

  /// The most that wait; then the first one waits no longer.
  private static let most = 1000
  /// The most days of all series that are remembered.
  private static let mostDays = 100_000

  private let home: Zone
  private var queue = Queue<Todo>()
  /// The occurrences that are done, by the identity of their series.
  private var done: [String: [ICalLine]] = [:]
  private var days = 0

  init(home: Zone) { self.home = home }

  var isEmpty: Bool { queue.count == 0 }

  /// Adds a to-do that was read.
  mutating func add(_ todo: ICalTodo, line: Int, list: String) {
    queue.append(Todo(todo: todo, line: line, list: list))
    if todo.isDone, let occurrence = todo.occurrence, let uid = todo.uid, days < Self.mostDays {
      done[uid, default: []].append(occurrence)
      days += 1
    }
  }

  /// The first to-do, unless it has to wait.
  mutating func next(_ zones: inout ICalZones, isLast: Bool = false) -> Todo? {
    guard let first = queue.first,
      isLast || queue.count > Self.most || !hasToWait(first.todo, &zones)
    else { return nil }
    return queue.popFirst()
  }

  private func hasToWait(_ todo: ICalTodo, _ zones: inout ICalZones) -> Bool {
    if todo["RRULE"] != nil, todo.occurrence == nil { return true }
    return todo.zones.contains { zones.zone($0) == nil }
  }

  /// Moves the item of a series to the first day that is neither done nor an exception. The done
  /// days belong to the first series with their identity.
  mutating func skipDays(of todo: ICalTodo, _ item: inout ExchangeItem, zone: (String) -> Zone?) {
    guard todo.occurrence == nil else { return }
    let done = todo.uid.flatMap { self.done.removeValue(forKey: $0) } ?? []
    let lines = done + todo.all("EXDATE")
    guard !lines.isEmpty else { return }
    let days = ICalendar.dueDates(of: lines, item, in: home, zone: zone)
    while !item.isDone, let day = item.due, days.contains(day), let rule = item.recurrence {
      guard let (next, rest) = rule.advanced(after: day) else {
        item.isDone = true
        break
      }
      item.start = item.start?.adding(days: day.distance(to: next))
      (item.due, item.recurrence) = (next, rest)
    }
  }
}
