import TermPanels

/// A mark and a name, perhaps with a note after it, and details at the right end, in the columns of
/// their list. Where the name has no room, the details first leave their columns, then the date
/// becomes shorter, then the note goes, then the details, the least important first; then the name
/// is truncated. In a narrow place the name is wrapped instead, with the details after its last
/// line or below it.
@MainActor final class ItemRowView: View {
  /// A detail, and where it stands in its column.
  struct Detail {
    let label: Label
    /// A shorter form, where it has one.
    var short: Label?
    /// Whether it ends where its column ends.
    var isTrailing = false
  }

  /// The columns that a row is indented below its parent.
  private static let indent = 2
  /// The minimum number of columns of a note.
  private static let leastOfNote = 6
  /// The columns that several details leave to the name.
  private static let leastOfName = 12
  /// The columns that the last of the details leaves to the name.
  private static let leastOfAll = 4
  /// The most lines of a wrapped name.
  private static let mostLines = 3

  private let mark: Label
  private let name: Label
  private let note: Label
  private let details: [Detail]
  private let detailLabels: [Label]
  private let yielding: [Label]
  private let leaving: [Label]

  /// The columns of the list's rows.
  var columns = ItemColumns() {
    didSet {
      guard columns !== oldValue else { return }
      oldValue.forget(self)
      setNeedsLayout()
    }
  }

  /// The nesting depth.
  var depth = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }

  /// Whether a name that has no room beside the details is wrapped.
  var wrapsName = false {
    didSet { if wrapsName != oldValue { setNeedsLayout() } }
  }

  /// The editor of the name: it takes the place of the name and of everything after it.
  var editor: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editor { addSubview(editor) }
      setNeedsLayout()
    }
  }

  /// Creates a row with details from left to right.
  ///
  /// - Parameters:
  ///   - yielding: The details that are shown only beside a complete name, in the order in which
  ///     they go.
  ///   - leaving: The other details, in the order in which they go after those.
  init(
    mark: Label, name: Label, note: Label, details: [Detail], yielding: [Label], leaving: [Label]
  ) {
    (self.mark, self.name, self.note, self.details) = (mark, name, note, details)
    detailLabels = details.flatMap { [$0.label, $0.short].compactMap(\.self) }
    (self.yielding, self.leaving) = (yielding, leaving)
    super.init()
    name.lineLimit = Self.mostLines
    for label in [mark, name, note] + detailLabels { addSubview(label) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let note = note.isHidden ? [] : [note]
    let labels = [mark, name] + note + shown.map(\.label)
    let wanted = labels.reduce(-1) { $0 + $1.intrinsicSize.width + 1 }
    let lines = card(in: size.width - insets.horizontal)?.height ?? 1
    return Size(
      width: depth * Self.indent + wanted + insets.horizontal, height: lines + insets.vertical)
  }

  /// Notes what the row shows now, for the columns of the list.
  func contentDidChange() {
    let title = depth * Self.indent + mark.intrinsicSize.width + 1 + name.intrinsicSize.width
    columns.note(
      ItemColumns.Needs(
        title: title, details: details.map { width(of: $0, isShort: false) },
        shortDetails: details.map { width(of: $0, isShort: true) }),
      of: self)
    setNeedsLayout()
  }

  /// Leaves the columns of the list, which the row is no longer in.
  func leaveColumns() { columns.forget(self) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    guard area.width > 0 else { return }
    let markWidth = mark.intrinsicSize.width
    let start = area.minX + indent(in: area.width)
    let nameStart = start + markWidth + 1
    mark.frame = Rect(x: start, y: area.minY, width: min(markWidth, area.width), height: 1)
    if let editor {
      for label in [name, note] + detailLabels { label.frame = .zero }
      editor.frame = Rect(
        x: nameStart, y: area.minY, width: max(0, area.maxX - nameStart), height: 1)
      return
    }
    let card = card(in: area.width)
    name.isMultiline = card != nil
    if let card {
      name.frame = Rect(
        x: nameStart, y: area.minY, width: area.maxX - nameStart, height: card.nameHeight)
      note.frame = .zero
      let line = Rect(x: area.minX, y: area.minY + card.height - 1, width: area.width, height: 1)
      show(packed(line, nameStart, nameWidth: card.lastLine))
      return
    }
    let nameWidth = name.intrinsicSize.width
    let arrangement =
      inColumns(area, nameEnd: nameStart + nameWidth)
      ?? packed(area, nameStart, nameWidth: nameWidth)
    show(arrangement)
    layOutName(from: nameStart, to: arrangement.start, y: area.minY)
  }

  /// The places of the details.
  private struct Arrangement {
    /// The frame of each detail; empty for one that is not shown.
    var frames: [Rect]
    /// Whether details are in their short form, where they have one.
    var isShort: Bool
    /// The end of the room before them.
    var start: Int
  }

  private func show(_ arrangement: Arrangement) {
    for (detail, frame) in zip(details, arrangement.frames) {
      let label = label(of: detail, isShort: arrangement.isShort)
      label.frame = frame
      if let short = detail.short { (label === short ? detail.label : short).frame = .zero }
    }
  }

  /// At any depth, most of the row is the item's own.
  private func indent(in width: Int) -> Int { min(depth * Self.indent, width / 3) }

  /// The lines of a wrapped name with its details: all of them, those of the name, and the columns
  /// of the name in the last line. Nil if the name has room in one line, or is not wrapped.
  private func card(in width: Int) -> (height: Int, nameHeight: Int, lastLine: Int)? {
    guard wrapsName, editor == nil else { return nil }
    let room = width - indent(in: width) - mark.intrinsicSize.width - 1
    let details = shown.reduce(0) { $0 + self.width(of: $1, isShort: true) + 1 }
    guard room >= Self.leastOfName, name.text.columns + details > room else { return nil }
    let lines = name.text.wrapped(toColumns: room)
    let height = min(lines.count, Self.mostLines)
    if lines.count <= height, let last = lines.last?.columns, last + details <= room {
      return (height, height, last)
    }
    return details == 0 ? (height, height, 0) : (height + 1, height, 0)
  }

  /// The details in the columns of the list; `nil` if the name would not be complete.
  private func inColumns(_ area: Rect, nameEnd: Int) -> Arrangement? {
    let plan = columns.plan(width: area.width)
    guard plan.widths.count == details.count else { return nil }
    var arrangement = Arrangement(
      frames: details.map { _ in .zero }, isShort: plan.hasShortDates, start: area.maxX)
    guard let first = details.firstIndex(where: { !$0.label.isHidden }) else { return arrangement }
    arrangement.start -= plan.distances[first] + plan.gap
    guard nameEnd <= arrangement.start else { return nil }
    for (index, detail) in details.enumerated() where !detail.label.isHidden {
      let (column, width) = (plan.widths[index], width(of: detail, isShort: plan.hasShortDates))
      let x = area.maxX - plan.distances[index] + (detail.isTrailing ? column - width : 0)
      arrangement.frames[index] = Rect(x: x, y: area.minY, width: width, height: 1)
    }
    return arrangement
  }

  /// As many details as there is room for beside a name, side by side.
  private func packed(_ area: Rect, _ nameStart: Int, nameWidth: Int) -> Arrangement {
    var staying = details.indices.filter { !details[$0].label.isHidden }
    func room(isShort: Bool) -> Int {
      let widths = staying.map { width(of: details[$0], isShort: isShort) + 1 }
      return area.maxX - nameStart - widths.reduce(0, +)
    }
    let isShort =
      columns.plan(width: area.width).hasShortDates || room(isShort: false) < nameWidth
    for label in yielding + leaving {
      guard let place = staying.firstIndex(where: { details[$0].label === label }) else { continue }
      let least =
        yielding.contains { $0 === label }
        ? .max : staying.count == 1 ? Self.leastOfAll : Self.leastOfName
      if room(isShort: isShort) >= min(nameWidth, least) { break }
      staying.remove(at: place)
    }
    var arrangement = Arrangement(
      frames: details.map { _ in .zero }, isShort: isShort, start: area.maxX)
    for index in staying.reversed() {
      let end = arrangement.start
      let width = min(width(of: details[index], isShort: isShort), max(0, end - nameStart))
      arrangement.frames[index] = Rect(x: end - width, y: area.minY, width: width, height: 1)
      arrangement.start -= width + 1
    }
    return arrangement
  }

  private func layOutName(from start: Int, to end: Int, y: Int) {
    let room = max(0, end - start)
    let nameWidth = note.isHidden ? room : min(room, name.intrinsicSize.width)
    name.frame = Rect(x: start, y: y, width: nameWidth, height: 1)
    let left = max(0, room - nameWidth - 1)
    let noteWidth = min(left, note.isHidden ? 0 : note.intrinsicSize.width)
    let isShown = noteWidth >= min(Self.leastOfNote, note.intrinsicSize.width)
    note.frame = Rect(x: start + nameWidth + 1, y: y, width: isShown ? noteWidth : 0, height: 1)
  }

  private var shown: [Detail] { details.filter { !$0.label.isHidden } }

  private func label(of detail: Detail, isShort: Bool) -> Label {
    isShort ? detail.short ?? detail.label : detail.label
  }

  private func width(of detail: Detail, isShort: Bool) -> Int {
    detail.label.isHidden ? 0 : label(of: detail, isShort: isShort).intrinsicSize.width
  }
}
