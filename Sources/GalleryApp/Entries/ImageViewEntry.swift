import Glibc
import ImageKit
import TermPanels
import TermPanelsImages

extension Entry {
  static let imageView = Entry(
    ImageView.self, summary: "an image in pixels, or in cells",
    text: """
      A PNG or a JPEG in its own shape, or so large that it fills the frame. On a terminal that says
      that it can show pixels it gets them; every other one draws two colours in each cell, or
      braille where there are few colours. Other views may lie above it in both cases.
      """,
    keys: [.character("f")]
  ) {
    let view = ImageView(moon, label: "The moon")
    return StagePanel(
      [view],
      commands: [
        KeyCommand(id: "stage.form", .character("f"), title: "Next form", hint: "form") {
          let modes: [ImageView.ContentMode] = [.scaleAspectFit, .scaleAspectFill, .scaleToFill]
          let index = modes.firstIndex(of: view.contentMode) ?? 0
          view.contentMode = modes[(index + 1) % modes.count]
        }
      ])
  }

  /// A full moon with two seas, on nothing.
  private static let moon: Image = {
    let side = 96
    func distance(_ x: Int, _ y: Int, from center: (x: Double, y: Double)) -> Double {
      hypot(Double(x) / Double(side) - center.x, Double(y) / Double(side) - center.y)
    }
    return Image(
      width: side,
      pixels: (0..<side * side).map { index in
        let (x, y) = (index % side, index / side)
        let isMoon = distance(x, y, from: (0.5, 0.5)) < 0.48
        let isSea =
          distance(x, y, from: (0.36, 0.4)) < 0.14 || distance(x, y, from: (0.6, 0.62)) < 0.1
        let light = (isSea ? 150 : 240) - 120 * distance(x, y, from: (0.35, 0.3))
        let level = UInt8(max(0, light))
        return Pixel(
          red: level, green: level, blue: UInt8(Double(level) * 0.8), alpha: isMoon ? 255 : 0)
      })
  }()
}
