import TermPanels

/// What the program's panels were told last.
@MainActor final class LifeCycleLog {
  /// More than any screen shows.
  private static let most = 400

  private(set) var entries: [LogEntry] = []
  /// Counts everything that ever happened, so that a change is seen at a glance.
  private(set) var revision = 0
  /// Where panels lay that are about to leave: afterwards nobody knows any more.
  private var leaving: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  func clear() {
    entries = []
    leaving = [:]
    revision += 1
  }

  /// Adds what a panel is about to be told.
  func add(_ panel: Panel, _ event: LifeCycleEvent, at time: Double) {
    let path = path(of: panel, event)
    entries.append(
      LogEntry(
        time: time, depth: path.count - 1, name: "\(type(of: panel))", title: panel.title,
        path: path,
        event: event.text, role: event.role))
    // In one go now and then, and not one at each entry.
    if entries.count > 2 * LifeCycleLog.most {
      entries.removeFirst(entries.count - LifeCycleLog.most)
    }
    revision += 1
  }

  private func path(of panel: Panel, _ event: LifeCycleEvent) -> [ObjectIdentifier] {
    let id = ObjectIdentifier(panel)
    switch event {
    case .willMove(let parent?): return [id] + ancestors(parent)
    case .willMove(nil):
      leaving[id] = ancestors(panel)
    case .didMove(nil):
      if let path = leaving.removeValue(forKey: id) { return path }
    default: break
    }
    return ancestors(panel)
  }

  private func ancestors(_ panel: Panel) -> [ObjectIdentifier] {
    var path: [ObjectIdentifier] = []
    var current: Panel? = panel
    while let candidate = current {
      path.append(ObjectIdentifier(candidate))
      current = candidate.parent
    }
    return path
  }
}
