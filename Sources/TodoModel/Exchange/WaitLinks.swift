internal import SQLiteKit

/// The waits of imported items for others, which may come later, or never.
final class WaitLinks {
  /// The most items whose waits are looked up in an import, so that no file costs much more than
  /// its length.
  private static let mostLookups = 1_000_000

  private let connection: Connection
  private var lookups = 0

  init(_ connection: Connection) { self.connection = connection }

  /// The waits of a new item, without those that would close a cycle. `complain` gets the fault
  /// of each that is skipped.
  func accepted(
    of item: TodoItem, _ complain: (ImportReport.WaitFault) -> Void
  ) throws -> [Identifier<TodoItem>] {
    guard !item.waitsFor.isEmpty else { return [] }
    // Only an item for which another one waits can close a cycle.
    let isAwaited = try connection.isAwaited(item.id)
    var waits: [Identifier<TodoItem>] = []
    for awaited in item.waitsFor where !waits.contains(awaited) && !awaited.isForeign {
      guard waits.count < WaitRule.most, lookups < Self.mostLookups else {
        complain(.tooMany)
        break
      }
      let isInCycle =
        try awaited == item.id || isAwaited && graph.chain(from: awaited, to: item.id) != nil
      if isInCycle {
        complain(.circular)
      } else {
        waits.append(awaited)
      }
    }
    return waits
  }

  private var graph: WaitGraph {
    WaitGraph { [self] id in
      lookups += 1
      return try connection.waits(of: id)
    }
  }
}
