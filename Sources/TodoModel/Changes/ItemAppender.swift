/// Stores many items as they are given, behind all others of their list or parent: samples, and
/// imported ones.
final class ItemAppender {
  /// The most groups whose ends are remembered; the database knows the others.
  private static let mostEnds = 10_000

  private let ledger: Ledger
  private var ends: [SiblingGroup: Int] = [:]

  /// An appender in the transaction of a ledger, whose entry has begun.
  init(_ ledger: Ledger) { self.ledger = ledger }

  /// Stores an item, behind the others or at a place of its own. If it was in another list, which
  /// may be deleted, its subtasks move with it.
  func append(_ item: TodoItem, at place: Int? = nil) throws {
    try append(item, over: ledger.connection.row(item.id), at: place)
  }

  /// Stores an item over the stored one, if there is one, which may be deleted.
  func append(
    _ item: TodoItem, over old: (model: TodoItem, isLive: Bool)?, at place: Int? = nil
  ) throws {
    var item = item
    let group = SiblingGroup(item)
    let last = try ends[group] ?? ledger.connection.lastPlace(in: group) ?? 0
    item.order = place ?? last + SiblingGroup.step
    if ends.count >= Self.mostEnds { ends.removeAll() }
    ends[group] = max(last, item.order)
    guard let old else { return try ledger.add(item) }
    var below: [TodoItem] = []
    if old.isLive, old.model.list != item.list {
      below = try Plan(connection: ledger.connection, clock: ledger.clock)
        .descendants(of: item.id)
    }
    try ledger.save(item, over: old)
    for var part in below {
      part.list = item.list
      try ledger.save(part)
    }
  }
}
