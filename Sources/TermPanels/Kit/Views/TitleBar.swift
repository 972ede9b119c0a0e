/// A line with the path to the visible screen, `Lists › Groceries`, and at its right end a few more
/// words.
@MainActor final class TitleBar: View {
  /// The names of the screens, the visible one last.
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  /// Words for the right end.
  var detail = "" { didSet { if detail != oldValue { setNeedsDisplay() } } }

  /// Whether the keys go to the screen that the line names; otherwise the name is less prominent.
  var isActive = true { didSet { if isActive != oldValue { setNeedsDisplay() } } }

  /// Called with the index in ``titles`` of a screen that was clicked, except the visible one.
  var onSelect: (Int) -> Void = { _ in }

  /// The visible screen's name and the words at the end, with the margins around them.
  override func sizeThatFits(_ size: Size) -> Size {
    let name = titles.last?.columns ?? 0
    let words = detail.isEmpty ? 0 : detail.columns + 2
    return Size(width: min(size.width, name + words + 2 * TitleBar.margin), height: 1)
  }

  private var pressed: Int?
  private static let margin = 2
  private static let separator = " › "

  override func draw(in canvas: Canvas) {
    guard width > 0, let title = titles.last else { return }
    let shownDetail = shownDetail
    var x = TitleBar.margin
    for index in path(columns: room) {
      x = canvas.write(
        name: titles[index], upTo: room, at: Point(x: x, y: 0), role: .secondary)
      x = canvas.write(TitleBar.separator, at: Point(x: x, y: 0), role: .faint)
    }
    canvas.write(
      name: title, upTo: room, at: Point(x: x, y: 0), role: isActive ? .title : .secondary,
      isActive ? .bold : [])
    canvas.write(
      shownDetail, at: Point(x: TitleBar.margin + width - shownDetail.columns, y: 0),
      role: .secondary)
  }

  override var accessibilityRole: AccessibilityRole { .heading }

  /// The name of the visible screen, and the way to it: `Groceries, in Lists`.
  override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? titles.reversed().joined(separator: ", in ") }
    set { super.accessibilityLabel = newValue }
  }

  /// The words at the right end.
  override var accessibilityValue: String? { detail }

  // MARK: - Responder

  override func mouseDown(_ event: MouseEvent) -> Bool {
    pressed = index(at: event)
    return pressed != nil
  }

  override func mouseUp(_ event: MouseEvent) {
    if let pressed, pressed == index(at: event) { onSelect(pressed) }
  }

  override func mouseCancelled() { pressed = nil }

  // MARK: - Measuring

  private var width: Int { bounds.width - 2 * TitleBar.margin }

  /// The words at the right end, where they fit beside the title.
  private var shownDetail: String {
    detail.columns + (titles.last?.columns ?? 0) + 2 <= width ? detail : ""
  }

  /// Columns for the path and the title.
  private var room: Int { width - (shownDetail.isEmpty ? 0 : shownDetail.columns + 2) }

  /// The indices of the screens shown before the visible one: as many as there is room for, the
  /// nearest ones.
  private func path(columns room: Int) -> Range<Int> {
    var first = max(0, titles.count - 1)
    var used = titles.last?.columns ?? 0
    while first > 0 {
      used += titles[first - 1].columns + TitleBar.separator.columns
      if used > room { break }
      first -= 1
    }
    return first..<max(0, titles.count - 1)
  }

  private func index(at event: MouseEvent) -> Int? {
    let point = event.location(in: self)
    guard bounds.contains(point), width > 0 else { return nil }
    var x = TitleBar.margin
    for index in path(columns: room) {
      let end = x + titles[index].columns
      if (x..<end).contains(point.x) { return index }
      x = end + TitleBar.separator.columns
    }
    return nil
  }
}
