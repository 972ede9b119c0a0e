import TermPanels

/// A colour of a picture: one on a dark background, and one on a light background.
struct Shade: Hashable {
  let dark: Color
  let light: Color
}

extension Color {
  /// The colour as SVG and asciicasts write it: `#5fafff`.
  var code: String {
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
