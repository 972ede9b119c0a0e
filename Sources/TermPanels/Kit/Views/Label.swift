/// Text in one line or several.
public final class Label: View, WordsView {
  /// The alignment of a line that has more room than it needs.
  public enum Alignment: Sendable {
    /// At the left edge; a text that runs from right to left at the right edge.
    case leading
    /// In the middle.
    case center
    /// At the right edge.
    case trailing
  }

  /// The text. In one line it is cut with `…`; in several it is wrapped at spaces.
  public var text: String {
    didSet { if text != oldValue { textDidChange() } }
  }
  /// The columns of the text in one line, if anything has asked for them.
  private var knownColumns: Int?
  /// The meaning of the text.
  public var role: Role {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }
  /// The attributes of the text.
  public var attributes: Style.Attributes {
    didSet { if attributes != oldValue { setNeedsDisplay() } }
  }
  /// The alignment of the lines.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// Whether the text is wrapped into as many lines as it needs.
  public var isMultiline: Bool {
    didSet { if isMultiline != oldValue { invalidateIntrinsicSize() } }
  }
  /// The most lines of a wrapped text; the last of them is cut with `…`. Without a limit there are
  /// as many as the text needs.
  public var lineLimit: Int? {
    didSet {
      guard lineLimit != oldValue else { return }
      wrapped = [:]
      invalidateIntrinsicSize()
    }
  }
  /// The text in lines, at the widths last asked for.
  private var wrapped: [Int: [String]] = [:]

  /// Highlighted pieces, by the characters of the whole text. A later one lies above.
  public var highlights: [TextHighlight] = [] {
    didSet { if highlights != oldValue { setNeedsDisplay() } }
  }

  /// Creates a label.
  public init(
    _ text: String = "", role: Role = .text, _ attributes: Style.Attributes = [],
    alignment: Alignment = .leading, isMultiline: Bool = false
  ) {
    self.text = text
    self.role = role
    self.attributes = attributes
    self.alignment = alignment
    self.isMultiline = isMultiline
  }

  /// The text's columns, and its lines at the given width.
  public override func sizeThatFits(_ size: Size) -> Size {
    guard isMultiline else { return Size(width: columns, height: 1) }
    let lines = lines(columns: max(1, size.width))
    return Size(width: lines.map(\.columns).max() ?? 0, height: lines.count)
  }

  /// Writes the visible lines.
  public override func draw(in canvas: Canvas) {
    let width = bounds.width
    let lines = isMultiline ? lines(columns: width) : [text]
    let visible = canvas.visible
    let starts = isMultiline && !highlights.isEmpty ? starts(of: lines) : []
    let direction = text.runsRightToLeft ? TextDirection.rightToLeft : .leftToRight
    for row in lines.indices.clamped(to: visible.minY..<max(visible.minY, visible.maxY)) {
      let isWhole = !isMultiline && columns <= width
      let shown = isWhole ? text : lines[row].truncated(toColumns: width)
      let x = column(of: shown, isWhole ? columns : nil, direction)
      let ownsEnd = isCut(shown, inRow: row, of: lines.count, isWhole: isWhole)
      if direction == .rightToLeft || shown.hasRightToLeft,
        let line = VisualLine(shown, in: direction)
      {
        write(line, startingAt: starts.isEmpty ? 0 : starts[row], at: Point(x: x, y: row), canvas)
        continue
      }
      canvas.write(shown, at: Point(x: x, y: row), role: role, attributes)
      if !highlights.isEmpty {
        highlight(Array(shown), startingAt: isMultiline ? starts[row] : 0, from: x, row, in: canvas)
      }
      if ownsEnd {
        let end = Point(x: x + shown.columns - 1, y: row)
        canvas.write("…", at: end, role: role, attributes.subtracting(.verbatim))
      }
    }
  }

  /// The column at which a line begins.
  private func column(
    of line: String, _ columns: Int?, _ direction: TextDirection
  ) -> Int {
    var free: Int { bounds.width - (columns ?? line.columns) }
    return
      switch alignment
    {
    case .leading: direction == .rightToLeft ? free : 0
    case .center: free / 2
    case .trailing: free
    }
  }

  /// The first cell of the text.
  var beginningOfWords: Point? {
    let line = isMultiline ? lines(columns: max(1, bounds.width))[0] : text
    guard !line.isEmpty, !bounds.isEmpty else { return nil }
    let direction = text.runsRightToLeft ? TextDirection.rightToLeft : .leftToRight
    return Point(x: max(0, column(of: line, nil, direction)), y: 0)
  }

  /// Whether a line of somebody's text ends with our sign that it was cut.
  private func isCut(_ line: String, inRow row: Int, of count: Int, isWhole: Bool) -> Bool {
    guard line.last == "…", !isWhole else { return false }
    let isVerbatim =
      attributes.contains(.verbatim) || highlights.contains { $0.attributes.contains(.verbatim) }
    return isVerbatim && (!isMultiline || row == count - 1 && text.last != "…")
  }

  /// Writes a line in the order of the screen, with its highlights.
  private func write(_ line: VisualLine, startingAt start: Int, at point: Point, _ canvas: Canvas) {
    for place in line.places {
      let highlight = highlights.last { $0.range.contains(start + place.index) }
      canvas.write(
        String(place.character), at: Point(x: point.x + place.column, y: point.y),
        role: highlight?.role ?? role, attributes.union(highlight?.attributes ?? []),
        link: highlight?.link)
    }
  }

  /// Highlights pieces of a line that begins at an index of the text.
  private func highlight(
    _ characters: [Character], startingAt start: Int, from x: Int, _ row: Int, in canvas: Canvas
  ) {
    let line = start..<(start + characters.count)
    for highlight in highlights where highlight.range.overlaps(line) {
      let range = highlight.range.clamped(to: line)
      let piece = (range.lowerBound - start)..<(range.upperBound - start)
      let before = characters[..<piece.lowerBound].reduce(0) { $0 + $1.columns }
      canvas.write(
        String(characters[piece]), at: Point(x: x + before, y: row), role: highlight.role,
        attributes.union(highlight.attributes), link: highlight.link)
    }
  }

  /// The index in the text at which each line begins: blanks and line breaks between two lines are
  /// in neither.
  private func starts(of lines: [String]) -> [Int] {
    let characters = Array(text)
    var index = 0
    return lines.map { line in
      guard let first = line.first else { return index }
      while index < characters.count, characters[index] != first, characters[index].isWhitespace {
        index += 1
      }
      defer { index += line.count }
      return index
    }
  }

  /// Whether the text names what follows, such as the rows below it.
  public var isHeading = false

  /// A text, or a heading.
  public override var accessibilityRole: AccessibilityRole { isHeading ? .heading : .text }

  /// The text.
  public override var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  private func lines(columns: Int) -> [String] {
    if let lines = wrapped[columns] { return lines }
    if wrapped.count >= 2 { wrapped.removeAll() }
    var lines = text.wrapped(toColumns: columns)
    if let lineLimit, lines.count > max(1, lineLimit) {
      let last = lines[(max(1, lineLimit) - 1)...].joined(separator: " ")
      lines = lines.prefix(max(1, lineLimit) - 1) + [last.truncated(toColumns: columns)]
    }
    wrapped[columns] = lines
    return lines
  }

  private func textDidChange() {
    let (formerColumns, formerLines) = (knownColumns, wrapped[bounds.width]?.count)
    knownColumns = nil
    wrapped.removeAll()
    setNeedsDisplay()
    if isMultiline, lines(columns: max(1, bounds.width)).count != formerLines {
      invalidateIntrinsicSize()
    } else if isMultiline || columns != formerColumns {
      // A label of another length needs another frame; one of the same length does not.
      superview?.setNeedsLayout()
    }
  }

  /// The columns of the text in one line. Layouts ask several times for those of one text.
  private var columns: Int {
    if let knownColumns { return knownColumns }
    let columns = text.columns
    knownColumns = columns
    return columns
  }
}
