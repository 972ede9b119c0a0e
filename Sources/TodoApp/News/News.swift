import TermPanels
import TodoModel

/// The changes of the last seconds by others: by another window, or another program on the same
/// database. Rows show them by a sign, so that a row that changes by itself is not taken for a
/// mistake.
///
/// While there is no news, no timer runs.
@MainActor final class News {
  /// Seconds between checks for old news; a change is news for two of them, plus the rest of one
  /// that has begun.
  static let step = 2.0

  private let animator: Animator
  private let observers = Observers<Set<AnyHashable>>()
  private var observation: ObservationToken?
  /// The number of checks for which each of them is still news.
  private var checks: [AnyHashable: Int] = [:]
  private var timer: Animation?

  /// Receives the changes of a store from now on. Observers of the store that ask whether a row is
  /// news begin after it.
  init(_ store: TodoStore, _ animator: Animator) {
    self.animator = animator
    observation = store.observe(self)
  }

  /// Reloads the rows of a list that are no longer news, for as long as the observation is held.
  func observe(in list: ListPanel) -> Observation {
    observers.add { [weak list] ids in
      for id in ids { list?.reloadRow(id) }
    }
  }

  /// Whether somebody else has just changed an item, a list or a view, or something in that list.
  func contains(_ id: AnyHashable) -> Bool { checks[id] != nil }

  /// Forgets everything, and stops the timer.
  func end() {
    observation = nil
    timer?.cancel()
    timer = nil
    checks = [:]
  }

  /// Receives changes; one's own are no news.
  private func receive(_ changes: ChangeSet) {
    guard changes.origin == .other else { return }
    var ids: Set<AnyHashable> = []
    for change in changes.lists {
      if let list = change.after { ids.insert(list.id) }
    }
    for change in changes.items {
      if let item = change.after { ids.insert(item.id) }
      for item in [change.before, change.after] {
        if let item { ids.insert(item.list) }
      }
    }
    guard !ids.isEmpty else { return }
    for id in ids { checks[id] = timer == nil ? 2 : 3 }
    if timer == nil { wait() }
  }

  /// One timer for all.
  private func wait() {
    timer = animator.schedule(after: News.step) { [weak self] in self?.check() }
  }

  private func check() {
    let ended = checks.filter { $0.value == 1 }.keys
    checks = checks.filter { $0.value > 1 }.mapValues { $0 - 1 }
    timer = nil
    if !checks.isEmpty { wait() }
    if !ended.isEmpty { observers.notify(Set(ended)) }
  }
}

extension News: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if case .changed(let changes) = event { receive(changes) }
  }
}
