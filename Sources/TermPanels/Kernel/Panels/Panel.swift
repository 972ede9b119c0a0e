/// A view with a life cycle, and the unit that screens are composed of: UIKit's view controller,
/// in a terminal.
///
/// A panel owns one view, which is made when it is first needed, and any number of child panels,
/// whose views lie in its own. Containers decide which child is visible; coordinators decide why. A
/// panel is self-contained: its parent configures it, it reports upwards through closures or a
/// delegate, and it never climbs to a sibling or a container to change what is shown.
///
/// Subclass it, make the view in ``loadView()`` or ``viewDidLoad()``, and embed children with
/// ``embedChild(_:in:insets:)``.
@MainActor open class Panel: Responder {
  // MARK: Containment

  /// The panel that this one is a child of.
  public internal(set) final unowned var parent: Panel?

  /// The child panels, in the order in which they were added.
  public internal(set) final var children: [Panel] = []

  /// Called before the panel gets a parent, or before it loses it (`nil`). An override calls
  /// `super`, which notifies observers.
  open func willMove(toParent parent: Panel?) { notifyObserver(.willMove(toParent: parent)) }

  /// Called after the panel got a parent and is in place, or after it lost its parent (`nil`). An
  /// override calls `super`, which notifies observers.
  open func didMove(toParent parent: Panel?) { notifyObserver(.didMove(toParent: parent)) }

  /// Called after a child was taken away to be shown elsewhere. A container that also keeps its
  /// children in properties, such as `content`, clears the one for this child.
  open func didLoseChild(_ child: Panel) {}

  /// Calls ``didLoseChild(_:)`` for a child that was taken away, unless a request to show it again
  /// waits.
  func lose(_ child: Panel) {
    if !ChangeQueue.isChangeWaiting(in: self, of: child) { didLoseChild(child) }
  }

  /// Whether the panel belongs to a tool that shows the program, such as the inspector, and not to
  /// the program: observers are not notified of it. Set it right after creating the panel.
  public final var isInstrument = false

  /// The program that the panel is in, or was in last: its observer is notified of the panel's
  /// callbacks, also of those that come when the panel has no parent any more.
  private(set) final weak var program: Application?

  /// Makes the panel, and those in it, a part of a program.
  final func join(_ program: Application?) {
    guard let program, self.program !== program else { return }
    self.program = program
    for activity in activities { program.activities.add(activity) }
    activities = []
    for child in children { child.join(program) }
  }

  /// The activities that the panel began before it was in a program.
  private final var activities: [Activity] = []

  /// Adds an activity to those of the program, or to those that wait for one.
  final func add(_ activity: Activity) {
    if let program { program.activities.add(activity) } else { activities.append(activity) }
  }

  // MARK: Title and status

  /// The panel's title and detail, used in the title line, for the way back and as the help's
  /// heading.
  public final lazy var navigationItem = NavigationItem { [weak self] in
    self?.setNeedsStatusUpdate()
  }

  /// The panel's name; the same as the navigation item's title.
  public final var title: String? {
    get { navigationItem.title }
    set { navigationItem.title = newValue }
  }

  /// The child whose title, key focus and status this panel shows as its own; `nil` for the panel's
  /// own.
  open var childForStatus: Panel? { nil }

  /// A few words about a pending input; see ``effectivePendingDetail``.
  var pendingDetail: String? { nil }

  /// The responder that takes the keys first while the panel is in front. If `nil`,
  /// ``childForStatus`` decides, and without such a child the panel itself takes them.
  open var preferredFirstResponder: Responder? { nil }

  /// Updates the parts that show other panels' state (titles, key hints). Called once, at the end
  /// of a turn with an event or a change; the default passes the call to the children.
  open func updateStatus() {
    for child in children { child.updateStatus() }
  }

  /// The size that the panel prefers where its container lets it choose, in cells.
  public final var preferredContentSize: Size? {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presentingPanel)?.preferredContentSizeDidChange(forChild: self)
      viewIfLoaded?.superview?.setNeedsLayout()
    }
  }

  /// Called before a navigation panel pops this one with ``NavigationPanel/pop(animated:)``, as the
  /// back key does, or goes back to an earlier title that was clicked; `false` keeps the panel.
  public final var shouldPop: (() -> Bool)?

  /// Called when the preferred size of a child or a presented panel has changed. Containers that
  /// prefer the size of their content also call it when they show another child.
  open func preferredContentSizeDidChange(forChild child: Panel) {}

  // MARK: View

  private var loadedView: View?
  /// Whether the view is being made now.
  private(set) final var isLoadingView = false
  var appearance = Appearance()
  /// The transitions between children that are under way.
  final var transitions: [Transition] = []

  /// Creates a panel. Its view is not made before it is needed.
  public override init() {}

  isolated deinit {
    loadedView?.panel = nil
    for child in children { child.parent = nil }
    for activity in activities { activity.end() }
  }

  /// The panel's view. The first use makes it: ``loadView()``, then ``viewDidLoad()``.
  public final var view: View {
    get {
      loadViewIfNeeded()
      guard let loadedView else { preconditionFailure("A panel has its view once it is loaded.") }
      return loadedView
    }
    set {
      loadedView?.panel = nil
      newValue.panel = self
      loadedView = newValue
    }
  }

  /// The view, if there is one already. Never makes it.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, if that has not been done.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    isLoadingView = true
    loadView()
    precondition(loadedView != nil, "loadView() of \(type(of: self).typeName) must set the view.")
    notifyObserver(.viewDidLoad)
    viewDidLoad()
    isLoadingView = false
  }

  /// Makes the view and sets `view`. Override it to use a view of your own; never call it.
  open func loadView() { view = View() }

  /// Called once, after the view was made and before it has its position and size: add subviews
  /// here, and apply properties that were set before.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view comes onto the screen. Its size is not known yet.
  open func viewWillAppear(animated: Bool) {}

  /// Called once while the view appears, when it is in place and has its size.
  open func viewIsAppearing(animated: Bool) {}

  /// Called after the view came onto the screen and any animation is over.
  open func viewDidAppear(animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(animated: Bool) {}

  /// Called after the view left the screen.
  open func viewDidDisappear(animated: Bool) {}

  /// Whether the panel's own appearance and disappearance are forwarded to the children whose views
  /// lie in its view. A container that returns `false` calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` of its children
  /// itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Responder

  /// The superview of the panel's view, or the parent while the view has none; for a presented
  /// panel, the one that presents it, after the view around a popover.
  open override var next: Responder? {
    if let popover = presentation?.popover { return popover }
    if let presenter = presentation?.presenter { return presenter }
    return viewIfLoaded?.superview ?? parent
  }

  /// Commands that others add to the panel, mostly the coordinator that shows it: UIKit's
  /// `addKeyCommand`, but computed whenever they are needed so that they are never out of date.
  public final var commands: () -> [KeyCommand] = { [] }

  /// The commands that were added. An override adds its own to those of `super`.
  open override var keyCommands: [KeyCommand] { commands() }

  /// The panel's title.
  open override var keyCommandsTitle: String? { title }

  override final var hostWindow: Window? { viewIfLoaded?.window }

  override var endsModalScope: Bool {
    // A popover's view, which comes next, ends it.
    if let presentation { return presentation.popover == nil }
    return isInstrument && viewIfLoaded?.superview is Window
  }

  // MARK: Presentation

  /// Space at the window's edges that panels presented above this one leave free and undimmed.
  open var presentationInsets: Insets { childForStatus?.presentationInsets ?? .zero }

  /// The style in which the panel is presented.
  public final var presentationStyle = PresentationStyle.overContext

  /// Whether this panel can be the presenting panel for itself and the panels in it: a panel
  /// presented over the context then lies above this one alone, not above the whole window. A
  /// window's root panel and a presented panel always can.
  public final var definesPresentationContext = false

  /// Whether the presented panel stays after a click beside it. `true` by default, so that no stray
  /// click loses what was typed; where nothing can be lost, `false` lets the click dismiss it. For
  /// a popover it is `false` by default, and also decides about Esc.
  public final var isModalInPresentation: Bool {
    get { ownIsModalInPresentation ?? !presentationStyle.isPopover }
    set { ownIsModalInPresentation = newValue }
  }
  private final var ownIsModalInPresentation: Bool?

  /// The presentation of this panel while it is presented.
  weak var presentation: Presentation?

  /// Called after the panel was dismissed, by any means, and the keys are back with their former
  /// responder.
  func didDismiss() {}
}
