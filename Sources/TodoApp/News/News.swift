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

  /// Something that may be news.
  enum Topic: Hashable {
    /// An item.
    case item(TodoItem.ID)
    /// A list or a view: it has changed, or something in it.
    case list(TodoList.ID)
  }

  /// Called with the topics that are no longer news.
  var didEnd: (Set<Topic>) -> Void = { _ in }

  private let animator: Animator
  /// The number of checks for which each of them is still news.
  private var looks: [Topic: Int] = [:]
  private var timer: Animation?

  init(_ animator: Animator) { self.animator = animator }

  /// Whether somebody else has just changed the topic.
  func contains(_ topic: Topic) -> Bool { looks[topic] != nil }

  /// Receives changes; one's own are no news.
  func receive(_ changes: ChangeSet) {
    guard changes.origin == .other else { return }
    var topics: Set<Topic> = []
    for change in changes.lists {
      if let list = change.after { topics.insert(.list(list.id)) }
    }
    for change in changes.items {
      if let item = change.after { topics.insert(.item(item.id)) }
      for item in [change.before, change.after] {
        if let item { topics.insert(.list(item.list)) }
      }
    }
    guard !topics.isEmpty else { return }
    for topic in topics { looks[topic] = timer == nil ? 2 : 3 }
    if timer == nil { wait() }
  }

  /// Forgets everything, and stops the timer.
  func end() {
    timer?.cancel()
    timer = nil
    looks = [:]
  }

  /// One timer for all.
  private func wait() {
    timer = animator.schedule(after: News.step) { [weak self] in self?.look() }
  }

  private func look() {
    let ended = looks.filter { $0.value == 1 }.keys
    looks = looks.filter { $0.value > 1 }.mapValues { $0 - 1 }
    timer = nil
    if !looks.isEmpty { wait() }
    if !ended.isEmpty { didEnd(Set(ended)) }
  }
}
