/// A view with a life cycle, and the unit that screens are composed of: UIKit's view controller,
/// in a terminal.
///
/// A panel owns one view, which is made when it is first needed, and any number of child panels,
/// whose views lie in its own. Containers decide which child is visible; coordinators decide why.
/// A panel is a closed box: its parent configures it, it reports upwards through closures or a
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

  /// Told before the panel gets a parent, or before it loses it (`nil`). An override calls `super`,
  /// which lets observers know.
  open func willMove(toParent parent: Panel?) { tell(.willMove(toParent: parent)) }

  /// Told after the panel got a parent and is in its place, or after it lost it (`nil`). An override
  /// calls `super`, which lets observers know.
  open func didMove(toParent parent: Panel?) { tell(.didMove(toParent: parent)) }

  /// Told after a child was taken away to be shown elsewhere. A container that knows its children
  /// by names of its own, such as a `content`, forgets this one.
  open func didLoseChild(_ child: Panel) {}

  /// Has the panel forget a child that was taken away, unless it has been asked to show it again
  /// meanwhile.
  func lose(_ child: Panel) {
    if !ChangeQueue.isChangeWaiting(in: self, of: child) { didLoseChild(child) }
  }

  /// Whether the panel belongs to a tool that shows the program, such as the inspector, and not to
  /// the program: observers are told nothing of it. Set it right after the panel was made.
  public final var isInstrument = false

  // MARK: Title and status

  /// What the panel is called: in the title line, as a way back, as the help's heading.
  public final lazy var navigationItem = NavigationItem { [weak self] in
    self?.setNeedsStatusUpdate()
  }

  /// The panel's name; the same as the navigation item's title.
  public final var title: String? {
    get { navigationItem.title }
    set { navigationItem.title = newValue }
  }

  /// The child whose title, key focus and status stand for this panel's. `nil` lets the panel
  /// speak for itself.
  open var childForStatus: Panel? { nil }

  /// A few words on what a person has begun here and not ended; see ``effectivePendingDetail``.
  var pendingDetail: String? { nil }

  /// Who should take the keys first while the panel is in front. `nil` asks ``childForStatus``,
  /// and where there is none the panel itself takes them.
  open var preferredFirstResponder: Responder? { nil }

  /// Brings what the panel shows about others (titles, key hints) up to date. Called at the end of a
  /// turn in which something happened, not each time; the default passes it to the children.
  open func updateStatus() {
    for child in children { child.updateStatus() }
  }

  /// The size that the panel would like where its container lets it choose, in cells.
  public final var preferredContentSize: Size? {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presentingPanel)?.preferredContentSizeDidChange(forChild: self)
      viewIfLoaded?.superview?.setNeedsLayout()
    }
  }

  /// Asked before a navigation goes back from the panel with ``NavigationPanel/pop(animated:)``, as
  /// the key for back does; `false` keeps it.
  public final var shouldPop: (() -> Bool)?

  /// Told when a child, or a presented panel, would like another size.
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
  }

  /// The panel's view. The first use makes it: ``loadView()``, then ``viewDidLoad()``.
  public final var view: View {
    get {
      loadViewIfNeeded()
      guard let loadedView else {
        preconditionFailure("loadView() of \(type(of: self)) must set the view.")
      }
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
    tell(.viewDidLoad)
    viewDidLoad()
    isLoadingView = false
  }

  /// Makes the view and sets `view`. Override it to use a view of your own; never call it.
  open func loadView() { view = View() }

  /// Told once, after the view was made and before it has its place and its size: add subviews
  /// here, and apply what was set before.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Told before the view comes onto the screen. Its size is not known yet.
  open func viewWillAppear(animated: Bool) {}

  /// Told once while the view appears, when it is in its place and has its size.
  open func viewIsAppearing(animated: Bool) {}

  /// Told after the view came onto the screen, and any animation is over.
  open func viewDidAppear(animated: Bool) {}

  /// Told before the view leaves the screen.
  open func viewWillDisappear(animated: Bool) {}

  /// Told after the view left the screen.
  open func viewDidDisappear(animated: Bool) {}

  /// Whether the panel's own coming and going is passed on to the children whose views lie in its
  /// view. A container that answers `false` calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Responder

  /// The superview of the panel's view, or the parent while the view is in none; for a presented
  /// panel, the one that presents it.
  open override var next: Responder? {
    if let presenter = presentation?.presenter { return presenter }
    return viewIfLoaded?.superview ?? parent
  }

  /// Commands that somebody else adds to the panel, mostly the coordinator that shows it: UIKit's
  /// `addKeyCommand`, computed whenever they are needed so that they are never out of date.
  public final var commands: () -> [KeyCommand] = { [] }

  /// The commands that were added. An override adds its own to those of `super`.
  open override var keyCommands: [KeyCommand] { commands() }

  /// The panel's title.
  open override var keyCommandsTitle: String? { title }

  override final var hostWindow: Window? { viewIfLoaded?.window }

  override var endsModalScope: Bool {
    presentation != nil || (isInstrument && viewIfLoaded?.superview is Window)
  }

  // MARK: Presentation

  /// Space at the window's edges that panels presented above this one leave free and undimmed.
  open var presentationInsets: Insets { childForStatus?.presentationInsets ?? .zero }

  /// How the panel is shown when it is presented.
  public final var presentationStyle = PresentationStyle.overContext

  /// Whether this panel carries out what it, or a panel in it, presents: what is presented over
  /// the context then lies above this panel alone, not above the whole window. The panel at the
  /// bottom of a window, and one that is presented, always do.
  public final var definesPresentationContext = false

  /// Whether the panel, while it is presented, stays when somebody clicks beside it. `true` unless
  /// it is said otherwise, so that no stray click loses what was typed; where nothing can be lost,
  /// `false` lets the click dismiss it.
  public final var isModalInPresentation = true

  /// How this panel is presented, while it is.
  weak var presentation: Presentation?

  /// Told after the panel was dismissed, whoever did it, and the keys are back where they were.
  func didDismiss() {}
}
