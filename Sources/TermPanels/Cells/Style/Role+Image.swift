/// The colours of images, as roles: 150 of the 216 colours and 10 of the 24 greys that every
/// terminal of 256 colours has, so that it shows exactly the chosen ones. Red and blue, of which
/// people see less, have five steps, and green has six.
extension Role {
  private static let reds = [0, 95, 135, 175, 255]
  private static let greens = [0, 95, 135, 175, 215, 255]
  private static let blues = [0, 95, 135, 215, 255]
  private static let greys = (0..<10).map { 18 + 20 * $0 }

  /// The colours, in the order of the roles from the first one after ``lastFree``.
  private static let imageColors: [Color] =
    reds.flatMap { red in
      greens.flatMap { green in blues.map { blue in color(red, green, blue) } }
    } + greys.map { color($0, $0, $0) }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
  }

  /// The colour of an image that is nearest to a colour, for a view that draws one. Terminals with
  /// fewer than 256 colours cannot show it.
  public init(nearestTo color: Color) {
    func nearest(_ part: UInt8, in levels: [Int]) -> Int {
      levels.indices.min { abs(levels[$0] - Int(part)) < abs(levels[$1] - Int(part)) } ?? 0
    }
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    let inCube =
      (nearest(color.red, in: Role.reds) * Role.greens.count
        + nearest(color.green, in: Role.greens)) * Role.blues.count
      + nearest(color.blue, in: Role.blues)
    let grey = max(0, min(Role.greys.count - 1, ((red + green + blue) / 3 - 8) / 20))
    let inGreys = Role.imageColors.count - Role.greys.count + grey
    func distance(_ index: Int) -> Int {
      let other = Role.imageColors[index]
      let (r, g, b) = (red - Int(other.red), green - Int(other.green), blue - Int(other.blue))
      return r * r + g * g + b * b
    }
    let index = distance(inGreys) < distance(inCube) ? inGreys : inCube
    self.init(rawValue: Role.lastFree + 1 + UInt8(index))
  }

  /// The colour of a role that is a colour of images; `nil` for any other.
  var imageColor: Color? {
    rawValue > Role.lastFree ? Role.imageColors[Int(rawValue - Role.lastFree) - 1] : nil
  }
}
