/// A field, and the matches below it.
final class PickerView: View {
  /// The view that the list fills.
  let results = View()
  private let field: TextField
  private let note: Label

  init(field: TextField, note: Label) {
    self.field = field
    self.note = note
    super.init()
    for view in [field, results, note] { addSubview(view) }
  }

  /// All there is: the rows are as many as there is room for.
  override func sizeThatFits(_ size: Size) -> Size { size }

  override func layoutSubviews() {
    let size = bounds.size
    field.frame = Rect(x: 1, y: 0, width: max(0, size.width - 2), height: min(1, size.height))
    // A blank row sets them apart where there is room for one.
    let top = size.height > 6 ? 2 : 1
    results.frame = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    results.setNeedsLayout()
    note.frame = Rect(x: 1, y: top, width: max(0, size.width - 2), height: 1)
  }
}
