/// Shows one panel at a time and crossfades when it changes: how a screen goes from its empty
/// state to its list and back.
///
/// Setting ``content`` is all there is to it. Setting it before the view is made only stores it;
/// setting it again in the middle of a fade ends that fade first, so that every panel gets each
/// of its callbacks once, in order.
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

  /// Shows another panel. Showing the one that is shown does nothing.
  ///
  /// - Parameters:
  ///   - content: The panel, or `nil` to show none.
  ///   - animated: Whether to crossfade.
  ///   - completion: Called exactly once, with `false` when another change cut the fade short.
  public final func setContent(
    _ content: Panel?, animated: Bool, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    guard content !== current else { return completion(true) }
    finishTransitions()
    let old = current
    current = content
    guard isViewLoaded else { return completion(true) }
    setNeedsStatusUpdate()
    // An old content that shows another one while it comes has no view in its place yet.
    guard let old, let content, old.viewIfLoaded?.superview != nil else {
      if let old { unembedChild(old) }
      if let content { embedChild(content) }
      return completion(true)
    }
    content.parent?.unembedChild(content)
    old.willMove(toParent: nil)
    addChild(content)
    content.loadViewIfNeeded()
    transition(
      from: old, to: content, duration: animated ? transitionDuration : 0
    ) { [weak self] finished in
      guard let self else { return }
      old.removeFromParent()
      content.didMove(toParent: self)
      setNeedsStatusUpdate()
      completion(finished)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let current { embedChild(current) }
  }

  /// The content's title, focus and status stand for the container's.
  open override var childForStatus: Panel? { current }

  /// A content that would like another size would like the container to have it.
  open override func preferredContentSizeDidChange(forChild child: Panel) {
    if child === current { preferredContentSize = child.preferredContentSize }
  }
}
