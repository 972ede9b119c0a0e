import TermPanels

/// The last callbacks of the program's panels.
@MainActor final class LifeCycleLog {
  /// The number of entries that are kept, more than any screen shows.
  private static let most = 400

  private(set) var entries: [LogEntry] = []
  /// The number of changes so far, by which an update is noticed quickly.
  private(set) var revision = 0
  /// The ancestors of panels that are about to leave, which are unknown afterwards.
  private var leaving: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  func clear() {
    entries = []
    leaving = [:]
    revision += 1
  }

  /// Adds a callback that a panel is about to receive.
  func add(_ panel: Panel, _ event: LifeCycleEvent, at time: Double) {
    let path = path(of: panel, event)
    entries.append(
      LogEntry(
        time: time, depth: path.count - 1, name: type(of: panel).typeName, title: panel.title,
        path: path,
        event: event.text, role: event.role))
    // Many at once now and then, and not one at each entry.
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
