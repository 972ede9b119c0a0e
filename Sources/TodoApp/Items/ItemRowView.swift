import TermPanels

/// A mark and a name, and details at the right end. Where a name has no room, details leave, the
/// least important first; what is left of it then is cut.
@MainActor final class ItemRowView: View {
  /// Columns of a name that no detail takes.
  private static let leastOfName = 12
  /// Columns that even the last of the details leaves to the name.
  private static let leastOfAll = 4

  private let mark: Label
  private let name: Label
  private let details: [Label]
  private let leaving: [Label]

  /// A row of details from left to right, and the same in the order in which they leave.
  init(mark: Label, name: Label, details: [Label], leaving: [Label]) {
    (self.mark, self.name, self.details, self.leaving) = (mark, name, details, leaving)
    super.init()
    for label in [mark, name] + details { addSubview(label) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let wanted = ([mark, name] + shown).reduce(-1) { $0 + $1.intrinsicSize.width + 1 }
    return Size(width: wanted + insets.horizontal, height: 1 + insets.vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    let markWidth = mark.intrinsicSize.width
    let nameStart = area.minX + markWidth + 1
    var staying = shown
    for label in leaving where staying.contains(where: { $0 === label }) {
      let room = area.maxX - nameStart - staying.reduce(0) { $0 + $1.intrinsicSize.width + 1 }
      let least = staying.count == 1 ? Self.leastOfAll : Self.leastOfName
      if room >= min(name.intrinsicSize.width, least) { break }
      staying.removeAll { $0 === label }
    }
    for label in details { label.frame = .zero }
    var end = area.maxX
    for label in staying.reversed() {
      let width = min(label.intrinsicSize.width, max(0, end - nameStart))
      label.frame = Rect(x: end - width, y: area.minY, width: width, height: 1)
      end -= width + 1
    }
    mark.frame = Rect(x: area.minX, y: area.minY, width: min(markWidth, area.width), height: 1)
    name.frame = Rect(x: nameStart, y: area.minY, width: max(0, end - nameStart), height: 1)
  }

  private var shown: [Label] { details.filter { !$0.isHidden } }
}
