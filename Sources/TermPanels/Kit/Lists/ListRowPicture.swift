/// The last picture of a removed row, where it was: its panel may show another row by now.
@MainActor final class ListRowPicture<ID: Hashable>: View {
  let key: RowKey<ID>
  private let picture: CellGrid

  /// Draws the row as it is, on the surface that its list lies on.
  init(of row: ListRow<ID>, on surface: Role) {
    key = row.key
    let cells = Surface(
      grid: CellGrid(size: row.host.frame.size),
      usesPlainSigns: row.host.window?.application?.usesPlainSigns == true)
    let canvas = Canvas(surface: cells, background: Ink(surface))
    canvas.fill(row.host.bounds)
    // Commands do not act on a disappearing row, so it has neither bar nor sign.
    row.host.isCurrent = false
    row.host.isMarked = false
    row.host.drawTree(in: canvas)
    picture = cells.grid
    super.init()
    frame = row.host.frame
    alpha = row.host.alpha
  }

  override var accessibilityRole: AccessibilityRole { .decoration }

  override func draw(in canvas: Canvas) { canvas.draw(picture) }
}
