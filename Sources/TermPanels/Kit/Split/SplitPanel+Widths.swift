extension SplitPanel {
  // MARK: - Widths

  /// The preferred width of the first column, in cells; `nil`, the default, means a third of two
  /// columns and a quarter of three. Setting it gives the column this width at the present size;
  /// when the size changes, or a person changes the width, the share of the whole counts from then
  /// on.
  public var preferredPrimaryColumnWidth: Int? {
    get { sizes.preferred[.primary] }
    set { change { $0.prefer(newValue, for: .primary) } }
  }

  /// The preferred width of the middle column of three, in cells; `nil`, the default, means
  /// somewhat more than a third. It works like ``preferredPrimaryColumnWidth``.
  public var preferredSupplementaryColumnWidth: Int? {
    get { sizes.preferred[.supplementary] }
    set { change { $0.prefer(newValue, for: .supplementary) } }
  }

  /// The minimum width of the first column where there is room for all, in cells.
  public var minimumPrimaryColumnWidth: Int {
    get { sizes.lowest(.primary) }
    set { change { $0.minimum[.primary] = newValue } }
  }

  /// The minimum width of the middle column where there is room for all, in cells.
  public var minimumSupplementaryColumnWidth: Int {
    get { sizes.lowest(.supplementary) }
    set { change { $0.minimum[.supplementary] = newValue } }
  }

  /// The minimum width of the last column, in cells; the others give way to it.
  public var minimumSecondaryColumnWidth: Int {
    get { sizes.lowest(.secondary) }
    set { change { $0.minimum[.secondary] = newValue } }
  }

  /// The maximum width of the first column, in cells.
  public var maximumPrimaryColumnWidth: Int {
    get { sizes.highest(.primary) }
    set { change { $0.maximum[.primary] = newValue } }
  }

  /// The maximum width of the middle column, in cells.
  public var maximumSupplementaryColumnWidth: Int {
    get { sizes.highest(.supplementary) }
    set { change { $0.maximum[.supplementary] = newValue } }
  }

  /// The present width of a column, in cells; 0 while it is not visible.
  public func width(of column: Column) -> Int {
    isCollapsed && column > .primary ? 0 : place(of: column).frame.width
  }

  /// Sets a column to the width that a person wants, in cells, within the limits and as far as the
  /// columns to the right have room to spare; the last column takes its cells from the one before.
  /// While the split is collapsed, nothing happens.
  public func setWidth(_ cells: Int, of column: Column) {
    guard !isCollapsed, let available else { return }
    change { $0.adjust(column, to: cells, available: available) }
  }

  /// Undoes the changes by ``setWidth(_:of:)`` and the keys.
  public func resetWidths() { change { $0.reset() } }

  /// Whether no width was changed by ``setWidth(_:of:)`` or the keys.
  var hasFirstWidths: Bool { sizes.adjusted.isEmpty }

  // MARK: - Separators

  /// The column whose right edge is the line at a point, in the coordinates of the split's view;
  /// `nil` where there is no line.
  public func separator(at point: Point) -> Column? {
    guard !isCollapsed else { return nil }
    return columns.dropLast().first { column in
      let frame = place(of: column).frame
      return point.x == frame.maxX && (frame.minY..<frame.maxY).contains(point.y)
    }
  }

  /// Moves the line at the right edge of a column, as far as there is room.
  ///
  /// - Parameters:
  ///   - column: The column to its left, as ``separator(at:)`` returns it.
  ///   - x: The line's new location, in the coordinates of the split's view.
  public func moveSeparator(after column: Column, to x: Int) {
    setWidth(x - place(of: column).frame.minX, of: column)
  }

  // MARK: - Layout

  /// The cells for all columns together, without the lines between them.
  private var available: Int? {
    viewIfLoaded.map { $0.bounds.width - (columns.count - 1) }
  }

  /// The columns' widths in a split of this width.
  func columnWidths(in width: Int) -> [Int] {
    let widths = sizes.widths(available: width - (columns.count - 1))
    return columns.map { widths[$0] ?? 0 }
  }

  private func change(_ change: (inout SplitWidths) -> Void) {
    change(&sizes)
    viewIfLoaded?.setNeedsLayout()
    setNeedsStatusUpdate()
  }
}
