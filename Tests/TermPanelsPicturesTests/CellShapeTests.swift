import Testing

@testable import TermPanelsPictures

/// The characters that are lines.
private let lineScalars = (UInt32(0x2500)...0x257F).compactMap { Unicode.Scalar($0) }

/// The names of the characters in Unicode tell which lines they have, and how heavy.
@Suite("The shape of a character") struct CellShapeTests {
  private let width = CellMetrics.width * 1000
  private let height = CellMetrics.height * 1000

  @Test(arguments: lineScalars)
  func `reaches the edges that the name of a line gives`(scalar: Unicode.Scalar) throws {
    let name = try #require(scalar.properties.name)
    guard !name.contains("DIAGONAL"), !name.contains("DASH"), !name.contains("ARC") else { return }
    let shape = try #require(CellShape(scalar.value))
    let edges = try #require(Edges(name))

    func covered(_ isAtEdge: (Box) -> Bool, _ breadth: (Box) -> Int) -> [Int] {
      shape.boxes.filter(isAtEdge).map(breadth)
    }
    #expect(covered({ $0.x == 0 }, \.height) == edges.left, "left of \(name)")
    #expect(covered({ $0.x + $0.width == width }, \.height) == edges.right, "right of \(name)")
    #expect(covered({ $0.y == 0 }, \.width) == edges.up, "above \(name)")
    #expect(covered({ $0.y + $0.height == height }, \.width) == edges.down, "below \(name)")
    for box in shape.boxes {
      #expect(box.x >= 0 && box.x + box.width <= width && box.width > 0)
      #expect(box.y >= 0 && box.y + box.height <= height && box.height > 0)
    }
  }

  @Test(arguments: lineScalars)
  func `has lines that touch each other`(scalar: Unicode.Scalar) throws {
    let name = try #require(scalar.properties.name)
    // Of crossing double lines, the corners are apart; dashes are apart.
    guard !name.contains("DASH"), !name.contains("DOUBLE"), let shape = CellShape(scalar.value)
    else { return }

    for box in shape.boxes where shape.boxes.count > 1 {
      let others = shape.boxes.filter { $0 != box }
      #expect(others.contains { $0.touches(box) }, "\(name)")
    }
  }

  @Test func `of a dashed line has as many pieces as its name`() throws {
    for scalar in lineScalars {
      let name = try #require(scalar.properties.name)
      guard name.contains("DASH") else { continue }
      let boxes = try #require(CellShape(scalar.value)).boxes
      let count = name.contains("TRIPLE") ? 3 : name.contains("QUADRUPLE") ? 4 : 2
      let breadth = name.contains("HEAVY") ? 3000 : 1000

      #expect(boxes.count == count, "\(name)")
      #expect(
        boxes.allSatisfy { (name.contains("VERTICAL") ? $0.width : $0.height) == breadth },
        "\(name)")
    }
  }

  @Test(arguments: [
    ("▀", 50), ("▁", 12), ("▂", 25), ("▃", 37), ("▄", 50), ("▅", 62), ("▆", 75), ("▇", 87),
    ("█", 100), ("▉", 87), ("▊", 75), ("▋", 62), ("▌", 50), ("▍", 37), ("▎", 25), ("▏", 12),
    ("▐", 50), ("░", 25), ("▒", 50), ("▓", 75), ("▔", 12), ("▕", 12), ("▖", 25), ("▗", 25),
    ("▘", 25), ("▙", 75), ("▚", 50), ("▛", 75), ("▜", 75), ("▝", 25), ("▞", 50), ("▟", 75),
  ])
  func `of a block covers its part of the cell`(block: String, percent: Int) throws {
    let scalar = try #require(block.unicodeScalars.first)
    let shape = try #require(CellShape(scalar.value))
    let area = shape.boxes.reduce(0) { $0 + $1.width * $1.height }

    #expect(area * shape.opacity / (width * height) == percent)
  }

  @Test func `of a braille character has the dots of its name`() throws {
    for scalar in (UInt32(0x2801)...0x28FF).compactMap({ Unicode.Scalar($0) }) {
      let name = try #require(scalar.properties.name)
      let dots = name.drop { $0 != "-" }.dropFirst().compactMap(\.wholeNumberValue)
      let boxes = try #require(CellShape(scalar.value)).boxes
      #expect(boxes.count == dots.count, "\(name)")
      for (dot, box) in zip(dots, boxes) {
        #expect((box.x >= width / 2) == [4, 5, 6, 8].contains(dot), "\(name)")
        let row = dot > 6 ? 3 : (dot - 1) % 3
        #expect(box.y / (height / 4) == row, "\(name)")
      }
    }
  }

  @Test func `is drawn for no letter`() {
    for scalar in "aä漢○✓▲╱ ".unicodeScalars { #expect(CellShape(scalar.value) == nil) }
  }

  @Test func `of a line of many cells is one rectangle`() {
    var path = ShapePath()
    for x in 0..<40 {
      for box in CellShape(0x2500)?.boxes ?? [] { path.add(box.moved(x: x * 9000, y: -14_000)) }
    }

    #expect(path.finish() == "M0-5h360v1h-360z")
  }

  @Test(arguments: [(0, "0"), (9000, "9"), (4500, "4.5"), (-1125, "-1.125"), (-500, "-0.5")])
  func `has coordinates without needless digits`(thousandths: Int, text: String) {
    #expect(thousandths.thousandths == text)
  }
}

extension Box {
  /// Whether the rectangles share a point.
  fileprivate func touches(_ other: Box) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }
}

/// The breadths of the lines at each edge, as a name of Unicode tells them.
private struct Edges {
  private(set) var up: [Int] = []
  private(set) var right: [Int] = []
  private(set) var down: [Int] = []
  private(set) var left: [Int] = []

  private static let breadths = [
    "LIGHT": [1000], "SINGLE": [1000], "HEAVY": [3000], "DOUBLE": [1000, 1000],
  ]

  /// Reads a name such as `BOX DRAWINGS UP HEAVY AND RIGHT DOWN LIGHT`: a weight belongs to the
  /// directions on its side of “and”, or to all if the other side has none.
  init?(_ name: String) {
    let sides = name.split(separator: " ").drop { $0 == "BOX" || $0 == "DRAWINGS" }
      .split(separator: "AND")
    var former: [Int]?
    for side in sides {
      let words = side.map(String.init)
      guard let breadth = words.compactMap({ Edges.breadths[$0] }).first ?? former else {
        return nil
      }
      former = breadth
      for word in words {
        switch word {
        case "UP": up = breadth
        case "DOWN": down = breadth
        case "LEFT": left = breadth
        case "RIGHT": right = breadth
        case "VERTICAL": (up, down) = (breadth, breadth)
        case "HORIZONTAL": (left, right) = (breadth, breadth)
        default: break
        }
      }
    }
  }
}
