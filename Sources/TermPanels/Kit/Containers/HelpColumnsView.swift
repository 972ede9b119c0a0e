/// The sections of the help in columns.
final class HelpColumnsView: View {
  /// A label of a row, its section, and its row in that; a heading has row 0.
  private struct Row {
    let section: Int
    let row: Int
    /// The keys; `nil` for a heading.
    let keys: Label?
    let title: Label
  }

  /// The sections to show.
  private(set) var sections: [HelpSection] = []
  private var rows: [Row] = []
  /// The rows that are in sight.
  var visibleRows = View.unlimited { didSet { if visibleRows != oldValue { setNeedsLayout() } } }

  /// Shows other sections.
  func show(_ sections: [HelpSection]) {
    self.sections = sections
    for view in subviews { view.removeFromSuperview() }
    rows = sections.indices.flatMap { index in
      let section = sections[index]
      let heading = Row(
        section: index, row: 0, keys: nil, title: Label(section.title, role: .secondary, .bold))
      return [heading]
        + section.entries.enumerated().map { row, entry in
          Row(
            section: index, row: row + 1,
            keys: Label(entry.keys.names, role: entry.isEnabled ? .hintKey : .faint),
            title: Label(entry.title, role: entry.isEnabled ? .text : .faint))
        }
    }
    for row in rows {
      if let keys = row.keys { addSubview(keys) }
      addSubview(row.title)
    }
    invalidateIntrinsicSize()
  }

  private func plan(columns: Int) -> HelpColumns {
    HelpColumns(sections, width: columns, rows: visibleRows)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let plan = plan(columns: size.width)
    return Size(width: max(0, plan.width), height: max(0, plan.height))
  }

  override func layoutSubviews() {
    var origins: [Int: Point] = [:]
    var widths: [Int: (keys: Int, title: Int)] = [:]
    var x = 0
    for column in plan(columns: bounds.width).columns {
      let width = min(column.width, max(0, bounds.width - x))
      // Where there is little room, a title is worth more than further keys.
      let keys =
        width < column.width ? min(column.keysWidth, max(6, width / 3)) : column.keysWidth
      var y = 0
      for index in column.sections {
        origins[index] = Point(x: x, y: y)
        widths[index] = (keys, max(0, width - keys - HelpColumns.keyGap))
        y += sections[index].height + 1
      }
      x += column.width + HelpColumns.gap
    }
    for row in rows {
      guard let origin = origins[row.section], let width = widths[row.section] else { continue }
      let y = origin.y + row.row
      guard let keys = row.keys else {
        row.title.frame = Rect(
          x: origin.x, y: y, width: width.keys + HelpColumns.keyGap + width.title, height: 1)
        continue
      }
      keys.frame = Rect(x: origin.x, y: y, width: width.keys, height: 1)
      row.title.frame = Rect(
        x: origin.x + width.keys + HelpColumns.keyGap, y: y, width: width.title, height: 1)
    }
  }
}
