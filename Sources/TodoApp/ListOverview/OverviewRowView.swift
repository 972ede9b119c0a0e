import TermPanels

/// A row of the overview: a mark, a name, a progress bar, a count. Where there is less room, the
/// bar goes first, then the count becomes a number alone, and it goes last.
@MainActor final class OverviewRowView: View {
  private static let columnsOfMark = 2
  private static let columnsOfProgress = 10
  /// Columns that counts are given at least, so that the bars before them line up.
  private static let columnsOfCount = 10
  /// The columns that everything else leaves to a name.
  private static let leastOfName = 12

  /// The columns by which a row in an area stands farther to the right.
  private static let columnsOfIndent = 2

  /// Whether the row is in an area.
  var isIndented = false {
    didSet { if isIndented != oldValue { setNeedsLayout() } }
  }

  let mark = Label()
  let name = Label("", .verbatim)
  let progress: ProgressView?
  private let count = Label(role: .secondary)
  private var text = ""
  private var number = ""

  init(hasProgress: Bool) {
    progress = hasProgress ? ProgressView(columns: Self.columnsOfProgress) : nil
    super.init()
    insets = Insets(right: 2)
    let views: [View] = [mark, name, count] + [progress].compactMap { $0 }
    for view in views { addSubview(view) }
    accessibilityElements = [name, count] + [progress].compactMap { $0 }
  }

  /// Sets the count in words, and as a number for narrow columns.
  func setCount(_ text: String, number: String, role: Role) {
    (self.text, self.number, count.role) = (text, number, role)
    count.accessibilityLabel = text
    setNeedsLayout()
  }

  private var indent: Int { isIndented ? Self.columnsOfIndent : 0 }

  override func sizeThatFits(_ size: Size) -> Size {
    let wanted = indent + Self.columnsOfMark + name.intrinsicSize.width + text.columns + 2
    return Size(width: wanted + insets.horizontal, height: 1 + insets.vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    let first = min(area.minX + indent, area.maxX)
    let start = first + Self.columnsOfMark + 1
    // Words are shown beside a complete name, and the number beside most of one.
    let complete = name.intrinsicSize.width
    let counts = [(text, complete), (number, min(complete, Self.leastOfName))]
    count.text = counts.first { area.maxX - $0.columns - 1 - start >= $1 }?.0 ?? ""
    let width = count.text.columns
    count.frame = Rect(x: area.maxX - width, y: area.minY, width: width, height: 1)
    var end = area.maxX - (width == 0 ? 0 : width + 1)
    if let progress {
      let x = area.maxX - max(width, Self.columnsOfCount) - 1 - Self.columnsOfProgress
      let hasRoom = count.text == text && x - 1 - start >= Self.leastOfName
      progress.frame =
        hasRoom ? Rect(x: x, y: area.minY, width: Self.columnsOfProgress, height: 1) : .zero
      if hasRoom { end = x - 1 }
    }
    mark.frame = Rect(
      x: first, y: area.minY, width: min(Self.columnsOfMark, area.maxX - first), height: 1)
    name.frame = Rect(x: start, y: area.minY, width: max(0, end - start), height: 1)
  }
}
