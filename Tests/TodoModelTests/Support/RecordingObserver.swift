import TodoModel

/// Records the events of a store, and lets a test wait for one.
@MainActor
final class RecordingObserver: TodoStoreObserver {
  private(set) var events: [StoreEvent] = []
  private var waiting:
    (condition: (StoreEvent) -> Bool, resume: CheckedContinuation<StoreEvent, Never>)?

  var changeSets: [ChangeSet] {
    events.compactMap { if case .changed(let changes) = $0 { changes } else { nil } }
  }

  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    events.append(event)
    if let (condition, resume) = waiting, condition(event) {
      waiting = nil
      resume.resume(returning: event)
    }
  }

  /// The first event, past or to come, that meets the condition.
  @discardableResult
  func event(where condition: @escaping (StoreEvent) -> Bool) async -> StoreEvent {
    if let past = events.first(where: condition) { return past }
    return await withCheckedContinuation { waiting = (condition, $0) }
  }
}
