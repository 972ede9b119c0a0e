/// The order that callbacks must have, whatever a container does: panel by panel, each callback is
/// checked against those before.
struct CallbackGrammar {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  struct Life {
    var appearance = Appearance.disappeared
    var hasCalledIsAppearing = false
    var isLoaded = false
    /// The parent, according to the callbacks.
    var parent: String?
    /// The announced destination of a move that is not over.
    var destination: String??
  }

  private(set) var lives: [String: Life] = [:]
  private(set) var violations: [String] = []

  init(_ callbacks: [Callback] = []) {
    for callback in callbacks { check(callback) }
  }

  /// Begins with a panel whose earlier callbacks are unknown.
  mutating func meet(_ panel: String, parent: String?) {
    lives[panel] = Life(parent: parent)
  }

  /// Checks the next callback.
  mutating func check(_ callback: Callback) {
    var life = lives[callback.panel] ?? Life()
    let reason = life.check(callback.event) ?? conflictWithParent(of: life, callback.event)
    if let reason { violations.append("\(callback): \(reason)") }
    lives[callback.panel] = life
  }

  /// The mistake in a callback, given the parent's last known appearance.
  private func conflictWithParent(of life: Life, _ event: Callback.Event) -> String? {
    guard let name = (life.destination ?? nil) ?? life.parent, let parent = lives[name] else {
      return nil
    }
    switch (event, parent.appearance) {
    case (.willAppear, .disappeared), (.willAppear, .disappearing), (.didAppear, .disappeared),
      (.didAppear, .disappearing), (.willDisappear, .disappeared):
      return "its parent \(name) is \(parent.appearance) (rules 24, 27)"
    default: return nil
    }
  }
}

extension CallbackGrammar.Life {
  /// Takes the next callback; returns the mistake in it.
  fileprivate mutating func check(_ event: Callback.Event) -> String? {
    switch event {
    case .willMove(let parent): return begin(parent)
    case .didMove(let parent): return end(parent)
    case .viewDidLoad:
      defer { isLoaded = true }
      return isLoaded ? "its view was created twice (rule 15)" : nil
    case .willAppear:
      defer { (appearance, hasCalledIsAppearing) = (.appearing, false) }
      if !isLoaded { return "it has no view yet (rule 21)" }
      return appearance == .disappeared || appearance == .disappearing
        ? nil : "it was \(appearance) (rules 20, 30)"
    case .isAppearing:
      defer { hasCalledIsAppearing = true }
      if hasCalledIsAppearing { return "it was already notified of that (rule 23)" }
      return appearance == .appearing ? nil : "it was \(appearance) (rule 23)"
    case .didAppear:
      defer { appearance = .appeared }
      if !hasCalledIsAppearing { return "is-appearing comes before (rule 21)" }
      return appearance == .appearing ? nil : "it was \(appearance) (rules 20, 30)"
    case .willDisappear:
      defer { appearance = .disappearing }
      return appearance == .appeared || appearance == .appearing
        ? nil : "it was \(appearance) (rules 20, 30)"
    case .didDisappear:
      defer { appearance = .disappeared }
      return appearance == .disappearing ? nil : "it was \(appearance) (rules 20, 30)"
    case .key:
      return appearance == .disappearing || appearance == .disappeared
        ? "no key reaches a panel that is \(appearance) (rule 44)" : nil
    }
  }

  private mutating func begin(_ new: String?) -> String? {
    defer { destination = .some(new) }
    if case .some(let former) = destination {
      // A panel that is on its way in may be turned back.
      return former != nil && new == nil ? nil : "it was on its way to \(former ?? "nil") (rule 1)"
    }
    if new != nil, let parent { return "it is still in \(parent) (rule 7)" }
    return new == nil && parent == nil ? "it has no parent (rule 4)" : nil
  }

  private mutating func end(_ new: String?) -> String? {
    guard case .some(let announced) = destination else { return "will-move comes before (rule 2)" }
    destination = nil
    parent = new
    if new == nil, appearance != .disappeared { return "it is still \(appearance) (rule 6)" }
    return announced == new ? nil : "it was to move to \(announced ?? "nil") (rules 2, 3)"
  }
}
