extension SplitPanel {
  /// The standard width of a column: a share of the split, within limits.
  public struct Width: Hashable, Sendable {
    /// The share of the columns' cells.
    public var share: Double
    /// The least and the most cells.
    public var limits: ClosedRange<Int>

    /// Creates a width.
    public init(share: Double, within limits: ClosedRange<Int> = 0...Int.max) {
      self.share = share
      self.limits = limits
    }

    /// The cells of a split with this many.
    func cells(of available: Int) -> Int {
      let cells = Int((share * Double(available)).rounded())
      return min(max(cells, limits.lowerBound), limits.upperBound)
    }

    /// The widths of two columns, or of three; the last one takes what they leave.
    static func standard(for columns: [Column]) -> [Column: Width] {
      columns.count == 2
        ? [.primary: Width(share: 1.0 / 3)]
        : [.primary: Width(share: 0.25), .supplementary: Width(share: 0.35)]
    }
  }
}
