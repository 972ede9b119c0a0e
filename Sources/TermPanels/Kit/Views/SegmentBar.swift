/// One line with the titles of segments or tabs, the chosen one on the selection surface. Where
/// they need more room than there is, the line scrolls so that the chosen one is visible, and marks
/// at its ends show that there are more.
final class SegmentBar: View {
  /// The titles, from left to right.
  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsLayout() } }
  }
  /// The index of the chosen one.
  var selectedIndex: Int? {
    didSet { if selectedIndex != oldValue { setNeedsLayout() } }
  }

  /// A title and its columns: the text with a blank at each side.
  private struct Place {
    var index: Int
    var columns: Range<Int>
    var text: String
  }

  private static let margin = 1
  /// Columns for the mark of further segments and the blank beside it.
  private static let mark = 2
  /// The fewest columns that a title is cut to.
  private static let least = 5

  /// The word for one of them, in a dialogue.
  private let word: String
  private let role: AccessibilityRole
  private var places: [Place] = []
  /// The index of the leftmost visible segment. It changes only when it has to.
  private var first = 0

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - word: The word for one of them, in a dialogue: `Segment`.
  ///   - role: The kind of the line.
  init(_ word: String, _ role: AccessibilityRole) { (self.word, self.role) = (word, role) }

  /// The segment at a column. The marks at the ends stand for the next hidden one.
  func segment(atColumn column: Int) -> Int? {
    if let place = places.first(where: { $0.columns.contains(column) }) { return place.index }
    guard bounds.contains(Point(x: column, y: 0)), let first = places.first, let last = places.last
    else { return nil }
    if column < first.columns.lowerBound, hasMoreBefore { return first.index - 1 }
    if column >= last.columns.upperBound, hasMoreAfter { return last.index + 1 }
    return nil
  }

  private var hasMoreBefore: Bool { places.first.map { $0.index > 0 } ?? false }
  private var hasMoreAfter: Bool { places.last.map { $0.index < titles.count - 1 } ?? false }

  // MARK: - Places

  override func layoutSubviews() {
    let widths = titles.map { $0.columns + 2 }
    let edges = SegmentBar.margin..<max(SegmentBar.margin, bounds.width - SegmentBar.margin)
    scroll(widths, room: edges.count)
    places = places(widths, in: edges)
    guard hasMoreAfter else { return }
    let end = max(edges.lowerBound, edges.upperBound - SegmentBar.mark)
    places = places(widths, in: edges.lowerBound..<end)
  }

  /// Scrolls the line just enough to show the chosen segment, and leaves no room free at its end.
  private func scroll(_ widths: [Int], room: Int) {
    let last = widths.count - 1
    guard last >= 0 else { return first = 0 }
    func fit(_ shown: ClosedRange<Int>) -> Bool {
      let marks = (shown.lowerBound > 0 ? 1 : 0) + (shown.upperBound < last ? 1 : 0)
      return widths[shown].reduce(0, +) + marks * SegmentBar.mark <= room
    }
    let selected = min(max(0, selectedIndex ?? 0), last)
    first = min(first, selected)
    while first < selected, !fit(first...selected) { first += 1 }
    while first > 0, fit(first - 1...last) { first -= 1 }
  }

  private func places(_ widths: [Int], in edges: Range<Int>) -> [Place] {
    var places: [Place] = []
    var x = edges.lowerBound + (first > 0 ? SegmentBar.mark : 0)
    for index in widths.indices.dropFirst(first) {
      let width = max(0, min(widths[index], edges.upperBound - x))
      if width < min(widths[index], SegmentBar.least), !places.isEmpty { break }
      let text = titles[index].truncated(toColumns: max(0, width - 2))
      places.append(Place(index: index, columns: x..<x + width, text: text))
      x += width
    }
    return places
  }

  // MARK: - View

  override func sizeThatFits(_ size: Size) -> Size {
    let wanted = titles.reduce(0) { $0 + $1.columns + 2 } + 2 * SegmentBar.margin
    return Size(width: min(size.width, wanted), height: 1)
  }

  /// The title of the chosen one.
  override var focusPoint: Point? {
    let place = places.first { $0.index == selectedIndex }
    return place.map { Point(x: min($0.columns.lowerBound + 1, max(0, bounds.width - 1)), y: 0) }
  }

  override var accessibilityRole: AccessibilityRole { role }

  /// The position of the chosen one, `Tab 2 of 3`; without one, all titles.
  override var accessibilityLabel: String? {
    get {
      let position = selectedIndex.map { "\(word) \($0 + 1) of \(titles.count)" }
      return ownAccessibilityLabel ?? position ?? titles.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The title of the chosen one.
  override var accessibilityValue: String? {
    selectedIndex.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
  }

  override func draw(in canvas: Canvas) {
    for place in places {
      let isSelected = place.index == selectedIndex
      let columns = place.columns
      if isSelected {
        canvas.fill(
          Rect(x: columns.lowerBound, y: 0, width: columns.count, height: 1), role: .selected,
          on: .selection)
      }
      canvas.write(
        name: titles[place.index], upTo: max(0, columns.count - 2),
        at: Point(x: columns.lowerBound + 1, y: 0), role: isSelected ? .selected : .secondary,
        on: isSelected ? .selection : nil)
    }
    if hasMoreBefore { canvas.write("‹", at: Point(x: SegmentBar.margin, y: 0), role: .faint) }
    if hasMoreAfter {
      canvas.write("›", at: Point(x: bounds.width - SegmentBar.margin - 1, y: 0), role: .faint)
    }
  }
}
