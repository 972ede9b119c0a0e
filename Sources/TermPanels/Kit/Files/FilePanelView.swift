/// The path of a folder, a field, the entries and a message below each other, in a frame while the
/// panel is presented.
final class FilePanelView: View {
  /// The view that the list fills.
  let results = View()
  /// Whether there is a frame around everything.
  var isFramed = false {
    didSet {
      surface = isFramed ? .raised : nil
      setNeedsLayout()
    }
  }
  /// The words in the frame.
  var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }

  private let field: TextField
  private let path = Label(role: .secondary, .verbatim)
  private let note = Label(role: .secondary)
  private let message = Label(role: .error, isMultiline: true)
  private var folder = ""
  private var home: String?

  init(field: TextField) {
    self.field = field
    super.init()
    for view in [path, field, results, note, message] { addSubview(view) }
    message.isHidden = true
  }

  /// Shows the path of the folder, and a note where it has no entries to list.
  func show(_ folder: String, home: String?, note: String) {
    (self.folder, self.home, self.note.text) = (folder, home, note)
    // It lies above the first row, which the mouse reaches only while there is no note.
    self.note.isHidden = note.isEmpty
    setNeedsLayout()
  }

  /// Shows a message about the last key; an empty one takes no room.
  func show(_ text: String) {
    guard message.text != text else { return }
    message.text = text
    message.isHidden = text.isEmpty
    setNeedsLayout()
  }

  /// All there is: the rows are as many as there is room for.
  override func sizeThatFits(_ size: Size) -> Size { size }

  override func layoutSubviews() {
    let margin = Insets(top: 1, left: 2, bottom: 1, right: 2)
    let area = isFramed ? bounds.inset(by: margin) : bounds
    // The texts of the rows begin at the same column.
    let (left, width) = (area.minX + ListRowView.gutter, max(0, area.width - 3))
    var y = area.minY
    if area.height > 2 {
      path.frame = Rect(x: left, y: y, width: width, height: 1)
      y += 1
    } else {
      path.frame = .zero
    }
    path.text = FilePath.shown(folder, home: home, columns: width)
    field.frame = Rect(x: left, y: y, width: width, height: min(1, area.height))
    // A blank row sets them apart where there is room for one.
    y += area.height > 7 ? 2 : 1
    let wanted = message.isHidden ? 0 : message.sizeThatFits(Size(width: width, height: 3)).height
    let messageHeight = min(wanted, 3, max(0, area.maxY - y))
    let height = max(0, area.maxY - y - messageHeight)
    results.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
    results.setNeedsLayout()
    note.frame = Rect(x: left, y: y, width: width, height: min(1, height))
    message.frame = Rect(x: left, y: y + height, width: width, height: messageHeight)
  }

  override func draw(in canvas: Canvas) { if isFramed { canvas.frame(bounds, title: title) } }
}
