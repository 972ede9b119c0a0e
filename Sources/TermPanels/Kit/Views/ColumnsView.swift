/// Lays views side by side in columns, so that rows line up below each other.
///
/// ```swift
/// let columns = [
///   Column(.fixed(2)), Column(.flexible(minimum: 12)),
///   Column(.fitting(minimum: 8), alignment: .trailing, priority: 1),
/// ]
/// let row = ColumnsView(columns, [mark, name, count])
/// ```
///
/// A hidden view keeps its column, or the others would move. Where there is no room, the columns of
/// the lowest priority are left out; see ``Column/priority``.
public final class ColumnsView: View {
  /// The columns, one for each view.
  public let columns: [Column]
  /// Cells between two columns.
  public var spacing: Int {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  private let views: [View]
  /// The columns that may be left out, the first to go first.
  private let dropOrder: [Int]

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - columns: The columns, one for each view.
  ///   - views: The views in them.
  ///   - spacing: Cells between two columns.
  public init(_ columns: [Column], _ views: [View], spacing: Int = 1) {
    precondition(columns.count == views.count, "Every column has one view.")
    self.columns = columns
    self.views = views
    self.spacing = spacing
    let droppable = columns.enumerated().filter { $0.element.priority != nil }
    dropOrder = droppable.sorted {
      // Of two with the same priority, the one further right goes first.
      ($0.element.priority ?? 0, -$0.offset) < ($1.element.priority ?? 0, -$1.offset)
    }.map(\.offset)
    super.init()
    for view in views { addSubview(view) }
  }

  /// The width that all columns want, and the height of the highest.
  public override func sizeThatFits(_ size: Size) -> Size {
    let available = size.width - insets.horizontal
    var wanted = spacing * max(0, columns.count - 1)
    for index in columns.indices {
      switch columns[index].width {
      case .fixed(let width): wanted += width
      case .fitting(let minimum), .flexible(let minimum):
        wanted += max(minimum, views[index].sizeThatFits(size).width)
      }
    }
    let widths = widths(available: min(available, wanted))
    var height = 0
    for index in columns.indices {
      guard let width = widths[index] else { continue }
      let room = Size(width: width, height: size.height)
      height = max(height, views[index].sizeThatFits(room).height)
    }
    return Size(width: wanted + insets.horizontal, height: height + insets.vertical)
  }

  /// Gives every view its column.
  public override func layoutSubviews() {
    let area = bounds.inset(by: insets)
    let widths = widths(available: area.width)
    var x = area.minX
    for index in columns.indices {
      guard let width = widths[index] else {
        views[index].frame = .zero
        continue
      }
      let room = max(0, min(width, area.maxX - x))
      let fit = min(room, views[index].sizeThatFits(Size(width: room, height: area.height)).width)
      switch columns[index].alignment {
      case .leading:
        views[index].frame = Rect(x: x, y: area.minY, width: room, height: area.height)
      case .center:
        views[index].frame = Rect(
          x: x + (room - fit) / 2, y: area.minY, width: fit, height: area.height)
      case .trailing:
        views[index].frame = Rect(
          x: x + room - fit, y: area.minY, width: fit, height: area.height)
      }
      x += width + spacing
    }
  }

  // MARK: - Widths

  /// The width of each column; `nil` for one that is left out.
  private func widths(available: Int) -> [Int?] {
    var widths: [Int?] = []
    for index in columns.indices { widths.append(minimum(index)) }
    var needed = -spacing
    for case let width? in widths { needed += width + spacing }
    for index in dropOrder where needed > available {
      needed -= (widths[index] ?? 0) + spacing
      widths[index] = nil
    }
    var flexible = 0
    for index in columns.indices where widths[index] != nil && columns[index].isFlexible {
      flexible += 1
      needed -= widths[index] ?? 0
    }
    var rest = max(0, available - needed)
    for index in columns.indices where widths[index] != nil && columns[index].isFlexible {
      let share = (rest + flexible - 1) / flexible
      widths[index] = share
      rest -= share
      flexible -= 1
    }
    return widths
  }

  private func minimum(_ index: Int) -> Int {
    switch columns[index].width {
    case .fixed(let width): width
    case .fitting(let minimum): max(minimum, views[index].intrinsicSize.width)
    case .flexible(let minimum): minimum
    }
  }
}

extension Column {
  fileprivate var isFlexible: Bool {
    if case .flexible = width { true } else { false }
  }
}
