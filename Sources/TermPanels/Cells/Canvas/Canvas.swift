/// The drawing area of a view: a rectangle of cells with its own coordinates, clipped at its edges.
///
/// Text takes the surface it is drawn on from the view or the nearest ancestor that has one, so a
/// label in a selected row needs to know nothing of selection.
@MainActor public struct Canvas {
  let surface: Surface
  private(set) var origin: Point
  private(set) var clip: Rect
  /// The surface behind everything drawn here.
  public private(set) var background: Ink
  private(set) var fade: UInt8

  init(surface: Surface, background: Ink = Ink(.background)) {
    self.surface = surface
    origin = .zero
    clip = Rect(origin: .zero, size: surface.grid.size)
    self.background = background
    fade = 0
  }

  /// Writes text in one line, clipped at the canvas's edges. Characters that run from right to left
  /// are put in the order of the screen; the blanks around the text stay where they are. Where
  /// signs are plain (``Signs``), those in the text become ASCII, unless they are between quotation
  /// marks or the text is ``Style/Attributes/verbatim``.
  ///
  /// - Parameters:
  ///   - text: Any text; what could steer a terminal is shown as visible marks.
  ///   - point: The cell of its first character, in the canvas's coordinates.
  ///   - role: The meaning of the text.
  ///   - attributes: Attributes such as bold.
  ///   - surface: The surface behind it, if not the canvas's own background.
  ///   - link: The address that the text leads to. Text that is faded or moving leads nowhere.
  /// - Returns: The column just after the text.
  @discardableResult
  public func write(
    _ text: some StringProtocol, at point: Point, role: Role = .text,
    _ attributes: Style.Attributes = [], on surface: Role? = nil, link: LinkAddress? = nil
  ) -> Int {
    var style = style(Ink(role), attributes, on: surface)
    if let link, fade == 0 { style.tag = self.surface.grid.tags.number(of: link) }
    if self.surface.usesPlainSigns, !attributes.contains(.verbatim) {
      return write(text.inPlainSigns, at: point, style)
    }
    return write(text, at: point, style)
  }

  /// Writes a title or a row's text, cut to a number of columns: a name as it is, or a sentence
  /// with names in quotation marks. The sign of the cut is the program's, and so is one that stands
  /// with a blank before the name.
  ///
  /// - Returns: The column just after the text.
  @discardableResult
  public func write(
    name: some StringProtocol, upTo columns: Int, at point: Point, role: Role = .text,
    _ attributes: Style.Attributes = [], on surface: Role? = nil
  ) -> Int {
    let shown = name.truncated(toColumns: columns)
    let end = write(
      shown, at: point, role: role, attributes.union(name.attributesOfName), on: surface)
    guard self.surface.usesPlainSigns, !shown.hasRightToLeft else { return end }
    if shown.count < name.count {
      write("…", at: Point(x: end - 1, y: point.y), role: role, attributes, on: surface)
    }
    if let sign = shown.first, shown.dropFirst().first == " " {
      write(String(sign), at: point, role: role, attributes, on: surface)
    }
    return end
  }

  private func write(_ text: some StringProtocol, at point: Point, _ style: Style) -> Int {
    if let end = writeASCII(text, at: point, style: style) { return end }
    return text.hasRightToLeft
      ? put(text.inVisualOrder, at: point, style) : put(text, at: point, style)
  }

  private func put(_ text: some Sequence<Character>, at point: Point, _ style: Style) -> Int {
    var glyphs: [Glyph] = []
    var x = point.x
    for character in text {
      glyphs.removeAll(keepingCapacity: true)
      Glyph.append(character, to: &glyphs)
      put(glyphs, x: x, y: point.y, style: style)
      x += glyphs.count
    }
    return x
  }

  /// Fills a rectangle with one character of one column, which is a sign of the program.
  public func fill(
    _ rect: Rect, with character: Character = " ", role: Role = .text, on surface: Role? = nil
  ) {
    var glyphs: [Glyph] = []
    Glyph.append(shown(character), to: &glyphs)
    let style = style(Ink(role), [], on: surface)
    let area = rect.offsetBy(x: origin.x, y: origin.y).intersection(clip)
    guard !area.isEmpty, glyphs.count == 1 else { return }
    let cell = Cell(glyph: glyphs[0], style: style)
    for y in area.minY..<area.maxY {
      let drawable = self.surface.drawable(row: y)
      self.surface.grid.fill(row: y, area.minX..<area.maxX, with: cell, drawable: drawable)
    }
  }

  /// A sign of the program as it is drawn.
  func shown(_ sign: Character) -> Character { surface.usesPlainSigns ? sign.inPlainSigns : sign }

  /// Fades what has been drawn so far inside a rectangle towards the terminal's background, by
  /// `amount` of ``Ink/steps``.
  public func dim(_ rect: Rect, amount: UInt8) {
    let area = rect.offsetBy(x: origin.x, y: origin.y).intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      for x in surface.drawable(row: y).clamped(to: area.minX..<area.maxX) {
        surface.grid[x, y].style.fade(amount)
      }
    }
  }

  /// The canvas of a rectangle: its coordinates, its part of the screen, at least its fade, and its
  /// own surface if it has one.
  func canvas(in frame: Rect, fade: UInt8, surface: Role?) -> Canvas {
    var canvas = self
    let frame = frame.offsetBy(x: origin.x, y: origin.y)
    canvas.origin = frame.origin
    canvas.clip = clip.intersection(frame)
    canvas.fade = max(self.fade, fade)
    if let surface { canvas.background = Ink(surface) }
    return canvas
  }

  /// The same canvas on other cells.
  func canvas(on surface: Surface) -> Canvas {
    var canvas = Canvas(surface: surface, background: background)
    canvas.origin = origin
    canvas.clip = clip
    canvas.fade = fade
    return canvas
  }

  /// The same canvas with its origin at another cell of the surface.
  func canvas(at origin: Point) -> Canvas {
    var canvas = self
    canvas.origin = origin
    return canvas
  }

  /// The visible part, in the canvas's coordinates. A view that is much larger than the screen
  /// draws only this.
  public var visible: Rect { clip.offsetBy(x: -origin.x, y: -origin.y) }

  /// Whether anything of the canvas may be drawn.
  var isDrawable: Bool {
    !clip.isEmpty && (surface.clip?.intersects(clip) ?? true)
  }

  private func style(_ ink: Ink, _ attributes: Style.Attributes, on surface: Role?) -> Style {
    var style = Style()
    style.foreground = ink
    style.background = surface.map { Ink($0) } ?? background
    style.attributes = attributes.subtracting(.verbatim)
    if fade > 0 { style.fade(fade) }
    return style
  }

  /// Writes text that has one byte per column, as most text does; returns `nil` for any other.
  private func writeASCII(_ text: some StringProtocol, at point: Point, style: Style) -> Int? {
    let y = point.y + origin.y
    let x = point.x + origin.x
    return text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
      if y >= clip.minY, y < clip.maxY, clip.width > 0 {
        surface.grid.write(
          ascii: bytes, x: x, y: y, within: clip.minX..<clip.maxX, style: style,
          drawable: surface.drawable(row: y))
      }
      return point.x + bytes.count
    } ?? nil
  }

  private func put(_ glyphs: [Glyph], x: Int, y: Int, style: Style) {
    let y = y + origin.y
    guard y >= clip.minY, y < clip.maxY, clip.width > 0 else { return }
    let columns = clip.minX..<clip.maxX
    let drawable = surface.drawable(row: y)
    var x = x + origin.x
    for glyph in glyphs where !glyph.isContinuation {
      let cells = x..<x + Int(glyph.width)
      x = cells.upperBound
      let inside = cells.clamped(to: columns)
      if inside == cells {
        surface.grid.put(glyph, x: cells.lowerBound, y: y, style: style, drawable: drawable)
      } else if !inside.isEmpty {
        // A wide character that the edge would halve leaves a blank.
        surface.grid.put(.blank, x: inside.lowerBound, y: y, style: style, drawable: drawable)
      }
    }
  }
}

extension Style {
  /// Fades ink and surface by some steps towards the terminal's background.
  mutating func fade(_ amount: UInt8) {
    tag = 0
    foreground = foreground.mixed(toward: .background, amount: amount)
    if background.role != .background || background.amount > 0 {
      background = background.mixed(toward: .background, amount: amount)
    }
  }
}
