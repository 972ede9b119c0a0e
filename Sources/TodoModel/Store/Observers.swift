/// The observers of a store, and the events of which they have not been notified yet.
@MainActor
final class Observers {
  /// Notifies an observer.
  var notify: (any TodoStoreObserver, StoreEvent) -> Void = { _, _ in }

  private var tokens: [WeakBox<ObservationToken>] = []
  private var pending: [StoreEvent] = []
  private var isNotifying = false

  /// Notifies the observer of every event from now on, for as long as the token is held.
  func add(_ observer: any TodoStoreObserver) -> ObservationToken {
    let token = ObservationToken(observer: observer)
    tokens.removeAll { $0.object == nil }
    tokens.append(WeakBox(object: token))
    return token
  }

  /// Whether there are no observers.
  var isEmpty: Bool { !tokens.contains { $0.object != nil } }

  /// Adds an event.
  func add(_ event: StoreEvent) {
    if event == .reloaded {
      // Earlier changes are covered by reading everything again.
      pending.removeAll(where: \.isChange)
    }
    pending.append(event)
  }

  /// Notifies the observers of all events.
  func notifyAll() {
    // An observer that reads may cause further events; the loop already running reports them.
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while !pending.isEmpty {
      let event = pending.removeFirst()
      for token in tokens {
        if let observer = token.object?.observer { notify(observer, event) }
      }
    }
  }

  /// Notifies the observers of all events, after the present read.
  func notifySoon() {
    guard !pending.isEmpty, !isNotifying else { return }
    Task { [weak self] in self?.notifyAll() }
  }
}
