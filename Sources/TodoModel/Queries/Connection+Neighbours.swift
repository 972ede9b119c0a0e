internal import CivilCalendar
internal import SQLiteKit

extension Connection {
  /// The items right before and right after one in the order of a query, at most so many on each
  /// side, the nearest first; none if it does not match. The matches after them are not read, and
  /// of those before them only the keys.
  func neighbours(
    of id: Identifier<TodoItem>, in query: ItemQuery, _ zone: Zone, atMost limit: Int
  ) throws -> (above: [TodoItem], below: [TodoItem]) {
    guard let key = try key(of: id) else { return ([], []) }
    let selection = Selection(query, in: zone)
    let source = try rowsToSearch(for: selection, isWhole: true)
    var above: [Int] = []
    var below: [Int] = []
    var isFound = false
    for part in selection.parts where below.count < limit {
      let sql: SQL = """
        SELECT i.pk FROM \(source.sql)
        WHERE \(selection.condition) AND \(part) ORDER BY \(selection.order)
        """
      try withStatement(sql, source.values + selection.values) { statement in
        while below.count < limit, try statement.step() {
          let next = statement.integer(0)
          if isFound {
            below.append(next)
          } else if next == key {
            isFound = true
          } else {
            if above.count == limit { above.removeFirst() }
            above.append(next)
          }
        }
      }
    }
    guard isFound else { return ([], []) }
    above.reverse()
    return (try items(above[...]), try items(below[...]))
  }
}
