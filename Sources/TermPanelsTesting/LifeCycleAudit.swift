import TermPanels

/// Receives the callbacks of every panel of a program, containers included, and checks their order.
@MainActor final class LifeCycleAudit: ProgramObserver {
  private(set) var grammar = CallbackGrammar()
  private var names: [ObjectIdentifier: String] = [:]
  /// Names stand for panels that are alive: an address in memory may be used again.
  private var holders: [String: WeakHolder] = [:]

  private struct WeakHolder {
    weak var panel: Panel?
  }

  /// The panels that received a callback and are alive.
  var panels: [Panel] { holders.values.compactMap(\.panel) }

  /// Whether the panel with a name is still alive.
  func isAlive(_ name: String?) -> Bool { name.flatMap { holders[$0]?.panel } != nil }

  /// The state of a panel according to its callbacks, as far as it is known.
  func life(of panel: Panel) -> CallbackGrammar.Life {
    grammar.lives[name(of: panel)] ?? CallbackGrammar.Life()
  }

  /// The name of a panel in reports.
  func name(of panel: Panel) -> String {
    let id = ObjectIdentifier(panel)
    if let name = names[id], holders[name]?.panel === panel { return name }
    let title = (panel as? RecordingPanel)?.name ?? type(of: panel).typeName
    let name = "\(title)#\(holders.count)"
    names[id] = name
    holders[name] = WeakHolder(panel: panel)
    return name
  }

  /// Begins with the parents that a new panel and those in it have, which came before any callback
  /// was reported.
  func meet(_ panel: Panel) {
    grammar.meet(name(of: panel), parent: panel.parent.map(name))
    for child in panel.children { meet(child) }
  }

  func panel(_ panel: Panel, willReceive event: LifeCycleEvent) {
    grammar.check(Callback(name(of: panel), callback(for: event)))
  }

  func application(_ application: Application, didUpdateWith frame: FrameReport?) {}

  private func callback(for event: LifeCycleEvent) -> Callback.Event {
    switch event {
    case .willMove(let parent): .willMove(parent.map(name))
    case .didMove(let parent): .didMove(parent.map(name))
    case .viewDidLoad: .viewDidLoad
    case .willAppear: .willAppear
    case .isAppearing: .isAppearing
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .didDisappear: .didDisappear
    }
  }
}
