import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite struct PaletteTests {
  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0x5FAFFF, 75), (0xFF875F, 209), (0x303030, 236),
      (0x262626, 235), (0x3A3A3A, 237), (0x9E9E9E, 247), (0x6C6C6C, 242), (0x080808, 232),
      (0xEEEEEE, 255), (0x005FD7, 26), (0x18181C, 234), (0x5EB0FE, 75),
    ] as [(UInt32, Int32)])
  func `the nearest of 256 colours is found, the second time too`(hex: UInt32, index: Int32) {
    var palette = Palette()
    #expect(palette.index256(Color(hex)) == index)
    #expect(palette.index256(Color(hex)) == index)
  }

  @Test func `no colour of the palette is nearer than the one found`() {
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { (levels[$0 / 36], levels[$0 / 6 % 6], levels[$0 % 6]) }
    let colors = cube + (0..<24).map { (8 + 10 * $0, 8 + 10 * $0, 8 + 10 * $0) }
    let samples = (0..<512).map { ($0 / 64 * 36, $0 / 8 % 8 * 36, $0 % 8 * 36) }
    var palette = Palette()
    for (red, green, blue) in samples {
      func distance(_ c: (Int, Int, Int)) -> Int {
        (red - c.0) * (red - c.0) + (green - c.1) * (green - c.1) + (blue - c.2) * (blue - c.2)
      }
      let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      let found = colors[Int(palette.index256(color)) - 16]
      #expect(distance(found) == colors.map(distance).min(), "\(red) \(green) \(blue)")
    }
  }

  @Test func `direct colours are themselves, and never the basic ones`() {
    #expect(Palette.direct(Color(0x5FAFFF)) == 0x5FAFFF)
    #expect(Palette.direct(Color(0x000003)) == 8)
  }
}
