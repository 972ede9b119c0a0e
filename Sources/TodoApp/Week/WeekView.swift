import TermPanels

/// Two columns beside each other, or one below a line with the days, where there is less room.
@MainActor final class WeekView: View {
  /// The width from which there are two columns.
  static let widthForTwo = 100

  /// The column with the items without a day, or the only one.
  let first = WeekColumnView()
  /// The column with the days.
  let second = WeekColumnView()
  /// Called when another number of columns is shown.
  var columnsDidChange: () -> Void = {}
  /// Whether there are two columns.
  private(set) var hasTwo = false

  private let strip: WeekStripView
  private let line = WeekLineView()
  private let note: Label
  private let isAlwaysOne: Bool

  init(strip: WeekStripView, note: Label, isAlwaysOne: Bool) {
    (self.strip, self.note, self.isAlwaysOne) = (strip, note, isAlwaysOne)
    super.init()
    for view in [first, second, line, strip, note] { addSubview(view) }
    second.isHidden = true
    line.isHidden = true
    strip.isHidden = isAlwaysOne
  }

  override func layoutSubviews() {
    let size = bounds.size
    let hadTwo = hasTwo
    hasTwo = size.width >= Self.widthForTwo && !isAlwaysOne
    (second.isHidden, line.isHidden) = (!hasTwo, !hasTwo)
    strip.isHidden = hasTwo || isAlwaysOne
    if hasTwo {
      let width = (size.width - 3) * 9 / 20
      first.frame = Rect(x: 0, y: 0, width: width, height: size.height)
      line.frame = Rect(x: width + 1, y: 0, width: 1, height: size.height)
      second.frame = Rect(
        x: width + 3, y: 0, width: size.width - width - 3, height: size.height)
    } else {
      let top = strip.isHidden ? 0 : size.height >= 10 ? 2 : 1
      strip.frame = Rect(x: 0, y: 0, width: size.width, height: min(1, size.height))
      first.frame = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    }
    note.frame = Rect(
      x: first.frame.minX + 2, y: first.frame.minY, width: max(0, first.frame.width - 4), height: 1)
    if hasTwo != hadTwo { columnsDidChange() }
    super.layoutSubviews()
  }
}

/// One of the columns.
@MainActor final class WeekColumnView: View, KeyArea {
  /// Whether the keys go to the column.
  var isActive = true {
    didSet { if isActive != oldValue { setNeedsDisplay() } }
  }
}

/// The line between two columns.
@MainActor private final class WeekLineView: View {
  override func draw(in canvas: Canvas) {
    for y in 0..<bounds.height { canvas.write("│", at: Point(x: 0, y: y), role: .border) }
  }
}
