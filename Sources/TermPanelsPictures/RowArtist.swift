import TermPanels

/// Draws rows as SVG. The origin of a row is the left end of the line on which its characters
/// stand.
struct RowArtist {
  private typealias Metrics = CellMetrics

  /// A character and its look.
  private struct Piece {
    let glyph: Glyph
    let look: PictureLook
  }

  private var book: LookBook
  private(set) var classes = ColorClasses()

  init(_ film: Film) { book = LookBook(film) }

  /// The class of the picture's background.
  mutating func groundClass() -> String { classes.name(of: book.ground) }

  /// The elements of a row; empty if nothing is seen of it.
  mutating func elements(of cells: [Cell], cursor: Int?) -> String {
    let pieces = cells.indices.map { x in
      let look = book.look(of: cells[x].style)
      let isAtCursor = x == cursor || x - 1 == cursor && cells[x].glyph.isContinuation
      return Piece(glyph: cells[x].glyph, look: isAtCursor ? look.reversed : look)
    }
    return surfaces(pieces) + shapes(pieces) + texts(pieces)
  }

  // MARK: - Surfaces and shapes

  private mutating func surfaces(_ pieces: [Piece]) -> String {
    var paths = PathGroup()
    for (x, piece) in pieces.enumerated() where piece.look.surface != book.ground {
      paths[piece.look.surface, 100].add(RowArtist.box(x))
    }
    return paths.elements(&classes, isCrisp: true)
  }

  /// The lines and blocks, and the lines below and through characters.
  private mutating func shapes(_ pieces: [Piece]) -> String {
    var paths = PathGroup()
    for (x, piece) in pieces.enumerated() {
      let (ink, left) = (piece.look.ink, x * Metrics.width * 1000)
      if let shape = CellShape(piece.glyph.base) {
        for box in shape.boxes {
          paths[ink, shape.opacity].add(box.moved(x: left, y: -Metrics.baseline * 1000))
        }
        if let curve = shape.curve {
          paths[ink, shape.opacity].add(
            curve: curve.data, x: left + curve.x * 1000,
            y: (curve.y - Metrics.baseline) * 1000)
        }
      }
      for (attribute, y) in RowArtist.rules
      where piece.look.attributes.contains(attribute) {
        paths[ink, 100].add(
          Box(x: left, y: y * 1000, width: Metrics.width * 1000, height: 1000))
      }
    }
    return paths.elements(&classes, isCrisp: false)
  }

  /// The lines below and through a character, with their places.
  private static let rules: [(Style.Attributes, Int)] = [(.underline, 2), (.strikethrough, -5)]

  /// The whole cell in a column.
  private static func box(_ x: Int) -> Box {
    Box(
      x * Metrics.width..<(x + 1) * Metrics.width,
      -Metrics.baseline..<Metrics.height - Metrics.baseline)
  }

  // MARK: - Texts

  /// Characters of one look that stand side by side, with single blanks between them.
  private struct Run {
    let x: Int
    let look: PictureLook
    var text: String
    var count = 1
  }

  /// The texts. Characters of the Latin script share an element with their neighbours, whose length
  /// is given; any other character has its own, since its font may have another width.
  private mutating func texts(_ pieces: [Piece]) -> String {
    var elements = ""
    var run: Run?
    for (x, piece) in pieces.enumerated() where !piece.glyph.isContinuation {
      let (glyph, look) = (piece.glyph, piece.look)
      let isNext = run.map { $0.x + $0.count == x } ?? false
      if glyph == .blank {
        // A second blank ends the text, since viewers draw several as one.
        if isNext, run?.text.last != " " {
          run?.text += " "
          run?.count += 1
        }
        continue
      }
      if glyph.isLatin, isNext, run?.look.isWritten(like: look) == true {
        run?.text += glyph.text
        run?.count += 1
        continue
      }
      elements += element(of: run)
      run = nil
      if glyph.isLatin {
        run = Run(x: x, look: look, text: glyph.text)
      } else if CellShape(glyph.base) == nil {
        elements += element(of: glyph, at: x, look)
      }
    }
    return elements + element(of: run)
  }

  private mutating func element(of run: Run?) -> String {
    guard var run else { return "" }
    if run.text.last == " " {
      run.text.removeLast()
      run.count -= 1
    }
    let length = run.count > 1 ? " textLength=\"\(run.count * Metrics.width)\"" : ""
    let names = classNames(of: run.look)
    return "<text class=\"\(names)\" x=\"\(run.x * Metrics.width)\"\(length)>"
      + "\(run.text.inXML)</text>"
  }

  /// A character in the middle of its one or two cells.
  private mutating func element(of glyph: Glyph, at x: Int, _ look: PictureLook) -> String {
    let middle = (x * 1000 + Int(glyph.width) * 500) * Metrics.width
    return "<text class=\"\(classNames(of: look)) M\" x=\"\(middle.thousandths)\">"
      + "\(glyph.text.inXML)</text>"
  }

  private mutating func classNames(of look: PictureLook) -> String {
    var names = classes.name(of: look.ink)
    if look.attributes.contains(.bold) { names += " B" }
    if look.attributes.contains(.italic) { names += " I" }
    return names
  }
}

/// Paths by their colour and opacity, in the order of their use.
private struct PathGroup {
  private struct Key: Hashable {
    let shade: Shade
    let opacity: Int
  }

  private var paths: [Key: ShapePath] = [:]
  private var order: [Key] = []

  subscript(shade: Shade, opacity: Int) -> ShapePath {
    get { paths[Key(shade: shade, opacity: opacity)] ?? ShapePath() }
    set {
      let key = Key(shade: shade, opacity: opacity)
      if paths[key] == nil { order.append(key) }
      paths[key] = newValue
    }
  }

  /// The paths as elements. Crisp ones have no blurred edges, which would be seen between rows.
  func elements(_ classes: inout ColorClasses, isCrisp: Bool) -> String {
    order.map { key in
      var path = paths[key] ?? ShapePath()
      let names = classes.name(of: key.shade) + (isCrisp ? " K" : "")
      let opacity = key.opacity < 100 ? " fill-opacity=\"\((key.opacity * 10).thousandths)\"" : ""
      return "<path class=\"\(names)\"\(opacity) d=\"\(path.finish())\"/>"
    }
    .joined()
  }
}

extension PictureLook {
  /// Whether characters of both looks can share an element; surfaces are drawn apart.
  fileprivate func isWritten(like other: PictureLook) -> Bool {
    let written: Style.Attributes = [.bold, .italic]
    return ink == other.ink
      && attributes.intersection(written) == other.attributes.intersection(written)
  }
}

extension Glyph {
  /// Whether it is a single character that every monospaced font has, as wide as all others.
  fileprivate var isLatin: Bool {
    guard width == 1, marks == (0, 0, 0) else { return false }
    return (0x21...0x7E).contains(base) || (0xA1...0x17F).contains(base) && base != 0xAD
  }
}
