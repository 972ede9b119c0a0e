import TermPanels

/// The cost of the program's last frame.
@MainActor final class FramePanel: InstrumentPanel {
  private let label = Label(role: .text)

  override func loadView() { view = label }

  /// Shows a report.
  func show(_ report: FrameReport) { label.text = FramePanel.text(report) }

  static func text(_ report: FrameReport) -> String {
    var parts = [
      "\(report.dirtyCells) dirty", "\(report.changedCells) changed",
    ]
    if let bytes = report.bytes { parts.append("\(bytes) B") }
    // A clock that stands still during a turn, as in a recording, measures nothing.
    if report.seconds > 0 {
      let tenths = Int((report.seconds * 10_000).rounded())
      parts.append("\(tenths / 10).\(tenths % 10) ms")
    }
    if let link = report.link { parts += [link.rateText, link.latencyText] }
    return parts.joined(separator: " · ")
  }
}
