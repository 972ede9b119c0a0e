import TermPanels

/// A rectangle of an image that nothing hides.
struct ImagePiece: Hashable {
  /// The image in its place.
  let placed: PlacedImage
  /// The visible cells on the screen.
  let visible: Rect

  /// The visible cells, from the upper left corner of the image.
  var part: Rect { visible.offsetBy(x: -placed.frame.minX, y: -placed.frame.minY) }

  /// The visible images of a screen with certain tags, in as few rectangles as rows that are alike
  /// allow.
  static func pieces(of grid: CellGrid, tags: Set<UInt8>, in size: Size) -> [ImagePiece] {
    guard !tags.isEmpty else { return [] }
    var pieces: [ImagePiece] = []
    /// The pieces that reach down to the row before, by their tag and columns.
    var unfinished: [Run: Int] = [:]
    for y in 0..<min(grid.size.height, size.height) {
      var next: [Run: Int] = [:]
      for run in runs(of: grid, row: y, tags: tags, width: min(grid.size.width, size.width)) {
        guard let placed = grid.tags.image(run.tag) else { continue }
        let (x, width) = (run.columns.lowerBound, run.columns.count)
        if let index = unfinished[run] {
          let top = pieces[index].visible.minY
          let visible = Rect(x: x, y: top, width: width, height: y + 1 - top)
          pieces[index] = ImagePiece(placed: placed, visible: visible)
          next[run] = index
        } else {
          next[run] = pieces.count
          let visible = Rect(x: x, y: y, width: width, height: 1)
          pieces.append(ImagePiece(placed: placed, visible: visible))
        }
      }
      unfinished = next
    }
    return pieces
  }

  private struct Run: Hashable {
    let tag: UInt8
    let columns: Range<Int>
  }

  private static func runs(
    of grid: CellGrid, row y: Int, tags: Set<UInt8>, width: Int
  ) -> [Run] {
    var runs: [Run] = []
    var x = 0
    while x < width {
      let tag = grid[x, y].style.tag
      var end = x + 1
      while end < width, grid[end, y].style.tag == tag { end += 1 }
      if tags.contains(tag) { runs.append(Run(tag: tag, columns: x..<end)) }
      x = end
    }
    return runs
  }
}
