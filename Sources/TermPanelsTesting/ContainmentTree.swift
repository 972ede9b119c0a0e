import TermPanels

/// A program whose root is a tree of nested containers, in which anything may be changed at any
/// moment: between events, and in any callback, completion or delegate call.
@MainActor final class ContainmentTree {
  let app: Harness
  let audit = LifeCycleAudit()
  var random: SequenceGenerator
  /// All containers, in the tree or not.
  private(set) var containers: [any ContainerUnderTest] = []
  /// The panels at the ends of the tree.
  private(set) var leaves: [RecordingPanel] = []
  /// Roots that were replaced, kept because a freed parent sends its children no callbacks.
  var formerRoots: [Panel] = []
  /// The panels that were presented and perhaps still are.
  var presented: [Panel] = []
  /// The kind of container that the law is about.
  private let kind: ContainerKind
  private let log = CallbackLog()
  /// The number of changes that callbacks may still make, and their nesting depth now.
  var changesInCallbacks = 0
  var depth = 0

  init(_ kind: ContainerKind, seed: UInt64) throws {
    self.kind = kind
    random = SequenceGenerator(state: seed)
    app = try Harness(columns: 60, rows: 24, motion: .full) { [audit] application in
      application.observer = audit
      return Panel()
    }
    let container = makeContainer(kind, depth: 2)
    // The container is the root of some trees, and inside one or two others in the rest.
    var root = container.panel
    for _ in 0..<random.next(below: 3) {
      let outer = makeContainer(random.pick(ContainerKind.builtIn) ?? kind, depth: 1)
      show(root, in: outer, animated: false)
      root = outer.panel
    }
    app.application.window.rootPanel = root
    app.application.turn()
  }

  var window: Window { app.application.window }

  /// A leaf, or a container with panels in it.
  func makePanel(depth: Int) -> Panel {
    guard depth > 0, !random.happens(oncePer: 3) else { return makeLeaf() }
    let kind = random.happens(oncePer: 3) ? kind : random.pick(ContainerKind.builtIn) ?? kind
    return makeContainer(kind, depth: depth).panel
  }

  private func makeContainer(_ kind: ContainerKind, depth: Int) -> any ContainerUnderTest {
    let container = kind.make()
    observe(container.panel)
    containers.append(container)
    if let asking = container as? any AskingContainer {
      asking.onAsking = { [weak self] in self?.changeInCallback() }
    }
    for _ in 0..<random.next(below: 4) {
      show(makePanel(depth: depth - 1), in: container, animated: false)
    }
    return container
  }

  private func makeLeaf() -> RecordingPanel {
    let leaf = RecordingPanel("L\(leaves.count)", log: log)
    leaf.onCallback = { [weak self] event in
      if case .key = event { return }
      self?.changeInCallback()
    }
    leaves.append(leaf)
    observe(leaf)
    return leaf
  }

  /// Audits a new panel from now on, before it has a place in the tree.
  private func observe(_ panel: Panel) {
    app.application.observe(panel)
    audit.meet(panel)
  }

  /// Audits a new container without a place in the tree; its panels are audited already.
  func observed(_ container: Panel) -> Panel {
    app.application.observe(container)
    return container
  }

  /// Shows a panel in a container, unless the container cannot contain it.
  func show(_ panel: Panel, in container: any ContainerUnderTest, animated: Bool) {
    // A column of a split is itself a navigation.
    if container.panel is SplitPanel, panel is NavigationPanel { return }
    container.show(panel, animated: animated)
  }

  /// Makes a change once in a while, as long as the step allows it; now and then, the program quits
  /// instead, and panels still change while it ends.
  private func changeInCallback() {
    guard changesInCallbacks > 0, depth < 3, random.happens(oncePer: 6) else { return }
    changesInCallbacks -= 1
    depth += 1
    if random.happens(oncePer: 100) { app.application.quit() } else { change() }
    depth -= 1
  }

  /// Lets every transition come to its end, without new changes.
  func rest() {
    changesInCallbacks = 0
    app.run(for: 2)
  }

  /// Releases all panels; reports those that are still alive.
  func leaks() -> [String] {
    let weak = leaves.map { (name: $0.name, reference: WeakReference(panel: $0)) }
    (presented, formerRoots) = ([], [])
    containers = []
    leaves = []
    return weak.filter { $0.reference.panel != nil }
      .map { "\($0.name) is still alive after the end (rule 13)." }
  }

  private struct WeakReference {
    weak var panel: Panel?
  }
}
