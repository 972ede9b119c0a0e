/// Decides why a panel is on the screen: owns one screen's panels, gives them what they show,
/// hears what they report, and says what should be seen next. Panels stay ignorant of each other;
/// what leads from one to the next is known here and nowhere else.
///
/// Coordinators form a tree of their own. A child is started by its parent and stops when its
/// screen is gone, whoever took it away.
@MainActor open class Coordinator {
  /// The coordinator that started this one.
  public private(set) final weak var parent: Coordinator?

  /// The coordinators that this one has started and that have not stopped.
  public private(set) final var children: [Coordinator] = []

  /// Whether the coordinator was started and not stopped.
  public private(set) final var isRunning = false

  /// Creates a coordinator that is not running.
  public init() {}

  /// The panel that stands for the coordinator's screen.
  open var primaryPanel: Panel {
    preconditionFailure("\(type(of: self)) must say what its primary panel is.")
  }

  /// The column that the screen belongs in where there are several beside each other, as with a
  /// ``SplitRouter``; the middle one, unless a subclass says otherwise. Elsewhere nobody asks.
  open var column: SplitPanel.Column { .supplementary }

  /// Begins. Starting one that runs does nothing.
  public final func start() {
    guard !isRunning else { return }
    isRunning = true
    didStart()
  }

  /// Ends, after everything that it started has ended. Stopping one that does not run does
  /// nothing.
  public final func stop() {
    guard isRunning else { return }
    for child in children { child.stop() }
    isRunning = false
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

  /// Told once at the start: observe the model, fill the panels.
  open func didStart() {}

  /// Told once at the end: let go of everything.
  open func didStop() {}
}
