import TermPanels
import Testing

@testable import TermPanelsNcurses

private let levels = [0, 95, 135, 175, 215, 255]

private func square(_ number: Int) -> Int { number * number }

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
    var colors: [(red: Int, green: Int, blue: Int)] = []
    for red in levels {
      for green in levels { for blue in levels { colors.append((red, green, blue)) } }
    }
    for grey in stride(from: 8, through: 238, by: 10) { colors.append((grey, grey, grey)) }
    var palette = Palette()
    for sample in 0..<512 {
      let (red, green, blue) = (sample / 64 * 36, sample / 8 % 8 * 36, sample % 8 * 36)
      let distances = colors.map { color in
        square(red - color.red) + square(green - color.green) + square(blue - color.blue)
      }
      let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      let found = Int(palette.index256(color)) - 16
      #expect(distances[found] == distances.min(), "\(red) \(green) \(blue)")
    }
  }

  @Test func `direct colours are exact, and never the basic ones`() {
    #expect(Palette.direct(Color(0x5FAFFF)) == 0x5FAFFF)
    #expect(Palette.direct(Color(0x000003)) == 8)
  }
}
