import TermPanels

/// The details of the panel in the current row.
@MainActor final class DetailPanel: InstrumentPanel {
  private let name = Label()
  private let state = Label(role: .secondary)

  override func loadView() { view = StackView(.vertical, [name, state]) }

  func show(_ node: PanelNode?) {
    guard let node else {
      name.text = ""
      state.text = ""
      return
    }
    name.text = node.name + (node.title.map { " “\($0)”" } ?? "")
    let frame = node.frame
    var parts = [node.state.word]
    if node.isLoaded {
      parts.append("\(frame.width)×\(frame.height) at \(frame.minX),\(frame.minY)")
    } else {
      parts.append("view not loaded")
    }
    let count = node.childCount
    parts.append(count == 0 ? "no children" : count == 1 ? "1 child" : "\(count) children")
    state.text = parts.joined(separator: " · ")
  }
}
