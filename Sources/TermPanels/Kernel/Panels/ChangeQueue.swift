/// Makes changes of panels one after the other.
///
/// A *change* is everything that happens when a container gets other children, a panel is presented
/// or dismissed, or a window gets another root: the callbacks, and the moves between them. A change
/// requested in a callback, a completion or a delegate method waits until the change under way is
/// over, so no panel is notified of two changes at once. Waiting changes are made in the order of
/// their requests, before the outermost call returns.
///
/// Three kinds of change conflict with nothing and are made at once, in the middle of another one:
/// - a container that is off the screen changes, as in its ``Panel/viewDidLoad()``;
/// - a container changes its children in its own will-appear or is-appearing callback: they appear
///   with it;
/// - a container that appears with the change under way arranges its children in its first layout.
///
/// None of them may concern a container or a panel of a change that is under way or waits.
///
/// The queue is one for the process: panels are put together before they are in a program.
@MainActor enum ChangeQueue {
  /// The panels that a change, or a layout within one, concerns.
  private struct Scope {
    /// The panel whose children change; `nil` if a window changes.
    var container: Panel?
    /// The panels that come, go or move.
    var panels: [Panel] = []
    /// During a layout, the panels in which containers may change; `nil` in a change.
    var layout: LayoutScope?

    func concerns(_ panel: Panel) -> Bool { panels.contains { $0 === panel } }

    /// Whether the panel moves, or its children change.
    func involves(_ panel: Panel) -> Bool { container === panel || concerns(panel) }
  }

  /// The containers whose children may change in a layout.
  enum LayoutScope {
    /// All containers: only the layout is under way.
    case everywhere
    /// These panels and their descendants.
    case within([Panel])

    @MainActor fileprivate func contains(_ container: Panel) -> Bool {
      switch self {
      case .everywhere: true
      case .within(let panels): panels.contains { container.isDescendant(of: $0) }
      }
    }
  }

  /// A requested change that has not been made yet.
  private struct Waiting {
    let scope: Scope
    let change: () -> Void

    func concerns(_ container: Panel, _ panels: [Panel]) -> Bool {
      scope.container === container || panels.contains(where: scope.involves)
    }
  }

  /// The changes and layouts under way, the innermost last.
  private static var scopes: [Scope] = []
  private static var waiting: [Waiting] = []
  private static var isEmptying = false

  /// The number of changes made since the process began.
  private(set) static var count = 0

  /// The maximum number of changes in one turn of the loop: an endless chain of them must not keep
  /// the keys from being read.
  private static let mostAtATime = 1_000
  private static var isPaused = false

  /// Whether a change is under way or waits.
  static var isBusy: Bool { !scopes.isEmpty || !waiting.isEmpty }

  /// Whether changes were left for the next turn of the loop.
  static var isWaiting: Bool { scopes.isEmpty && !waiting.isEmpty }

  /// Makes a change at once where it conflicts with nothing, else after the change under way.
  ///
  /// - Parameters:
  ///   - container: The panel whose children change; `nil` if a window changes.
  ///   - panels: The panels that come, go or move.
  ///   - change: Makes the change. The state at the time of the request may be out of date by then.
  static func perform(
    in container: Panel?, moving panels: [Panel] = [], _ change: @escaping () -> Void
  ) {
    if mayChangeNow(container, panels) {
      run(in: container, moving: panels, change)
    } else {
      waiting.append(Waiting(scope: Scope(container: container, panels: panels), change: change))
      if scopes.isEmpty { empty() }
    }
  }

  /// Makes a change now, as a part of the change under way or as the outermost one.
  static func run(in container: Panel?, moving panels: [Panel] = [], _ change: () -> Void) {
    scopes.append(Scope(container: container, panels: panels))
    change()
    scopes.removeLast()
    count += 1
    if scopes.isEmpty { empty() }
  }

  /// Lays out views. Containers in the scope may change their children meanwhile; others do so
  /// afterwards.
  static func layOut(_ scope: LayoutScope, _ layout: () -> Void) {
    scopes.append(Scope(layout: scope))
    layout()
    scopes.removeLast()
    if scopes.isEmpty { empty() }
  }

  /// Makes the changes that were left for this turn of the loop.
  static func goOn() {
    isPaused = false
    if isWaiting { empty() }
  }

  /// Whether the container's children may change now: no change under way or waiting conflicts.
  static func mayChange(_ container: Panel) -> Bool { mayChangeNow(container, []) }

  /// Whether a change of the container's children waits; with a child, one that concerns it.
  static func isChangeWaiting(in container: Panel, of child: Panel? = nil) -> Bool {
    waiting.contains { change in
      change.scope.container === container && child.map(change.scope.concerns) ?? true
    }
  }

  /// Whether a change under way moves a panel.
  static func isMoving(_ panel: Panel) -> Bool { scopes.contains { $0.concerns(panel) } }

  /// Whether a panel may enter a container as a part of the container's own change: no change under
  /// way or waiting concerns the panel, and it is off the screen unless no other change is under
  /// way.
  static func mayTake(_ panel: Panel, into container: Panel) -> Bool {
    if waiting.contains(where: { $0.scope.concerns(panel) }) { return false }
    let isAlone = scopes.allSatisfy { scope in
      if case .everywhere = scope.layout { return true }
      return scope.container === container && !scope.concerns(panel)
    }
    return isAlone || mayMoveNow(panel, in: container)
  }

  private static func empty() {
    guard !isEmptying, !isPaused else { return }
    isEmptying = true
    var made = 0
    while !waiting.isEmpty, made < mostAtATime {
      let next = waiting.removeFirst()
      made += 1
      run(in: next.scope.container, moving: next.scope.panels, next.change)
    }
    isEmptying = false
    isPaused = !waiting.isEmpty
  }

  private static func mayChangeNow(_ container: Panel?, _ panels: [Panel]) -> Bool {
    guard let innermost = scopes.last else { return waiting.isEmpty }
    guard let container, !scopes.contains(where: { $0.container === container }) else {
      return false
    }
    // Changes in `viewDidLoad` come before those that its children's callbacks have requested.
    guard container.isLoadingView || !waiting.contains(where: { $0.concerns(container, panels) })
    else { return false }
    guard
      container.appearanceState == .disappeared || container.letsChildrenJoin
        || innermost.layout?.contains(container) == true
    else { return false }
    return panels.allSatisfy { mayMoveNow($0, in: container) }
  }

  private static func mayMoveNow(_ panel: Panel, in container: Panel) -> Bool {
    let isTaken = scopes.contains { $0.involves(panel) }
    guard !isTaken, panel.presentation == nil else { return false }
    if panel.parent === container { return true }
    guard panel.appearanceState == .disappeared else { return false }
    guard let parent = panel.parent else { return true }
    return parent.appearanceState == .disappeared && !isChangeWaiting(in: parent)
      && !scopes.contains { $0.container === parent }
  }
}
