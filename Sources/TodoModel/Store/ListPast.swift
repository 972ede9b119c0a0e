/// A list as it was at the entries of the journal that changed it, one after the other: from the
/// entry at which one looks, back to the beginning of the journal and forward to its end.
///
/// The lists of now are the source: the journal is read backwards, in pieces between which a screen
/// continues, and only as far as the entry that is shown.
@MainActor public final class ListPast {
  /// The outcome of a step.
  public enum Step: Hashable, Sendable {
    /// The picture is another one.
    case moved
    /// No older entry of the list is known, or no newer one.
    case ended
    /// An entry has too many changes to look behind it, or unknown ones.
    case blocked
  }

  /// The picture; nil before the first ``load()``, and if the entry cannot be shown.
  public private(set) var picture: PastPicture?

  private let reader: Reader
  private let instance: Identifier<StoreInstance>
  private var entry: JournalEntry.ID
  private var list: Identifier<TodoList>?
  private var state: PastState?
  /// The newer entries of the list, the newest first; nil if they are still to be found.
  private var newer: [JournalEntry.ID]?

  /// The entries that are read at a time.
  private static let piece = 200

  init(_ reader: Reader, of instance: Identifier<StoreInstance>, at entry: JournalEntry.ID) {
    (self.reader, self.instance, self.entry) = (reader, instance, entry)
  }

  /// Reads the picture of the entry, or reads it again after a change.
  ///
  /// - Returns: `ended` if the entry was discarded or belongs to no list, `blocked` if it is behind
  ///   one with too many changes.
  @discardableResult
  public func load() async throws(StoreError) -> Step {
    newer = nil
    return try await go(to: entry)
  }

  /// Goes to the entry before that changed the list.
  public func goBack() async throws(StoreError) -> Step {
    guard let list, let former = picture?.entry.id else { return .ended }
    let step = try await walk { $0.touches(list) && $0.entry.entry.id < former }
    guard step == .moved else {
      // The walk has left the entry.
      _ = try await go(to: former)
      return step
    }
    newer?.append(former)
    try show()
    return .moved
  }

  /// Goes to the entry after that changed the list.
  public func goForward() async throws(StoreError) -> Step {
    guard let list, let former = picture?.entry.id else { return .ended }
    if newer == nil {
      var found: [JournalEntry.ID] = []
      state = nil
      _ = try await walk { state in
        let id = state.entry.entry.id
        if id > former, state.touches(list) { found.append(id) }
        return id <= former
      }
      newer = found
    }
    guard let next = newer?.popLast() else { return .ended }
    return try await go(to: next)
  }

  private func go(to id: JournalEntry.ID) async throws(StoreError) -> Step {
    if let state, state.entry.entry.id < id { self.state = nil }
    let step = try await walk { $0.entry.entry.id <= id }
    guard step == .moved, let state, state.entry.entry.id == id else {
      picture = nil
      return step == .moved ? .ended : step
    }
    list = list ?? state.list
    guard list != nil else { return .ended }
    try show()
    return .moved
  }

  /// Takes the picture of the state.
  private func show() throws(StoreError) {
    guard let state, let list else { return }
    entry = state.entry.entry.id
    picture = try reader.readMoment { _ in try state.picture(of: list) }
  }

  /// Goes back from the state, or from now, until an entry is the wanted one. When something
  /// changes meanwhile, the walk begins again.
  private func walk(until isWanted: (PastState) -> Bool) async throws(StoreError) -> Step {
    while true {
      let step = try reader.readMoment { connection throws -> Step? in
        if try state?.newest != connection.newestEntry() {
          state = try PastState(connection, ownInstance: instance)
        }
        guard let state else { return .ended }
        for _ in 0..<Self.piece {
          if isWanted(state) { return .moved }
          guard try state.goBack() else { return state.changes == nil ? .blocked : .ended }
        }
        return nil
      }
      if let step { return step }
      await Task.yield()
    }
  }
}
