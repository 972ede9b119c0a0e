/// Stores many items as they are given, behind all others of their parent or their section of a
/// list: samples, and imported ones.
final class ItemAppender {
  /// The end of a section.
  private struct End {
    /// The position of the last item, if there is one.
    var last: Int?
    /// The position of the next heading, if there is one.
    let limit: Int?
  }

  /// The most sections whose ends are remembered; the database knows the others.
  private static let mostEnds = 10_000

  private let ledger: Ledger
  private var ends: [SiblingSection: End] = [:]

  /// An appender in the transaction of a ledger, whose entry has begun.
  init(_ ledger: Ledger) { self.ledger = ledger }

  /// Stores an item, behind the others or at a place of its own. If it was in another list, which
  /// may be deleted, its subtasks move with it.
  func append(_ item: TodoItem, at place: Int? = nil) throws {
    try append(item, over: ledger.connection.row(item.id), at: place)
  }

  /// Stores an item over the stored one, if there is one, which may be deleted.
  ///
  /// - Parameter heading: The heading behind whose items a top-level item comes; nil for the items
  ///   before the first heading.
  func append(
    _ item: TodoItem, over old: (model: TodoItem, isLive: Bool)?, at place: Int? = nil,
    below heading: TodoList? = nil
  ) throws {
    var item = item
    let section = SiblingSection(
      SiblingGroup(item), below: item.parent == nil ? heading : nil)
    var end = try ends[section] ?? readEnd(of: section)
    // Without room, it shares the last position: the order is that of the identities then.
    item.order = place ?? section.end(after: end.last, before: end.limit) ?? end.last ?? 0
    if ends.count >= Self.mostEnds { ends.removeAll() }
    end.last = max(end.last ?? item.order, item.order)
    ends[section] = end
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

  /// Stores a new heading, behind everything else in its list or at a place of its own. Returns it.
  func append(_ new: TodoList, at place: Int? = nil) throws -> TodoList {
    var heading = new
    if let place {
      heading.order = place
    } else if let list = new.headingOf {
      let group = SiblingGroup(list: list, parent: nil)
      let bound = SiblingPlace.last.amongHeadings
      let near = try ledger.connection.headings(.before, bound, of: list, limit: 1)
      let items = try ledger.connection.lastPlace(in: group)
      heading.order = max(near.first?.order ?? 0, items ?? 0) + TodoList.headingStep
    }
    try ledger.save(heading)
    // A section may end earlier now.
    ends.removeAll()
    return heading
  }

  private func readEnd(of section: SiblingSection) throws -> End {
    let connection = ledger.connection
    var limit: Int?
    if section.group.parent == nil {
      let start = section.heading.map { SiblingPlace($0) } ?? SiblingPlace.first
      limit = try connection.headings(
        .after, start.amongHeadings, of: section.group.list, limit: 1
      ).first?.order
    }
    return End(last: try connection.lastPlace(in: section, before: limit), limit: limit)
  }
}
