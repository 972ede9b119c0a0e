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

    /// The item, if the topic is one.
    var item: TodoItem.ID? {
      if case .item(let id) = self { id } else { nil }
    }

    /// The list or the view, if the topic is one.
    var list: TodoList.ID? {
      if case .list(let id) = self { id } else { nil }
    }
  }

  private let animator: Animator
  private let observers = Observers<Set<Topic>>()
  private var observation: ObservationToken?
  /// The number of checks for which each of them is still news.
  private var checks: [Topic: Int] = [:]
  private var timer: Animation?

  /// Receives the changes of a store from now on. Observers of the store that ask whether a row is
  /// news begin after it.
  init(_ store: TodoStore, _ animator: Animator) {
    self.animator = animator
    observation = store.observe(self)
  }

  /// Reloads the rows of a list that are no longer news, for as long as the observation is held.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - row: The row of a topic; `nil` for topics without a row in the list.
  func observe<ID>(in list: ListPanel<ID>, row: @escaping (Topic) -> ID?) -> Observation {
    observers.add { [weak list] topics in
      for id in topics.compactMap(row) { list?.reloadRow(id) }
    }
  }

  /// Whether another program has just changed the topic.
  func contains(_ topic: Topic) -> Bool { checks[topic] != nil }

  /// Forgets everything, and stops the timer.
  func end() {
    observation = nil
    timer?.cancel()
    timer = nil
    checks = [:]
  }

  /// Receives changes; one's own are not news.
  private func receive(_ changes: ChangeSet) {
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
    for topic in topics { checks[topic] = timer == nil ? 2 : 3 }
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
