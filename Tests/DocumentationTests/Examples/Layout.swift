import TermPanels
import TermPanelsTesting

// begin two-columns
@MainActor func twoColumns(_ text: String, _ state: String) -> View {
  let main = Label(text)
  let row = StackView(.horizontal, spacing: 2, [main, Label(state, role: .today)])
  row.setFlexible(main)
  row.insets = Insets(left: 1, right: 1)
  return row
}
// end two-columns

// begin rule-view
final class RuleView: View {
  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, with: "─", role: .border)
    canvas.write(" notes ", at: Point(x: 2, y: 0), role: .secondary)
  }
}
// end rule-view

// begin drag-view
final class HandleView: View {
  var onMove: (Int) -> Void = { _ in }
  private var start = 0

  override func draw(in canvas: Canvas) { canvas.fill(bounds, with: "│", role: .border) }

  override func mouseDown(_ event: MouseEvent) -> Bool {
    start = frame.minX
    return true
  }

  override func mouseDragged(_ event: MouseEvent) {
    onMove(frame.minX + event.location(in: self).x)
  }

  override func mouseCancelled() { onMove(start) }
}
// end drag-view

extension Exhibit {
  static let layout = [
    Exhibit(.screen, "two-columns") { try columns(width: 32).screen },
    Exhibit(.screen, "two-columns-narrow") { try columns(width: 22).screen },
  ]

  @MainActor private static func columns(width: Int) throws -> Harness {
    let panel = Panel()
    panel.view = StackView(
      .vertical,
      [
        twoColumns("Return “Middlemarch”", "Today"), twoColumns("百年の孤独を読む", "Today"),
        RuleView(), Label("Ask Zoë."),
      ])
    return try Harness(columns: width, rows: 5) { _ in panel }
  }
}
