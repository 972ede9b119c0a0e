import TermPanels

/// The columns that the details of a list's rows stand in, from left to right, so that the eye can
/// run down each of them. They are as wide as the rows that exist need, no wider.
///
/// A row whose title does not fit beside the columns leaves them, and packs its details at the
/// right end: a title is never shortened for a column.
@MainActor final class ItemColumns {
  /// The columns that one row would fill.
  struct Needs: Equatable {
    /// The columns up to the end of the title.
    var title: Int
    /// The columns of each detail; 0 for one that the row does not have.
    var details: [Int]
    /// The same with the date in its short form.
    var shortDetails: [Int]

    /// The columns of all details side by side in their short form, each after a blank.
    fileprivate var shortWidth: Int { shortDetails.reduce(0) { $1 > 0 ? $0 + $1 + 1 : $0 } }
  }

  /// An arrangement of the columns.
  struct Plan: Equatable {
    /// The width of each column; 0 for one that no row needs.
    let widths: [Int]
    /// The distance of each column's left edge from the right end.
    let distances: [Int]
    /// The blanks before each column.
    let gap: Int
    /// Whether dates have their short form.
    let hasShortDates: Bool

    init(widths: [Int], gap: Int, hasShortDates: Bool) {
      (self.widths, self.gap, self.hasShortDates) = (widths, gap, hasShortDates)
      var (distances, distance) = (widths, 0)
      for (index, width) in widths.enumerated().reversed() {
        if width > 0 { distance += (distance > 0 ? gap : 0) + width }
        distances[index] = distance
      }
      self.distances = distances
    }

    /// Whether a row's title is complete beside its details.
    func hasRoom(for needs: Needs, in width: Int) -> Bool {
      let details = hasShortDates ? needs.shortDetails : needs.details
      guard let first = details.firstIndex(where: { $0 > 0 }) else { return true }
      return needs.title + gap + distances[first] <= width
    }
  }

  private struct Row {
    weak var view: View?
    var needs: Needs
  }

  private var rows: [ObjectIdentifier: Row] = [:]
  /// The plan for a width, until a row's needs change.
  private var current: (width: Int, plan: Plan)?
  /// The plan that the rows were last laid out with.
  private var shown: Plan?

  /// Notes the needs of a row; a row that is gone is forgotten as a side effect.
  func note(_ needs: Needs, of view: View) {
    let id = ObjectIdentifier(view)
    guard rows[id]?.needs != needs || rows[id]?.view == nil else { return }
    rows[id] = Row(view: view, needs: needs)
    current = nil
  }

  /// Forgets a row. The others are laid out again if they need less room without it.
  func forget(_ view: View) {
    guard rows.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
    current = nil
    rows.values.lazy.compactMap(\.view).first?.setNeedsLayout()
  }

  /// The plan for rows of a width. If it is another one than before, all rows are laid out again.
  func plan(width: Int) -> Plan {
    if let current, current.width == width { return current.plan }
    rows = rows.filter { $0.value.view != nil }
    let plan = ItemColumns.plan(for: rows.values.map(\.needs), width: width)
    current = (width, plan)
    if plan != shown {
      shown = plan
      for row in rows.values { row.view?.setNeedsLayout() }
    }
    return plan
  }

  /// The widest arrangement in which every title is complete, except titles that have no room
  /// beside packed details either.
  static func plan(for rows: [Needs], width: Int) -> Plan {
    let fitting = rows.filter { $0.title + $0.shortWidth <= width }
    for gap in [2, 1] {
      let plan = Plan(widths: widest(rows, \.details), gap: gap, hasShortDates: false)
      if fitting.allSatisfy({ plan.hasRoom(for: $0, in: width) }) { return plan }
    }
    return Plan(widths: widest(rows, \.shortDetails), gap: 1, hasShortDates: true)
  }

  private static func widest(_ rows: [Needs], _ details: KeyPath<Needs, [Int]>) -> [Int] {
    rows.reduce(into: rows.first?[keyPath: details] ?? []) { widest, row in
      for (index, width) in row[keyPath: details].enumerated() {
        widest[index] = max(widest[index], width)
      }
    }
  }
}
