/// A line that says where you are, `Lists › Groceries`, and at its right end a few words more.
@MainActor final class TitleBar: View {
  /// The names of the screens, the visible one last.
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  /// Words for the right end.
  var detail = "" { didSet { if detail != oldValue { setNeedsDisplay() } } }

  /// Whether the keys go to what the line names; otherwise it steps back.
  var isActive = true { didSet { if isActive != oldValue { setNeedsDisplay() } } }

  private static let margin = 2
  private static let separator = " › "

  override func draw(in canvas: Canvas) {
    let width = bounds.width - 2 * TitleBar.margin
    guard width > 0, let title = titles.last else { return }
    let shownDetail = detail.columns + title.columns + 2 <= width ? detail : ""
    let room = width - (shownDetail.isEmpty ? 0 : shownDetail.columns + 2)
    // The way here is told as far as there is room, the nearest screens first.
    var path: [String] = []
    var used = title.columns
    for name in titles.dropLast().reversed() {
      used += name.columns + TitleBar.separator.columns
      if used > room { break }
      path.insert(name, at: 0)
    }
    var x = TitleBar.margin
    for name in path {
      x = canvas.write(name, at: Point(x: x, y: 0), role: .secondary)
      x = canvas.write(TitleBar.separator, at: Point(x: x, y: 0), role: .faint)
    }
    let name = title.truncated(toColumns: room)
    if isActive {
      canvas.write(name, at: Point(x: x, y: 0), role: .title, .bold)
    } else {
      canvas.write(name, at: Point(x: x, y: 0), role: .secondary)
    }
    canvas.write(
      shownDetail, at: Point(x: TitleBar.margin + width - shownDetail.columns, y: 0),
      role: .secondary)
  }
}
