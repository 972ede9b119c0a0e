import TermPanels

extension CellGrid {
  /// A number that is equal for two screens that show the same, including the cursor, and hardly
  /// ever for two different ones. It is the same on every machine (FNV-1a over the contents of the
  /// cells).
  func fingerprint(cursor: Point?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: Int) {
      hash = (hash ^ UInt64(truncatingIfNeeded: value)) &* 0x0000_0100_0000_01B3
    }
    add(size.width)
    add(size.height)
    add(cursor?.x ?? -1)
    add(cursor?.y ?? -1)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        add(Int(cell.glyph.base))
        add(Int(cell.glyph.width))
        if cell.glyph.marks.0 != 0 {
          add(Int(cell.glyph.marks.0))
          add(Int(cell.glyph.marks.1))
          add(Int(cell.glyph.marks.2))
        }
        for ink in [cell.style.foreground, cell.style.background] {
          add(Int(ink.role.rawValue) << 16 | Int(ink.toward.rawValue) << 8 | Int(ink.amount))
        }
        add(Int(cell.style.attributes.rawValue))
      }
    }
    return hash
  }
}
