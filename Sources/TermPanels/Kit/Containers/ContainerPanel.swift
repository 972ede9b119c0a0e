/// Shows one panel at a time and crossfades when it changes: for a screen that goes from its empty
/// state to its list and back.
///
/// Setting ``content`` is all there is to it. Setting it before the view is made only stores it;
/// setting it again in the middle of a fade ends that fade first, so that every panel gets each
/// of its callbacks once, in order, as
/// ``Panel/exchangeChild(_:for:in:insets:duration:completion:)`` gives them.
open class ContainerPanel: Panel {
  /// Seconds that a crossfade takes.
  public final var transitionDuration = 0.3

  private var current: Panel?

  /// Creates a container.
  public init(content: Panel? = nil) {
    current = content
    super.init()
  }

  /// The panel that is shown. Setting it crossfades when the container is on the screen.
  public final var content: Panel? {
    get { current }
    set { setContent(newValue, animated: true) }
  }

  /// Shows another panel. Showing the current one does nothing.
  ///
  /// - Parameters:
  ///   - content: The panel, or `nil` to show none.
  ///   - animated: Whether to crossfade.
  ///   - completion: Called exactly once, with `false` when another change cut the fade short.
  public final func setContent(
    _ content: Panel?, animated: Bool, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    guard content !== current else { return completion(true) }
    let old = current
    current = content
    takePreferredSize(of: content, insteadOf: old)
    exchangeChild(
      old, for: content, duration: animated ? transitionDuration : 0, completion: completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let content = current else { return }
    takePreferredSize(of: content, insteadOf: nil)
    ChangeQueue.perform(in: self, moving: [content]) { [self] in
      if let current, current.parent !== self { embed(current, in: view) }
    }
  }

  /// Sets the content to `nil` when it is shown elsewhere.
  open override func didLoseChild(_ child: Panel) {
    super.didLoseChild(child)
    guard child === current else { return }
    current = nil
    takePreferredSize(of: nil, insteadOf: child)
    setNeedsStatusUpdate()
  }

  /// The content's title, focus and status stand for the container's.
  open override var childForStatus: Panel? { current }

  /// Makes the content's preferred size the container's.
  open override func preferredContentSizeDidChange(forChild child: Panel) {
    if child === current { preferredContentSize = child.preferredContentSize }
  }
}
