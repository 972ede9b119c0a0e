import ImageKit
import TermPanels

/// The colours of icons, as roles of the program's own: views draw only roles.
///
/// They are 180 of the 216 colours and 12 of the 24 greys that every terminal of 256 colours has,
/// so that the terminal shows exactly the chosen colours: 192 in all, as many as a program has
/// roles for. Blue, which people see least of, has five steps, red and green six.
@MainActor enum IconPalette {
  private static let levels = [0, 95, 135, 175, 215, 255]
  private static let blues = [0, 95, 135, 215, 255]
  private static let greys = (0..<12).map { 8 + 20 * $0 }

  /// The appearances of the roles.
  static let appearances: [Role: Theme.Appearance] = {
    var result: [Role: Theme.Appearance] = [:]
    func add(_ red: Int, _ green: Int, _ blue: Int) {
      let role = Role(rawValue: Role.firstFree + UInt8(result.count))
      let color = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      result[role] = Theme.Appearance(color)
    }
    for red in levels { for green in levels { for blue in blues { add(red, green, blue) } } }
    for grey in greys { add(grey, grey, grey) }
    return result
  }()

  /// The role nearest to a pixel; `nil` for one that is mostly transparent.
  static func role(for pixel: Pixel) -> Role? {
    guard pixel.alpha >= 128 else { return nil }
    let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
    }
    let (r, g, b) = (nearest(red, in: levels), nearest(green, in: levels), nearest(blue, in: blues))
    let grey = max(0, min(11, ((red + green + blue) / 3 + 2) / 20))
    let index =
      distance(greys[grey], greys[grey], greys[grey]) < distance(levels[r], levels[g], blues[b])
      ? levels.count * levels.count * blues.count + grey
      : (r * levels.count + g) * blues.count + b
    return Role(rawValue: Role.firstFree + UInt8(index))
  }

  private static func nearest(_ value: Int, in levels: [Int]) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }
}
