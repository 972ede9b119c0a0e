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

  /// Called with the items, lists and views that are no longer news.
  var didEnd: (Set<AnyHashable>) -> Void = { _ in }

  private let animator: Animator
  /// The number of checks for which each of them is still news.
  private var remaining: [AnyHashable: Int] = [:]
  private var timer: Animation?

  init(_ animator: Animator) { self.animator = animator }

  /// Whether somebody else has just changed an item, a list or a view, or something in that list.
  func contains(_ id: AnyHashable) -> Bool { remaining[id] != nil }

  /// Receives changes; one's own are no news.
  func receive(_ changes: ChangeSet) {
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
    for id in ids { remaining[id] = timer == nil ? 2 : 3 }
    if timer == nil { wait() }
  }

  /// Forgets everything, and stops the timer.
  func end() {
    timer?.cancel()
    timer = nil
    remaining = [:]
  }

  /// One timer for all.
  private func wait() {
    timer = animator.schedule(after: News.step) { [weak self] in self?.expire() }
  }

  private func expire() {
    let ended = remaining.filter { $0.value == 1 }.keys
    remaining = remaining.filter { $0.value > 1 }.mapValues { $0 - 1 }
    timer = nil
    if !remaining.isEmpty { wait() }
    if !ended.isEmpty { didEnd(Set(ended)) }
  }
}
