/// A view onto content that may be taller or wider; if the content is taller, the last column shows
/// the visible part.
final class ScrollView: View {
  /// Whether the content may be wider than the view.
  var scrollsSideways = false {
    didSet { if scrollsSideways != oldValue { setNeedsLayout() } }
  }
  /// The location in the content that is at the upper left corner.
  private(set) var offset = Point.zero
  /// The size of the content, at least the visible size.
  private(set) var contentSize = Size.zero
  /// The size of the visible part of the content.
  private(set) var visibleSize = Size.zero

  private let indicator = ScrollIndicator()
  /// The part of the content to bring into sight with the next layout.
  private var awaited: Rect?
  /// The focus that was brought into sight last.
  private var followed: Focus?

  override init() {
    super.init()
    followsContents = true
    addSubview(indicator)
    indicator.onDrag = { [unowned self] row in setOffset(Point(x: offset.x, y: row)) }
  }

  /// The view that is scrolled.
  var content: View? { subviews.last { $0 !== indicator } }

  /// Whether there are more rows than are visible.
  var hasMoreRows: Bool { contentSize.height > visibleSize.height }

  /// Whether there are more columns than are visible.
  var hasMoreColumns: Bool { contentSize.width > visibleSize.width }

  // MARK: - Scrolling

  /// Moves the content so that a location in it is at the upper left corner, as far as the content
  /// reaches. Before the view has a size, the location is kept until it has one.
  func setOffset(_ new: Point) {
    settle()
    awaited = nil
    offset = bounds.isEmpty ? new : clamped(new)
    place()
  }

  /// Moves the content just far enough to bring a part of it into sight; of a part that is larger
  /// than the visible size, the beginning.
  func reveal(_ rect: Rect) {
    settle()
    guard !bounds.isEmpty else { return awaited = rect }
    scroll(to: rect)
    place()
  }

  /// Lays out the content, so that its current state is measured and moved, not the one drawn last.
  private func settle() {
    if !bounds.isEmpty, !isLayingOut { layoutIfNeeded() }
  }

  private func scroll(to rect: Rect) {
    offset = clamped(
      Point(
        x: nearest(to: offset.x, from: rect.minX, upTo: rect.maxX, seeing: visibleSize.width),
        y: nearest(to: offset.y, from: rect.minY, upTo: rect.maxY, seeing: visibleSize.height)))
  }

  private func nearest(to offset: Int, from low: Int, upTo high: Int, seeing visible: Int) -> Int {
    high - low >= visible ? low : max(min(offset, low), high - visible)
  }

  private func clamped(_ point: Point) -> Point {
    Point(
      x: max(0, min(point.x, contentSize.width - visibleSize.width)),
      y: max(0, min(point.y, contentSize.height - visibleSize.height)))
  }

  // MARK: - The keys

  /// The first cell in sight, where nothing in the content can be chosen.
  override var focusPoint: Point? { .zero }

  /// A view in the content that has the keys, and the part of the content that must be in sight for
  /// it.
  private struct Focus: Equatable {
    var view: ObjectIdentifier
    var area: Rect
  }

  /// Brings the view with the keys into sight, if it is another one than before or has moved. A
  /// view that was scrolled away on purpose stays away until then.
  func followFocus() {
    if focus != followed { setNeedsLayout() }
  }

  private var focus: Focus? {
    guard let content, let responder = window?.firstResponder,
      let view = (responder as? View) ?? (responder as? Panel)?.viewIfLoaded,
      view !== content, view.isContained(within: content)
    else { return nil }
    var area = view.bounds
    if area.width > visibleSize.width || area.height > visibleSize.height {
      if let field = view as? any PromptField {
        area = field.focusArea
      } else if let cursor = view.cursor {
        area = Rect(origin: cursor, size: Size(width: 1, height: 1))
      }
    }
    var current: View? = view
    while let ancestor = current, ancestor !== content {
      area = area.offsetBy(x: ancestor.frame.minX, y: ancestor.frame.minY)
      current = ancestor.superview
    }
    return Focus(view: ObjectIdentifier(view), area: area)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard !bounds.isEmpty else { return }
    // A newly embedded view is in front of the indicator.
    if subviews.last !== indicator { addSubview(indicator) }
    let (formerSize, hadMore) = (visibleSize, hasMoreRows || hasMoreColumns)
    measure()
    offset = clamped(offset)
    place()
    content?.layoutIfNeeded()
    if let awaited { scroll(to: awaited) }
    awaited = nil
    let focus = focus
    if let focus, focus != followed || formerSize != visibleSize { scroll(to: focus.area) }
    followed = focus
    place()
    if hadMore != (hasMoreRows || hasMoreColumns) { window?.setNeedsStatusUpdate() }
  }

  private func measure() {
    visibleSize = bounds.size
    var wanted = contentSize(columns: bounds.width)
    if wanted.height > bounds.height, bounds.width > 1 {
      visibleSize.width -= 1
      wanted = contentSize(columns: visibleSize.width)
    }
    contentSize = Size(
      width: max(wanted.width, visibleSize.width), height: max(wanted.height, visibleSize.height))
  }

  /// The size of the content at a width. Content that takes all it can get fills the visible part.
  private func contentSize(columns: Int) -> Size {
    guard let content else { return .zero }
    let wanted = wantedSize(of: content, columns: scrollsSideways ? View.unlimited : columns)
    return Size(
      width: scrollsSideways && wanted.width < View.unlimited ? wanted.width : columns,
      height: wanted.height < View.unlimited ? wanted.height : 0)
  }

  private func wantedSize(of content: View, columns: Int) -> Size {
    content.panel?.preferredContentSize
      ?? content.sizeThatFits(Size(width: columns, height: View.unlimited))
  }

  private func place() {
    guard !bounds.isEmpty else { return }
    let frame = Rect(origin: Point(x: -offset.x, y: -offset.y), size: contentSize)
    for view in subviews where view !== indicator && view.frame != frame { view.frame = frame }
    indicator.frame = Rect(
      x: visibleSize.width, y: 0, width: bounds.width - visibleSize.width, height: bounds.height)
    indicator.show(offset: offset.y, of: contentSize.height)
  }

  /// The preferred size of the content, with a column for the indicator if the content is too tall.
  override func sizeThatFits(_ size: Size) -> Size {
    guard let content else { return .zero }
    let wanted = wantedSize(of: content, columns: scrollsSideways ? View.unlimited : size.width)
    let hasMore = wanted.height > size.height
    return Size(
      width: min(size.width, wanted.width + (hasMore ? 1 : 0)),
      height: min(size.height, wanted.height))
  }
}
