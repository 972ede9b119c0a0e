/// Makes the changes of panels one after the other.
///
/// A *change* is everything that happens when a container gets other children, a panel is presented
/// or dismissed, or a window gets another root: the callbacks, and what is moved between them. A
/// change that a callback, a completion or a delegate's answer asks for waits until the change
/// under way is over, so no panel is told of two changes at once. Changes that wait are made in the
/// order in which they were asked for, before the outermost call returns.
///
/// Three kinds of change disturb nobody and are made at once, in the middle of another one:
/// - a container that is off the screen changes, as in its ``Panel/viewDidLoad()``;
/// - a container changes its children while it is told that it will appear or is appearing: they
///   appear with it;
/// - a container that came with the change under way arranges its children in its first layout.
///
/// None of them may concern a container or a panel that a change under way is about, or one that
/// waits.
@MainActor enum ChangeQueue {
  /// The panels that a change, or a layout within one, is about.
  private struct Scope {
    /// The panel whose children change; `nil` where a window changes.
    var container: Panel?
    /// The panels that come, go or move.
    var panels: [Panel] = []
    /// During a layout, the panels in which containers may change; `nil` in a change.
    var layout: LayoutScope?

    func concerns(_ panel: Panel) -> Bool { panels.contains { $0 === panel } }
  }

  /// In which containers a layout may change children.
  enum LayoutScope {
    /// In all: nothing is under way but the layout.
    case everywhere
    /// In these, and in what is in them.
    case within([Panel])

    @MainActor fileprivate func contains(_ container: Panel) -> Bool {
      switch self {
      case .everywhere: true
      case .within(let panels): panels.contains { container.isDescendant(of: $0) }
      }
    }
  }

  /// A change that was asked for and is not made yet.
  private struct Waiting {
    let scope: Scope
    let change: () -> Void

    func concerns(_ container: Panel, _ panels: [Panel]) -> Bool {
      scope.container === container || panels.contains { scope.concerns($0) }
    }
  }

  /// The changes and layouts under way, the innermost last.
  private static var scopes: [Scope] = []
  private static var waiting: [Waiting] = []
  private static var isEmptying = false

  /// How many changes were made since the process began.
  private(set) static var count = 0

  /// The most changes that are made in one turn of the loop: an endless chain of them must not keep
  /// the keys from being read.
  private static let mostAtATime = 1_000
  private static var isPaused = false

  /// Whether a change is under way, or one waits.
  static var isBusy: Bool { !scopes.isEmpty || !waiting.isEmpty }

  /// Whether changes were left for the next turn of the loop.
  static var isWaiting: Bool { scopes.isEmpty && !waiting.isEmpty }

  /// Makes a change at once where that disturbs nobody, else after the change under way.
  ///
  /// - Parameters:
  ///   - container: The panel whose children change; `nil` where a window changes.
  ///   - panels: The panels that come, go or move.
  ///   - change: Makes it. What it found when it was asked for may have changed meanwhile.
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

  /// Makes a change now: one that is a part of the change under way, or the outermost one.
  static func run(in container: Panel?, moving panels: [Panel] = [], _ change: () -> Void) {
    scopes.append(Scope(container: container, panels: panels))
    change()
    scopes.removeLast()
    count += 1
    if scopes.isEmpty { empty() }
  }

  /// Lays out views. Containers may change their children meanwhile as far as the scope reaches;
  /// others do so afterwards.
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

  /// Whether a change of the container's children disturbs none that is under way or waits.
  static func mayChange(_ container: Panel) -> Bool { mayChangeNow(container, []) }

  /// Whether a change of the container's children waits, or one that is about this child.
  static func isChangeWaiting(in container: Panel, of child: Panel? = nil) -> Bool {
    waiting.contains { change in
      change.scope.container === container && child.map(change.scope.concerns) ?? true
    }
  }

  /// Whether a panel may come into a container as a part of the container's own change: nothing
  /// under way or waiting is about it, and it is off the screen unless nothing else is under way.
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
    // What `viewDidLoad` does comes before what the callbacks of its children have asked for.
    guard container.isLoadingView || !waiting.contains(where: { $0.concerns(container, panels) })
    else { return false }
    guard
      container.appearanceState == .disappeared || container.letsChildrenJoin
        || innermost.layout?.contains(container) == true
    else { return false }
    return panels.allSatisfy { mayMoveNow($0, in: container) }
  }

  private static func mayMoveNow(_ panel: Panel, in container: Panel) -> Bool {
    guard !scopes.contains(where: { $0.concerns(panel) }), panel.presentation == nil else {
      return false
    }
    if panel.parent === container { return true }
    guard panel.appearanceState == .disappeared else { return false }
    guard let parent = panel.parent else { return true }
    return parent.appearanceState == .disappeared && !isChangeWaiting(in: parent)
      && !scopes.contains { $0.container === parent }
  }
}
