import TermPanels

/// A mark and a name, perhaps with a note behind it, and details at the right end. Where a name has no
/// room, the note is the first to leave, then the details, the least important first; what is left of
/// it then is cut. The very first detail stands only beside a whole name.
@MainActor final class ItemRowView: View {
  /// Columns that a row stands farther to the right than what it is a part of.
  private static let indent = 2
  /// Columns of a note that are worth being shown.
  private static let leastOfNote = 6
  /// Columns of a name that no detail takes.
  private static let leastOfName = 12
  /// Columns that even the last of the details leaves to the name.
  private static let leastOfAll = 4

  private let mark: Label
  private let name: Label
  private let note: Label
  private let details: [Label]
  private let leaving: [Label]

  /// How many others it stands below of.
  var depth = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }

  /// What the name is edited in: it has the place of the name and of all behind it.
  var editor: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editor { addSubview(editor) }
      setNeedsLayout()
    }
  }

  /// A row of details from left to right, and the same in the order in which they leave.
  init(mark: Label, name: Label, note: Label, details: [Label], leaving: [Label]) {
    (self.mark, self.name, self.note) = (mark, name, note)
    (self.details, self.leaving) = (details, leaving)
    super.init()
    for label in [mark, name, note] + details { addSubview(label) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let note = note.isHidden ? [] : [note]
    let wanted = ([mark, name] + note + shown).reduce(-1) { $0 + $1.intrinsicSize.width + 1 }
    return Size(
      width: depth * Self.indent + wanted + insets.horizontal, height: 1 + insets.vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    let markWidth = mark.intrinsicSize.width
    // However deep it is, most of the row is the item's own.
    let start = area.minX + min(depth * Self.indent, area.width / 3)
    let nameStart = start + markWidth + 1
    var staying = editor == nil ? shown : []
    for label in leaving where staying.contains(where: { $0 === label }) {
      let room = area.maxX - nameStart - staying.reduce(0) { $0 + $1.intrinsicSize.width + 1 }
      let least =
        label === leaving.first
        ? .max : staying.count == 1 ? Self.leastOfAll : Self.leastOfName
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
    mark.frame = Rect(x: start, y: area.minY, width: min(markWidth, area.width), height: 1)
    let room = max(0, end - nameStart)
    let nameWidth = note.isHidden ? room : min(room, name.intrinsicSize.width)
    name.frame = Rect(x: nameStart, y: area.minY, width: nameWidth, height: 1)
    if let editor {
      editor.frame = Rect(x: nameStart, y: area.minY, width: room, height: 1)
      (name.frame, note.frame) = (.zero, .zero)
      return
    }
    let left = max(0, room - nameWidth - 1)
    let noteWidth = min(left, note.isHidden ? 0 : note.intrinsicSize.width)
    let isShown = noteWidth >= min(Self.leastOfNote, note.intrinsicSize.width)
    note.frame = Rect(
      x: nameStart + nameWidth + 1, y: area.minY, width: isShown ? noteWidth : 0, height: 1)
  }

  private var shown: [Label] { details.filter { !$0.isHidden } }
}
