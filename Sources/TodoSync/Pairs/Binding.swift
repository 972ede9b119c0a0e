import TodoFormats

/// Finds the item of a file among the occurrences of a series: the open one.
///
/// When an item that repeats is completed, the next occurrence is a new item here. The file stands
/// for the whole series, so it moves on to that item; when the completion is undone, it moves back.
struct Binding {
  private let items: [ExchangeID: ExchangeItem]
  private let successors: [ExchangeID: ExchangeID]
  private let predecessors: [ExchangeID: ExchangeID]

  init(_ input: SyncInput, _ items: [ExchangeID: ExchangeItem]) {
    (self.items, successors) = (items, input.successors)
    predecessors = Dictionary(
      input.successors.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The item that stands for a series now, unless it has another file; nil if the series is
  /// deleted: all of it, or its last occurrence.
  func current(
    of id: ExchangeID, besides isTaken: (ExchangeID) -> Bool = { _ in false }
  ) -> ExchangeID? {
    if isOpen(id) { return isTaken(id) ? nil : id }
    var latest: ExchangeID? = items[id] == nil || isTaken(id) ? nil : id
    var known: Set = [id]
    var last = id
    while let next = successors[last], known.insert(next).inserted {
      last = next
      guard items[next] != nil else {
        latest = nil
        continue
      }
      if isTaken(next) { continue }
      if isOpen(next) { return next }
      latest = next
    }
    if latest != nil { return latest }
    last = id
    while let former = predecessors[last], known.insert(former).inserted {
      if isOpen(former), !isTaken(former) { return former }
      if items[former] != nil { return nil }
      last = former
    }
    return nil
  }

  /// The identity of the item that a file without an item brings back: the last occurrence of its
  /// series, if that is deleted, or else the same.
  func deleted(of id: ExchangeID) -> ExchangeID {
    var known: Set = [id]
    var last = id
    while let next = successors[last], known.insert(next).inserted { last = next }
    return items[last] == nil ? last : id
  }

  /// Whether an item is open.
  func isOpen(_ id: ExchangeID) -> Bool { items[id].map { !$0.isDone } ?? false }

  /// Whether an item is a done occurrence of a series that went on.
  func isPast(_ item: ExchangeItem) -> Bool { item.isDone && successors[item.id] != nil }
}
