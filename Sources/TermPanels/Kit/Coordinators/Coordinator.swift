/// Decides why a panel is on the screen: owns one screen's panels, gives them their content,
/// receives their reports, and decides what is shown next. Panels do not know each other; only the
/// coordinator knows the way from one to the next.
///
/// Coordinators form a tree of their own. A child is started by its parent and stops when its
/// screen is gone, however it was removed.
@MainActor open class Coordinator {
  /// The coordinator that started this one.
  public private(set) final weak var parent: Coordinator?

  /// The coordinators that this one has started and that have not stopped.
  public private(set) final var children: [Coordinator] = []

  /// Whether the coordinator was started and not stopped.
  public private(set) final var isRunning = false

  private var isStopping = false

  /// Creates a coordinator that is not running.
  public init() {}

  /// The panel that represents the coordinator's screen.
  open var primaryPanel: Panel {
    preconditionFailure("\(type(of: self)) must provide its primary panel.")
  }

  /// The column that the screen belongs in where there are several beside each other, as with a
  /// ``SplitRouter``; the middle one unless a subclass overrides it. Other routers ignore it.
  open var column: SplitPanel.Column { .supplementary }

  /// Starts the coordinator. Starting one that runs does nothing.
  public final func start() {
    guard !isRunning else { return }
    isRunning = true
    didStart()
  }

  /// Stops the coordinator, after its children. Stopping one that does not run does nothing.
  public final func stop() {
    // A child that has stopped may let its parent stop.
    guard isRunning, !isStopping else { return }
    isStopping = true
    for child in children { child.stop() }
    (isRunning, isStopping) = (false, false)
    didStop()
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Adds a coordinator to the tree and starts it.
  public final func startChild(_ child: Coordinator) {
    precondition(isRunning, "A coordinator that does not run has no children.")
    precondition(child.parent == nil, "A coordinator has one parent.")
    child.parent = self
    children.append(child)
    child.start()
  }

  /// Called once at the start: observe the model, fill the panels.
  open func didStart() {}

  /// Called once at the end: release everything.
  open func didStop() {}
}
