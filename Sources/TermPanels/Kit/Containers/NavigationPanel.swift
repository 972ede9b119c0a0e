/// A stack of panels of which the top one is visible, below a title line that shows where you are
/// and above a bottom line with the keys that work now.
///
/// Covered panels keep their views and their state. Both the back key and the program use
/// ``pop(animated:)``, which asks the panel first.
public final class NavigationPanel: Panel {
  /// The delegate, notified when panels leave so that their coordinators can end.
  public weak var delegate: (any NavigationPanelDelegate)?
  /// Seconds that a push or pop takes.
  public var transitionDuration = 0.15
  /// Words at the right end of the bottom line, about what is pending.
  public var status: String? { didSet { if status != oldValue { setNeedsStatusUpdate() } } }

  /// The panels, the visible one last. In a callback, a new stack is set here at once, and on the
  /// screen after the change under way.
  public private(set) var panels: [Panel]

  private let coveredChildren = CoveredChildren()
  private let titleBar = TitleBar()
  private let content = View()
  private let hints = KeyHintsBar()

  /// Called instead of the delegate. Set by a container that moves panels from one stack to another
  /// and notifies the delegates itself.
  var onRemoval: (([Panel]) -> Void)?
  /// Whether the navigation shows a bottom line; a container of several shows one for all.
  var showsHints = true {
    didSet { hints.isHidden = !showsHints }
  }
  /// Rows below the navigation that its container's bottom line takes.
  var rowsBelow = 0 {
    didSet { (viewIfLoaded as? NavigationView)?.rowsBelow = rowsBelow }
  }
  /// Whether the title is that of the panel with the keys, where several navigations are visible.
  var isActive = true {
    didSet { titleBar.isActive = isActive }
  }

  /// Creates a stack with its first panel.
  public convenience init(root: Panel) { self.init(panels: [root]) }

  init(panels: [Panel]) {
    self.panels = panels
    super.init()
    ChangeQueue.perform(in: self, moving: panels) { [self] in
      arrange(animated: false, reports: false)
    }
  }

  /// The visible panel.
  public var topPanel: Panel? { panels.last }

  // MARK: - Changing the stack

  /// Shows a panel on top of the others.
  public func push(_ panel: Panel, animated: Bool = true) {
    precondition(!panels.contains { $0 === panel }, "The panel is already on the stack.")
    setPanels(panels + [panel], animated: animated)
  }

  /// Goes back by one panel, if the visible one agrees. The first panel stays. If the visible panel
  /// changes the stack when it is asked, no other panel leaves.
  ///
  /// - Returns: The panel that left, or `nil` when no panel left.
  @discardableResult
  public func pop(animated: Bool = true) -> Panel? {
    guard panels.count > 1, let top = panels.last, top.shouldPop?() ?? true,
      panels.count > 1, panels.last === top
    else { return nil }
    setPanels(Array(panels.dropLast()), animated: animated)
    return top
  }

  /// Goes back to the panel of a title, as if the back key were pressed until it is visible: every
  /// panel that would leave is asked, the visible one first.
  private func goBack(toTitle index: Int) {
    let titled = panels.filter { $0.effectiveTitle != nil }
    guard titled.indices.contains(index),
      let place = panels.firstIndex(where: { $0 === titled[index] })
    else { return }
    for panel in panels[(place + 1)...].reversed() {
      guard panel.shouldPop?() ?? true else { return }
    }
    // A panel may have changed the stack when it was asked.
    if panels.contains(where: { $0 === titled[index] }) { pop(to: titled[index]) }
  }

  /// Goes back to a panel of the stack. The choice of a panel is explicit, so no panel is asked
  /// whether it agrees.
  ///
  /// - Returns: The panels that left, the lowest first.
  @discardableResult
  public func pop(to panel: Panel, animated: Bool = true) -> [Panel] {
    guard let index = panels.firstIndex(where: { $0 === panel }) else {
      preconditionFailure("Going back needs a panel on the stack.")
    }
    let popped = Array(panels[(index + 1)...])
    if !popped.isEmpty { setPanels(Array(panels[...index]), animated: animated) }
    return popped
  }

  /// Replaces the whole stack, without asking the panels that leave. The visible panel changes with
  /// a transition unless it stays; covered ones come and go without appearing.
  ///
  /// - Parameters:
  ///   - new: The panels, each once, at least one.
  ///   - animated: Whether the change is shown.
  public func setPanels(_ new: [Panel], animated: Bool) {
    precondition(!new.isEmpty, "A navigation shows at least one panel.")
    replacePanels(new, animated: animated, reports: true)
  }

  /// Replaces the stack, possibly with an empty one; `reports` is whether removed panels are
  /// reported.
  func replacePanels(_ new: [Panel], animated: Bool, reports: Bool) {
    precondition(
      Set(new.map(ObjectIdentifier.init)).count == new.count,
      "A panel must occur only once on the stack.")
    let concerned = panels + new
    panels = new
    setNeedsStatusUpdate()
    ChangeQueue.perform(in: self, moving: concerned) { [self] in
      arrange(animated: animated, reports: reports)
    }
  }

  /// Replaces the stack as a part of the change under way.
  func replacePanelsNow(_ new: [Panel], animated: Bool) {
    let concerned = panels + new
    panels = new
    setNeedsStatusUpdate()
    ChangeQueue.run(in: self, moving: concerned) { arrange(animated: animated, reports: false) }
  }

  private func reportRemoval(of gone: [Panel]) {
    if let onRemoval { onRemoval(gone) } else { delegate?.navigation(self, didPop: gone) }
  }

  /// Brings the children in line with the stack, as a part of the change under way.
  private func arrange(animated: Bool, reports: Bool) {
    let gone = coveredChildren.arrange(
      in: content, of: self, duration: animated ? transitionDuration : 0
    ) { (panels, panels.last) }
    if reports, !gone.isEmpty { reportRemoval(of: gone) }
  }

  /// Removes a panel that is shown elsewhere from the stack.
  override func lose(_ child: Panel) {
    coveredChildren.forget(child)
    guard panels.contains(where: { $0 === child }) else { return }
    replacePanels(panels.filter { $0 !== child }, animated: false, reports: false)
    ChangeQueue.perform(in: self) { [self] in reportRemoval(of: [child]) }
  }

  // MARK: - Panel

  public override func loadView() {
    titleBar.onSelect = { [unowned self] in goBack(toTitle: $0) }
    let navigationView = NavigationView(titleBar: titleBar, content: content, hints: hints)
    navigationView.rowsBelow = rowsBelow
    view = navigationView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    ChangeQueue.perform(in: self, moving: panels) { [self] in
      arrange(animated: false, reports: false)
    }
  }

  /// The visible panel's title, focus and status.
  public override var childForStatus: Panel? { panels.last }

  /// The bottom line stays in sight below presented panels: it shows their keys.
  public override var presentationInsets: Insets { Insets(bottom: showsHints ? 1 : 0) }

  public override func updateStatus() {
    super.updateStatus()
    titleBar.titles = panels.compactMap(\.effectiveTitle)
    titleBar.detail = topPanel?.effectivePendingDetail ?? topPanel?.effectiveDetail ?? ""
    hints.status = [status, application?.mouseStatus].compactMap(\.self).joined(separator: " · ")
    hints.notes = application?.linkNotes ?? []
    if showsHints, let application { hints.showCommands(of: application) }
  }

  public override var keyCommandsTitle: String? { "Navigation" }

  public override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.navigationBack, isEnabled: panels.count > 1) { [unowned self] in pop() }
    ]
  }

  /// The command of a navigation.
  public static let commands: [Command] = [.navigationBack]
}

extension Command {
  static let navigationBack = Command(
    "navigation.back", .escape, .character("h"), .left, title: "Back", hint: "back")
}

/// An observer of panels that leave a ``NavigationPanel``.
@MainActor public protocol NavigationPanelDelegate: AnyObject {
  /// Called after panels left the stack, for any reason.
  func navigation(_ navigation: NavigationPanel, didPop panels: [Panel])
}

extension Panel {
  /// The nearest navigation that the panel is in.
  public final var navigationPanel: NavigationPanel? {
    (parent as? NavigationPanel) ?? parent?.navigationPanel
  }
}
