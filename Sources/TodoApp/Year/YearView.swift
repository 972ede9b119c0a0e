import TermPanels

/// A year of done items: a chart of its weeks between sentences, and bars of lists and tags.
@MainActor final class YearView: View {
  /// The bars of lists or of tags below their title.
  struct Shares: Equatable {
    let title: String
    let values: [ChartValue]
  }

  /// The maximum width: longer bars say no more.
  private static let measure = 72
  /// The rows of the chart of weeks.
  private static let chartRows = 5

  private let summary = Label(role: .text, .bold, isMultiline: true)
  private let weeks = Chart(.columns)
  private let notes = Label(role: .secondary, isMultiline: true)
  private var shares: [(title: Label, chart: Chart)] = []

  override init() {
    super.init()
    insets = Insets(left: 2, right: 2)
    weeks.plotSize.height = Self.chartRows
    weeks.accessibilityLabel = "The items of each week"
    for view in [summary, weeks, notes] { addSubview(view) }
  }

  /// Shows a year.
  func show(summary: String, weeks: [ChartValue], notes: [String], shares: [Shares]) {
    self.summary.text = summary
    self.weeks.values = weeks
    self.notes.text = notes.joined(separator: "\n")
    for old in self.shares {
      old.title.removeFromSuperview()
      old.chart.removeFromSuperview()
    }
    self.shares = shares.filter { !$0.values.isEmpty }.map { shares in
      (Label(shares.title, role: .secondary, .bold), Chart(.bars, shares.values))
    }
    for new in self.shares {
      addSubview(new.title)
      addSubview(new.chart)
    }
    accessibilityElements =
      [self.summary, self.weeks, self.notes] + self.shares.flatMap { [$0.title, $0.chart] }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: arrange(columns: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    _ = arrange(columns: bounds.width) { $0.frame = $1 }
  }

  /// Calls `place` with the frame of each view; returns the number of rows they take.
  private func arrange(columns: Int, _ place: (View, Rect) -> Void) -> Int {
    let width = max(1, min(columns - insets.horizontal, Self.measure))
    var y = insets.top
    func add(_ view: View, gap: Int) {
      y += gap
      let height = view.sizeThatFits(Size(width: width, height: View.unlimited)).height
      place(view, Rect(x: insets.left, y: y, width: width, height: height))
      y += height
    }
    add(summary, gap: 0)
    add(weeks, gap: 1)
    if !notes.text.isEmpty { add(notes, gap: 1) }
    for part in shares {
      add(part.title, gap: 1)
      add(part.chart, gap: 0)
    }
    return y + insets.bottom
  }
}
