extension Panel {
  /// The panel and everything below it, a line each, children indented: class, title, appearance.
  /// For tests, and for printing the structure of a screen.
  public final var treeDescription: String { lines(indent: 0).joined(separator: "\n") }

  /// The views of the panel for a person who does not see the screen, a line each: kind, label,
  /// value. For tests, and for finding a view without words.
  public final var accessibilityDescription: String {
    AccessibilityTree(of: view).lines.joined(separator: "\n")
  }

  private func lines(indent: Int) -> [String] {
    var line = String(repeating: "  ", count: indent) + type(of: self).typeName
    if let title { line += " “\(title)”" }
    line += " \(appearance.state)"
    if !isViewLoaded { line += ", not loaded" }
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }
}
