import TermPanels

/// The responder chain: the responders in the order in which they are asked, the first one marked.
@MainActor final class ChainPanel: InstrumentPanel {
  private let chain = ChainView()

  override func loadView() { view = chain }

  /// Shows a chain, the first responder first.
  func show(_ responders: [Responder]) {
    let names = responders.map { ($0 is Panel ? 1 : 0, type(of: $0).typeName) }
    guard !names.elementsEqual(chain.names, by: ==) else { return }
    chain.names = names
    chain.setNeedsDisplay()
  }
}

/// Draws names one after the other, on as many lines as fit; panels stand out from views.
@MainActor final class ChainView: View {
  var names: [(isPanel: Int, name: String)] = []

  override var accessibilityRole: AccessibilityRole { .text }

  override var accessibilityLabel: String? {
    get { names.map(\.name).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    var x = 0
    var y = 0
    for (index, (isPanel, name)) in names.enumerated() {
      let text = (index == 0 ? "◆ " : "") + name
      let arrow = index == 0 ? "" : " › "
      if x + arrow.columns + text.columns > bounds.width, x > 0 {
        if y + 1 >= bounds.height {
          canvas.write(
            " …".truncated(toColumns: bounds.width - x), at: Point(x: x, y: y), role: .faint)
          return
        }
        (x, y) = (2, y + 1)
        x = canvas.write("› ", at: Point(x: x, y: y), role: .faint)
      } else {
        x = canvas.write(arrow, at: Point(x: x, y: y), role: .faint)
      }
      let role: Role = index == 0 ? .hintKey : isPanel == 1 ? .text : .secondary
      x = canvas.write(text, at: Point(x: x, y: y), role: role)
    }
  }
}
