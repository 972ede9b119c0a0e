/// The bottom line: the keys that work now, at most six and as many as there is room for,
/// preferably those that are kept, and at the right end the status. Within a sequence of keys it
/// begins with those that were pressed, and shows as many ways to continue as there is room for.
public final class KeyHintsBar: View {
  /// The hints, the most useful first.
  public var hints: [KeyHint] = [] { didSet { if hints != oldValue { setNeedsDisplay() } } }
  /// The keys that were pressed of a sequence; empty without one.
  public var pending = "" { didSet { if pending != oldValue { setNeedsDisplay() } } }
  /// The status at the right end.
  public var status = "" { didSet { if status != oldValue { setNeedsDisplay() } } }

  /// Notes for the right end, shown where it is free and the hints leave room: the first of these
  /// that fits.
  public var notes: [String] = [] { didSet { if notes != oldValue { setNeedsDisplay() } } }

  /// Shows the commands that work now, or the ways to continue the sequence of keys.
  func showCommands(of application: Application) {
    pending = application.pendingKeys.map(\.name).joined(separator: " ")
    hints = application.keyHints
  }

  private static let margin = 2
  private static let gap = 3
  private static let most = 6

  private var pressed: KeyHint?

  /// Takes a press on a hint.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    pressed = hint(at: event)
    return pressed != nil
  }

  /// Presses the hint's key, unless the mouse has left the hint.
  public override func mouseUp(_ event: MouseEvent) {
    if let pressed, pressed == hint(at: event) { window?.application?.keys.press(pressed) }
  }

  /// Forgets the press.
  public override func mouseCancelled() { pressed = nil }

  /// Always `true`: the keys that it shows are those of the presented panel.
  override var receivesMouseBelowModals: Bool { true }

  /// Writes as many hints as there is room for.
  public override func draw(in canvas: Canvas) {
    let text = shownStatus
    canvas.write(
      text, at: Point(x: bounds.width - KeyHintsBar.margin - text.columns, y: 0), role: .secondary)
    if !pending.isEmpty {
      canvas.write(
        shownPending, at: Point(x: KeyHintsBar.margin - 1, y: 0), role: .hintKey, .bold,
        on: .selection)
    }
    var free = KeyHintsBar.margin
    for (hint, x) in shownHints {
      let end = canvas.write(hint.key, at: Point(x: x, y: 0), role: .hintKey)
      free = canvas.write(" " + hint.word, at: Point(x: end, y: 0), role: .hint) + KeyHintsBar.gap
    }
    if text.isEmpty, pending.isEmpty { drawNote(after: free, in: canvas) }
  }

  /// The keys that work at present.
  public override var accessibilityRole: AccessibilityRole { .keys }

  /// The hints, after the keys of a sequence that were pressed: `Enter open, a add`.
  public override var accessibilityLabel: String? {
    get {
      let words = (pending.isEmpty ? [] : [pending]) + hints.map { "\($0.key) \($0.word)" }
      return ownAccessibilityLabel ?? words.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The status, or else the first note.
  public override var accessibilityValue: String? { status.isEmpty ? notes.first : status }

  private func drawNote(after column: Int, in canvas: Canvas) {
    let end = bounds.width - KeyHintsBar.margin
    guard let note = notes.first(where: { column + $0.columns <= end }) else { return }
    canvas.write(note, at: Point(x: end - note.columns, y: 0), role: .faint)
  }

  private var shownStatus: String {
    status.truncated(toColumns: max(0, bounds.width - 2 * KeyHintsBar.margin))
  }

  /// The keys of a sequence that is not complete, on a surface of their own.
  private var shownPending: String {
    pending.isEmpty ? "" : " \(pending.truncated(toColumns: end - KeyHintsBar.margin)) "
  }

  /// The column that hints end before.
  private var end: Int {
    let statusColumns = shownStatus.columns
    return bounds.width - KeyHintsBar.margin
      - (statusColumns == 0 ? 0 : statusColumns + KeyHintsBar.gap)
  }

  /// The hints that there is room for, and the column at which each begins; of the ways to continue
  /// a sequence, all that fit.
  private var shownHints: [(hint: KeyHint, x: Int)] {
    var shown: [(hint: KeyHint, x: Int)] = []
    var x = KeyHintsBar.margin
    if !pending.isEmpty { x += shownPending.columns - 2 + KeyHintsBar.gap }
    let end = end
    let most = pending.isEmpty ? KeyHintsBar.most : hints.count
    var kept = hints.filter(\.isKept)
    // The very first hint names the main action here.
    if let first = hints.first, x + first.columns + room(for: kept) > end { kept = [] }
    var isFull = false
    for hint in hints {
      if kept.first == hint {
        kept.removeFirst()
      } else {
        isFull =
          isFull || shown.count + kept.count >= most || x + hint.columns + room(for: kept) > end
        if isFull { continue }
      }
      shown.append((hint, x))
      x += hint.columns + KeyHintsBar.gap
    }
    return shown
  }

  private func room(for hints: [KeyHint]) -> Int {
    hints.reduce(0) { $0 + $1.columns + KeyHintsBar.gap }
  }

  private func hint(at event: MouseEvent) -> KeyHint? {
    let point = event.location(in: self)
    guard bounds.contains(point) else { return nil }
    for (hint, x) in shownHints where (x..<x + hint.columns).contains(point.x) { return hint }
    return nil
  }
}
