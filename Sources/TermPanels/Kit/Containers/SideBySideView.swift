/// The columns of a ``ColumnsPanel``, with a title above each and lines between them; or one column
/// below a line of all titles. A blank row follows the titles if the height permits it.
@MainActor final class SideBySideView: View {
  /// The title of a column, and the words at its end.
  struct Title: Equatable {
    let name: String
    let detail: String

    /// Both, for the line of all titles.
    var text: String { detail.isEmpty ? name : "\(name) \(detail)" }
  }

  /// The titles of all columns.
  var titles: [Title] = [] {
    didSet {
      guard titles != oldValue else { return }
      bar.titles = titles.map(\.text)
      setNeedsDisplay()
    }
  }
  /// The index of the current column.
  var current: Int? {
    didSet {
      guard current != oldValue else { return }
      bar.selectedIndex = current
      setNeedsDisplay()
    }
  }

  private static let margin = 2

  private let bar = SegmentBar("Column", .segments)
  private let onLayout: () -> Void
  private let onPress: (Int) -> Void
  private var plan: ColumnsPlan?
  private var count = 0

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - onLayout: Lays the columns out for the view's size.
  ///   - onPress: Called with the index of a column that the mouse has pressed; it may be beside
  ///     the last one in sight.
  init(onLayout: @escaping () -> Void, onPress: @escaping (Int) -> Void) {
    (self.onLayout, self.onPress) = (onLayout, onPress)
    super.init()
    addSubview(bar)
    bar.isHidden = true
  }

  /// Adopts a plan for a number of columns; `nil` without any in sight.
  func show(_ plan: ColumnsPlan?, of count: Int) {
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    guard plan != self.plan || count != self.count else { return }
    (self.plan, self.count) = (plan, count)
    bar.isHidden = !isOneOfSeveral
    setNeedsDisplay()
  }

  /// Whether one column is in sight, and there are others.
  private var isOneOfSeveral: Bool { plan?.inSight.count == 1 && count > 1 }

  /// The frames of the columns in sight, below their titles.
  var frames: [Rect] {
    let top = min(SegmentedView.barRows(of: bounds.height), bounds.height)
    return (plan?.places ?? []).map { place in
      Rect(x: place.lowerBound, y: top, width: place.count, height: bounds.height - top)
    }
  }

  // MARK: - View

  override func layoutSubviews() { onLayout() }

  override func sizeThatFits(_ size: Size) -> Size { size }

  /// The title of the current column, where nothing in it can be chosen.
  override var focusPoint: Point? {
    guard let plan, let current, plan.inSight.contains(current) else { return nil }
    if isOneOfSeveral { return bar.focusPoint }
    let place = plan.places[current - plan.inSight.lowerBound]
    return Point(x: min(place.lowerBound + Self.margin, max(0, bounds.width - 1)), y: 0)
  }

  override func draw(in canvas: Canvas) {
    guard let plan, !isOneOfSeveral else { return }
    for (index, place) in zip(plan.inSight, plan.places) where titles.indices.contains(index) {
      drawTitle(titles[index], place, isCurrent: index == current, in: canvas)
      if place.lowerBound > 0 {
        canvas.fill(
          Rect(x: place.lowerBound - 1, y: 0, width: 1, height: bounds.height), with: "│",
          role: .border)
      }
    }
    if plan.inSight.lowerBound > 0 { canvas.write("‹", at: .zero, role: .faint) }
    if plan.inSight.upperBound < count {
      canvas.write("›", at: Point(x: bounds.width - 1, y: 0), role: .faint)
    }
  }

  private func drawTitle(_ title: Title, _ place: Range<Int>, isCurrent: Bool, in canvas: Canvas) {
    let surface: Role? = isCurrent ? .selection : nil
    let role: Role = isCurrent ? .selected : .secondary
    if isCurrent {
      canvas.fill(
        Rect(x: place.lowerBound + 1, y: 0, width: max(0, place.count - 2), height: 1),
        role: .selected, on: .selection)
    }
    let room = max(0, place.count - 2 * Self.margin)
    let detail = title.detail.columns + 1 < room ? title.detail : ""
    canvas.write(
      name: title.name, upTo: detail.isEmpty ? room : room - detail.columns - 1,
      at: Point(x: place.lowerBound + Self.margin, y: 0), role: role, on: surface)
    canvas.write(
      detail, at: Point(x: place.upperBound - Self.margin - detail.columns, y: 0), role: role,
      on: surface)
  }

  // MARK: - Mouse

  /// The index of the column whose title is at a point in the line of all titles, or of the next
  /// one out of sight where the point is on a mark for further ones.
  func titleIndex(at point: Point) -> Int? {
    guard let plan, point.y == 0 else { return nil }
    if isOneOfSeveral { return bar.segment(atColumn: point.x) }
    if point.x == 0, plan.inSight.lowerBound > 0 { return plan.inSight.lowerBound - 1 }
    let isMark = point.x == bounds.width - 1 && plan.inSight.upperBound < count
    return isMark ? plan.inSight.upperBound : nil
  }

  /// Goes to the column that was pressed where no other view took the press.
  override func mouseDown(_ event: MouseEvent) -> Bool {
    let point = event.location(in: self)
    let offset = plan?.places.firstIndex { $0.contains(point.x) }
    let pressed = offset.flatMap { offset in plan.map { $0.inSight.lowerBound + offset } }
    guard let index = titleIndex(at: point) ?? pressed else { return false }
    onPress(index)
    return true
  }
}
