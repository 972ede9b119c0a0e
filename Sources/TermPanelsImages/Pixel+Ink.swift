import ImageKit
import TermPanels

extension Pixel {
  /// The role for the colour of the pixel; `nil` for one that is more transparent than opaque.
  var role: Role? {
    isOpaque ? Role(nearestTo: Color(red: red, green: green, blue: blue)) : nil
  }

  /// Whether the pixel is more opaque than transparent.
  var isOpaque: Bool { alpha >= 128 }

  /// The brightness (ITU-R BT.601 luma), 0 to 255.
  var brightness: Int { (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000 }
}
