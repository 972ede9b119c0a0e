import FileKit
import TermPanels
import TodoModel
import TodoWording

/// The rows of a list in manual order, with those of its headings. Unlike the heading of a group, a
/// heading of the list has a row that can become current, and hides the rows below it when folded.
/// The done items are below a heading that cannot.
///
/// The rows of the items come from another data source, of which each heading has a run. An index
/// is found by binary search, as in `GroupedRows`.
@MainActor final class HeadedRows: ListDataSource {
  /// The row above a run of items.
  private enum Title {
    /// The heading with an index among ``shown``.
    case heading(Int)
    case done
  }

  /// A run of items with the row above it.
  private struct Stretch {
    let title: Title?
    let start: Int
    /// The items' rows in the other data source.
    let rows: Range<Int>
    /// The number of top-level items.
    let count: Int
    let isFolded: Bool
    var firstRow: Int { title == nil ? start : start + 1 }
    var end: Int { firstRow + (isFolded ? 0 : rows.count) }
    var heading: Int? { if case .heading(let index)? = title { index } else { nil } }
    var isDone: Bool { if case .done? = title { true } else { false } }
  }

  /// The row at an index.
  private enum Place {
    case title(Stretch)
    case row(Int)
  }

  private let rows: ItemRows
  private let outline: ItemOutline
  private let headings: ListHeadings
  private let news: News
  /// The headings for which the stretches are valid.
  private var shown: [TodoList] = []
  private var stretches: [Stretch] = []
  /// The index of the stretch of each heading.
  private var stretchOfHeading: [Int] = []
  private var count = 0
  /// The revision of the rows for which the stretches are valid.
  private var seenRevision: Int?

  /// The rows of an outline below the headings of its list.
  init(_ rows: ItemRows, _ outline: ItemOutline, _ headings: ListHeadings, _ news: News) {
    (self.rows, self.outline, self.headings, self.news) = (rows, outline, headings, news)
  }

  /// Finds the rows of the headings again, which have changed. Reload the list afterwards.
  func regroup() { seenRevision = nil }

  /// The heading above a row, or in it; `nil` before the first heading, and for done items.
  func heading(at id: TodoItem.ID) -> TodoList? {
    guard let index = index(of: id) else { return nil }
    return stretch(at: index).flatMap(heading)
  }

  private func heading(of stretch: Stretch) -> TodoList? { stretch.heading.map { shown[$0] } }

  // MARK: - Stretches

  private func update() {
    let revision = rows.revision
    guard seenRevision != revision else { return }
    seenRevision = revision
    shown = headings.all
    (stretches, stretchOfHeading, count) = ([], [], 0)
    let rowCount = rows.rowCount
    var next = 0
    // Each heading gets a stretch, in their order; those without items have no group.
    func appendHeadings(before index: Int) {
      while stretchOfHeading.count < index {
        append(.heading(stretchOfHeading.count), next..<next, 0)
      }
    }
    for (group, top) in zip(outline.groups, outline.topGroups) {
      let end = max(next, min(group.range.upperBound, rowCount))
      var title: Title?
      if case .heading(let id?) = group.key, let index = index(of: id) {
        appendHeadings(before: index)
        title = .heading(index)
      } else if group.key == .done {
        appendHeadings(before: shown.count)
        title = .done
      }
      append(title, next..<end, top.range.count)
      next = end
    }
    appendHeadings(before: shown.count)
    append(nil, next..<max(next, rowCount), 0)
  }

  /// The index of a heading that has no stretch yet: mostly the next one.
  private func index(of heading: Identifier<TodoList>) -> Int? {
    let next = stretchOfHeading.count
    if next < shown.count, shown[next].id == heading { return next }
    return headings.index(of: heading).flatMap { $0 >= next ? $0 : nil }
  }

  private func append(_ title: Title?, _ rows: Range<Int>, _ topCount: Int) {
    // Without a title and rows, a stretch takes no room.
    if title == nil, rows.isEmpty { return }
    var isFolded = false
    if case .heading(let index)? = title {
      isFolded = headings.isFolded(shown[index])
      stretchOfHeading.append(stretches.count)
    }
    let stretch = Stretch(
      title: title, start: count, rows: rows, count: topCount, isFolded: isFolded)
    stretches.append(stretch)
    count = stretch.end
  }

  private func stretch(at index: Int) -> Stretch? { stretch { $0.start > index } }

  /// The last stretch before those that begin too late.
  private func stretch(before isLate: (Stretch) -> Bool) -> Stretch? {
    update()
    let index = stretches.partitioningIndex(where: isLate)
    return index > 0 ? stretches[index - 1] : nil
  }

  private func place(at index: Int) -> Place {
    guard let stretch = stretch(at: index) else { return .row(index) }
    if stretch.title != nil, index == stretch.start { return .title(stretch) }
    return .row(stretch.rows.lowerBound + index - stretch.firstRow)
  }

  /// The index of a row of the other data source; `nil` below a folded heading.
  private func index(ofRow row: Int) -> Int? {
    guard let stretch = stretch(before: { $0.rows.lowerBound > row }), stretch.rows.contains(row),
      !stretch.isFolded
    else { return nil }
    return stretch.firstRow + row - stretch.rows.lowerBound
  }

  // MARK: - ListDataSource

  var rowCount: Int {
    update()
    return count
  }

  var revision: Int { rows.revision }

  func steadily(_ body: () -> Void) { rows.steadily(body) }

  func headingID(at index: Int) -> ItemGroup.Key? {
    guard case .title(let stretch) = place(at: index), stretch.isDone else { return nil }
    return .done
  }

  func index(ofHeading id: ItemGroup.Key) -> Int? {
    update()
    return id == .done ? stretches.last(where: \.isDone)?.start : nil
  }

  func headingCount(before index: Int) -> Int {
    self.index(ofHeading: .done).map { $0 < index ? 1 : 0 } ?? 0
  }

  func rowID(at index: Int) -> TodoItem.ID {
    switch place(at: index) {
    case .title(let stretch):
      heading(of: stretch)?.id.ofRow ?? TodoItem.ID(unreadableAt: index)
    case .row(let row): rows.rowID(at: row)
    }
  }

  func index(of id: TodoItem.ID) -> Int? {
    update()
    if let heading = headings.index(ofRow: id), shown.indices.contains(heading),
      shown[heading].id.ofRow == id
    {
      return stretches[stretchOfHeading[heading]].start
    }
    return rows.index(of: id).flatMap(index(ofRow:))
  }

  func canMarkRow(_ id: TodoItem.ID) -> Bool { headings.heading(ofRow: id) == nil }

  func successors(of id: TodoItem.ID) -> (Int) -> Bool {
    if headings.heading(ofRow: id) != nil { return { _ in true } }
    let isSuccessor = rows.successors(of: id)
    return { [self] index in
      if case .row(let row) = place(at: index) { isSuccessor(row) } else { false }
    }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    switch place(at: index) {
    case .row(let row): return rows.panel(forRowAt: row, reusing: panel)
    case .title(let stretch):
      guard let heading = heading(of: stretch) else {
        let done = panel as? HeadingPanel ?? HeadingPanel()
        done.text = "Done"
        return done
      }
      let row = panel as? HeadingRowPanel ?? HeadingRowPanel()
      row.show(
        heading, count: stretch.count, isFolded: stretch.isFolded,
        isNews: news.contains(.list(heading.id)))
      return row
    }
  }
}
