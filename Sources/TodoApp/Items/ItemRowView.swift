import TermPanels

/// A mark and a name, perhaps with a note after it, and details at the right end. Where the name
/// has no room, the note goes first, then the details, the least important first; then the name is
/// truncated. The least important detail is shown only beside a complete name.
@MainActor final class ItemRowView: View {
  /// The columns that a row is indented below its parent.
  private static let indent = 2
  /// The minimum number of columns of a note.
  private static let leastOfNote = 6
  /// The columns that several details leave to the name.
  private static let leastOfName = 12
  /// The columns that the last of the details leaves to the name.
  private static let leastOfAll = 4

  private let mark: Label
  private let name: Label
  private let note: Label
  private let details: [Label]
  private let leaving: [Label]

  /// The nesting depth.
  var depth = 0 {
    didSet { if depth != oldValue { setNeedsLayout() } }
  }

  /// The editor of the name: it takes the place of the name and of everything after it.
  var editor: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editor { addSubview(editor) }
      setNeedsLayout()
    }
  }

  /// Creates a row with details from left to right; `leaving` has them in the order in which they
  /// go.
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
    // At any depth, most of the row is the item's own.
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
