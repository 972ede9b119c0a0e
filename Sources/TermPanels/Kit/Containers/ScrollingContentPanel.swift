/// Shows one panel, or one view, that may be taller than there is room for, and scrolls it.
///
/// The content is as high as it wants to be at the available width, and at least as high as the
/// visible part. A view in it that has the keys is kept in sight, and its own keys come before
/// those that scroll. When the content changes its size, its visible part stays in sight, as far as
/// the content reaches.
///
/// ```swift
/// let text = Label(licence, isMultiline: true)
/// navigation.push(ScrollingContentPanel(contentView: text))
/// ```
///
/// A list scrolls by itself: as content here it would have to make all its rows.
public final class ScrollingContentPanel: Panel {
  private let scrollView = ScrollView()
  private var current: Panel?

  /// Creates a panel that scrolls another one.
  public init(content: Panel? = nil) { current = content }

  /// Creates a panel that scrolls a view.
  public convenience init(contentView: View) {
    self.init(content: ContentViewPanel(contentView))
  }

  /// The panel that is scrolled. A new one begins at its upper left corner.
  public var content: Panel? {
    get { current }
    set {
      guard newValue !== current else { return }
      let old = current
      current = newValue
      takePreferredSize(of: newValue, insteadOf: old)
      let exchange = Exchange(old: old, new: newValue)
      ChangeQueue.perform(in: self, moving: exchange.panels) { [self] in
        scrollView.setOffset(.zero)
        perform(exchange)
      }
    }
  }

  /// Whether the content may be wider than the panel, and is then scrolled sideways too. It is then
  /// as wide as it wants to be; otherwise it is as wide as the panel.
  public var scrollsSideways: Bool {
    get { scrollView.scrollsSideways }
    set { scrollView.scrollsSideways = newValue }
  }

  // MARK: - Scrolling

  /// The location in the content, in cells, that is at the upper left corner.
  public var contentOffset: Point { scrollView.offset }

  /// The size of the content, in cells; never smaller than ``visibleSize``. Zero before the panel
  /// has been laid out.
  public var contentSize: Size { scrollView.contentSize }

  /// The size of the visible part of the content, in cells. Zero before the panel has been laid
  /// out.
  public var visibleSize: Size { scrollView.visibleSize }

  /// Scrolls so that a location in the content is at the upper left corner, or as near to it as the
  /// content reaches. Before the panel has its size, the location is kept until it has one.
  public func setContentOffset(_ offset: Point) { scrollView.setOffset(offset) }

  /// Scrolls by rows, and by columns, as far as the content reaches: positive numbers scroll
  /// forward, negative ones back.
  public func scroll(by rows: Int, columns: Int = 0) {
    setContentOffset(Point(x: contentOffset.x + columns, y: contentOffset.y + rows))
  }

  /// Scrolls just far enough to bring a part of the content, in its coordinates, into sight; of a
  /// part that is larger than ``visibleSize``, the beginning.
  public func scrollRectToVisible(_ rect: Rect) { scrollView.reveal(rect) }

  // MARK: - Panel

  /// Sets the panel's view.
  public override func loadView() { view = scrollView }

  /// Embeds the content.
  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let content = current else { return }
    takePreferredSize(of: content, insteadOf: nil)
    ChangeQueue.perform(in: self, moving: [content]) { [self] in
      if let current, current.parent !== self { embed(current, in: view) }
    }
  }

  /// Sets the content to `nil` when it is shown elsewhere.
  public override func didLoseChild(_ child: Panel) {
    guard child === current else { return }
    current = nil
    takePreferredSize(of: nil, insteadOf: child)
    setNeedsStatusUpdate()
  }

  /// The content's title, focus and status stand for the panel's.
  public override var childForStatus: Panel? { current }

  /// Makes the content's preferred size the panel's.
  public override func preferredContentSizeDidChange(forChild child: Panel) {
    if child === current { preferredContentSize = child.preferredContentSize }
  }

  /// Keeps the view with the keys in sight.
  public override func updateStatus() {
    super.updateStatus()
    scrollView.followFocus()
  }

  /// Scrolls by rows, if the content is taller than the view.
  public override func scrollWheel(_ event: MouseEvent) -> Bool {
    guard scrollView.hasMoreRows else { return false }
    scroll(by: event.wheelRows)
    return true
  }

  public override var keyCommandsTitle: String? { "Scrolling" }

  /// The commands that scroll, enabled if the content is taller than the view.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + rowCommands + columnCommands
  }

  private var rowCommands: [KeyCommand] {
    let isEnabled = scrollView.hasMoreRows
    // One row stays visible, to keep one's place.
    let page = max(1, scrollView.visibleSize.height - 1)
    let half = max(1, scrollView.visibleSize.height / 2)
    func scrolling(_ command: Command, by rows: Int) -> KeyCommand {
      KeyCommand(command, isEnabled: isEnabled) { [unowned self] in scroll(by: rows) }
    }
    let all = contentSize.height
    return [
      scrolling(.scrollDown, by: 1), scrolling(.scrollUp, by: -1),
      scrolling(.scrollPageDown, by: page), scrolling(.scrollPageUp, by: -page),
      scrolling(.scrollHalfPageDown, by: half), scrolling(.scrollHalfPageUp, by: -half),
      scrolling(.scrollTop, by: -all), scrolling(.scrollBottom, by: all),
    ]
  }

  /// The commands that scroll sideways.
  private var columnCommands: [KeyCommand] {
    let isEnabled = scrollView.hasMoreColumns
    return [
      KeyCommand(.scrollRight, isEnabled: isEnabled) { [unowned self] in
        scroll(by: 0, columns: sidewaysStep)
      },
      KeyCommand(.scrollLeft, isEnabled: isEnabled) { [unowned self] in
        scroll(by: 0, columns: -sidewaysStep)
      },
    ]
  }

  /// Columns that an arrow scrolls sideways: a word or so.
  private var sidewaysStep: Int { 8 }
}

/// A panel around a given view.
private final class ContentViewPanel: Panel {
  private let content: View

  init(_ content: View) { self.content = content }

  override func loadView() { view = content }
}
