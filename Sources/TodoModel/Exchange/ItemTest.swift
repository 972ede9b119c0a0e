internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// Tests single items against the condition of a query.
struct ItemTest {
  private let connection: Connection
  private let selection: Selection?

  init(_ filter: Query, _ connection: Connection, clock: WallClock) {
    self.connection = connection
    let query = ItemQuery(.everything, filter: filter, today: clock.today)
    selection = filter == .everything ? nil : Selection(query, in: clock.zone)
  }

  /// Whether every item passes.
  var passesAll: Bool { selection == nil }

  /// Whether an item passes.
  func passes(_ item: TodoItem) throws -> Bool {
    guard let test = selection?.and("i.id = ?", .blob(item.id)) else { return true }
    return try connection.withStatement(
      "SELECT 1 FROM item i WHERE \(test.condition)", test.values
    ) { statement in try statement.step() }
  }
}
