import TermPanels

@testable import TermPanelsPictures

/// A picture as a viewer shows it at one moment: the text of each cell, its class, and the drawings
/// behind it.
struct ShownPicture {
  /// A character in a cell.
  struct Sign: Equatable {
    var text: String
    var classes: [String]
  }

  private(set) var characters: [Point: Sign] = [:]
  /// The paths of each row, with their classes.
  private(set) var paths: [Int: [SVGElement]] = [:]
  private let size: Size
  private let shared: [String: SVGElement]

  /// Draws a picture, with each strip moved by a number of units; without one, a strip is where its
  /// attribute puts it.
  init(_ root: SVGElement, of size: Size, movedBy shifts: [String: Double] = [:]) {
    self.size = size
    let definitions = root.children(named: "defs").flatMap(\.children)
    shared = Dictionary(uniqueKeysWithValues: definitions.map { ($0.attributes["id"] ?? "", $0) })
    for page in root.children(named: "svg") {
      for child in page.children { draw(child, below: 0, shifts) }
    }
  }

  private mutating func draw(_ element: SVGElement, below top: Double, _ shifts: [String: Double]) {
    if element.classes == ["S"] {
      let style = element.attributes["style"] ?? ""
      let name = style.split(separator: ":").last.map(String.init) ?? ""
      let shift = shifts[name] ?? element.translation.y
      for child in element.children { draw(child, below: top + shift, shifts) }
    } else if element.name == "use" {
      let id = (element.attributes["href"] ?? "").dropFirst()
      drawRow(shared[String(id)]?.children ?? [], element.number("x"), top + element.number("y"))
    } else {
      drawRow(element.children, element.translation.x, top + element.translation.y)
    }
  }

  private mutating func drawRow(_ elements: [SVGElement], _ x: Double, _ y: Double) {
    let place = (y - Double(CellMetrics.margin + CellMetrics.baseline)) / Double(CellMetrics.height)
    guard x == Double(CellMetrics.margin), let row = Int(exactly: place),
      (0..<size.height).contains(row)
    else { return }
    for element in elements {
      if element.name == "text" {
        write(element, row)
      } else {
        paths[row, default: []].append(element)
      }
    }
  }

  private mutating func write(_ element: SVGElement, _ row: Int) {
    let width = Double(CellMetrics.width)
    var column = element.number("x") / width
    let isCentred = element.classes.contains("M")
    // A character in the middle of one cell, or of two.
    if isCentred { column = (column - 0.5).rounded(.down) }
    guard let start = Int(exactly: column) else { return }
    let length = element.attributes["textLength"].flatMap(Double.init).map { $0 / width }
    let parts = isCentred ? [element.text] : element.text.map { String($0) }
    guard length == nil ? parts.count == 1 : length == Double(parts.count) else { return }
    for (index, text) in parts.enumerated() where text != " " {
      let classes = element.classes.filter { $0 != "M" }
      characters[Point(x: start + index, y: row)] = Sign(text: text, classes: classes)
    }
  }
}
