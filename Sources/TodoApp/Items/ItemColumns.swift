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
  }

  /// An arrangement of the columns.
  struct Plan: Equatable {
    /// The width of each column; 0 for one that no row needs.
    var widths: [Int]
    /// The blanks before each column.
    var gap: Int
    /// Whether dates have their short form.
    var hasShortDates: Bool

    /// The distance of a column's left edge from the right end.
    func distance(ofColumn index: Int) -> Int {
      let filled = widths[index...].filter { $0 > 0 }
      return filled.reduce(0, +) + gap * max(0, filled.count - 1)
    }

    /// Whether a row's title is complete beside its details.
    func hasRoom(for needs: Needs, in width: Int) -> Bool {
      let details = hasShortDates ? needs.shortDetails : needs.details
      guard let first = details.firstIndex(where: { $0 > 0 }) else { return true }
      return needs.title + gap + distance(ofColumn: first) <= width
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
    let fitting = rows.filter { needs in
      let details = needs.shortDetails.filter { $0 > 0 }
      return needs.title + details.reduce(0) { $0 + $1 + 1 } <= width
    }
    let plans = [(2, false), (1, false), (1, true)].map { gap, hasShortDates in
      Plan(
        widths: widest(rows.map { hasShortDates ? $0.shortDetails : $0.details }), gap: gap,
        hasShortDates: hasShortDates)
    }
    return plans.first { plan in fitting.allSatisfy { plan.hasRoom(for: $0, in: width) } }
      ?? plans[plans.count - 1]
  }

  private static func widest(_ rows: [[Int]]) -> [Int] {
    rows.reduce(into: rows.first ?? []) { widest, row in
      for (index, width) in row.enumerated() { widest[index] = max(widest[index], width) }
    }
  }
}
