import TermPanels

/// The end of the life-cycle log.
@MainActor final class LogPanel: InstrumentPanel {
  private let log: LifeCycleLog
  private let lines = LogView()
  private var shown = -1

  /// The panel to whose callbacks, and those of panels in it, the log is limited.
  var filter: ObjectIdentifier? {
    didSet { if filter != oldValue { shown = -1 } }
  }

  init(_ log: LifeCycleLog) {
    self.log = log
    super.init()
  }

  override func loadView() { view = lines }

  /// Shows the entries since the last time.
  func refresh() {
    guard shown != log.revision else { return }
    shown = log.revision
    lines.entries = []
    for entry in log.entries where filter.map(entry.path.contains) ?? true {
      if let last = lines.entries.indices.last, lines.entries[last].isLike(entry) {
        lines.entries[last].count += 1
      } else {
        lines.entries.append(entry)
      }
    }
    lines.setNeedsDisplay()
  }
}

/// Draws the last lines of a log, as many as fit: time, panel, callback. The time is on the first
/// line of each turn; a panel is indented more than its parent.
@MainActor final class LogView: View {
  var entries: [LogEntry] = []
  private static let timeWidth = 9
  private static let invitation = "Push, pop or present something."

  override var accessibilityRole: AccessibilityRole { .text }

  /// The last lines in sight.
  override var accessibilityLabel: String? {
    get {
      let shown = entries.suffix(max(1, bounds.height)).map { "\($0.name) \($0.event)" }
      return shown.isEmpty ? LogView.invitation : shown.joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    guard !entries.isEmpty else {
      canvas.write(
        LogView.invitation.truncated(toColumns: bounds.width), at: .zero, role: .faint)
      return
    }
    let first = max(0, entries.count - bounds.height)
    for index in first..<entries.count {
      let entry = entries[index]
      let y = index - first
      if index == first || entries[index - 1].time != entry.time {
        canvas.write(entry.time.stamp, at: Point(x: 0, y: y), role: .faint)
      }
      draw(entry, at: y, in: canvas)
    }
  }

  private func draw(_ entry: LogEntry, at y: Int, in canvas: Canvas) {
    // A step for each level, as far as there is room.
    let left = LogView.timeWidth + min(entry.depth, bounds.width / 7)
    let room = bounds.width - left
    guard room > 0 else { return }
    let rest = room - entry.event.columns - 1
    let name = entry.name.truncated(toColumns: max(rest, room / 2))
    var x = canvas.write(name, at: Point(x: left, y: y), role: .text)
    if let title = entry.title, rest - name.columns >= 8 {
      let shown = "“\(title)”".truncated(toColumns: rest - name.columns - 1)
      x = canvas.write(" " + shown, at: Point(x: x, y: y), role: .secondary)
    }
    x = canvas.write(
      " " + entry.event.truncated(toColumns: max(0, bounds.width - x - 1)), at: Point(x: x, y: y),
      role: entry.role)
    guard entry.count > 1 else { return }
    canvas.write(" ×\(entry.count)", at: Point(x: x, y: y), role: .faint)
  }
}

extension Double {
  /// Seconds to the millisecond, right-aligned in eight columns.
  fileprivate var stamp: String {
    let milliseconds = Int((self * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let text =
      "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }
}
