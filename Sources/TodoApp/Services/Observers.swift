/// The observers of an event. Each is called for as long as it holds its ``Observation``.
@MainActor final class Observers<Event> {
  private struct Entry {
    weak var observation: Observation?
    let handler: (Event) -> Void
  }

  private var entries: [Entry] = []

  func add(_ handler: @escaping (Event) -> Void) -> Observation {
    let observation = Observation()
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation, handler: handler))
    return observation
  }

  /// Calls the observers, the first that was added first.
  func notify(_ event: Event) {
    for entry in entries where entry.observation != nil { entry.handler(event) }
  }
}

/// Keeps an observation alive: it ends when this is released.
@MainActor final class Observation {}
