extension Panel {
  /// The panel and everything below it, a line each, children indented: class, title, appearance.
  /// Asserted by tests and printed by anyone who wonders what the screen is made of.
  public final var treeDescription: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    var line = String(repeating: "  ", count: indent) + type(of: self).typeName
    if let title { line += " “\(title)”" }
    line += " \(appearance.state)"
    if !isViewLoaded { line += ", not loaded" }
    return [line] + children.flatMap { $0.lines(indent: indent + 1) }
  }
}
