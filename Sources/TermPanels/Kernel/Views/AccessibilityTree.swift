/// The views in a view, for a person who does not see the screen: each with its kind, its label and
/// its value.
///
/// ```swift
/// AccessibilityTree(of: prompt.view).lines
/// // ["dialog: New list", "  text field: Name, Groceries", "  button: Create", "  button: Cancel"]
/// ```
@MainActor public struct AccessibilityTree {
  /// A view that has a kind.
  public struct Element: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the view.
    public let role: AccessibilityRole
    /// The label of the view, its value, and the problem with that; empty without any.
    public let text: String
    /// The number of elements that it lies in.
    public let depth: Int

    /// The kind and the text: `button: Create`.
    public var description: String { text.isEmpty ? role.words : "\(role.words): \(text)" }
  }

  /// The elements in the order of reading. Groups, decorations and empty texts are none.
  public private(set) var elements: [Element] = []

  /// Reads a view and the visible views in it.
  public init(of view: View) { collect(view, depth: 0) }

  /// The elements, a line each, indented within the element that they lie in.
  public var lines: [String] {
    elements.map { String(repeating: "  ", count: $0.depth) + $0.description }
  }

  private mutating func collect(_ view: View, depth: Int) {
    var role = view.accessibilityRole
    guard !view.isHidden, role != .decoration else { return }
    // A group with a label of its own speaks for the views in it, as it does in a dialogue.
    if role == .group, view.ownAccessibilityLabel != nil { role = .text }
    var inner = depth
    if role != .group {
      let text = Self.text(of: view, role)
      if text.isEmpty, role == .text || role == .heading { return }
      elements.append(Element(role: role, text: text, depth: depth))
      guard role.holdsOthers else { return }
      inner += 1
    }
    for element in view.spokenElements { collect(element, depth: inner) }
  }

  private static func text(of view: View, _ role: AccessibilityRole) -> String {
    var label = view.accessibilityLabel ?? ""
    // The texts inside are elements of their own.
    if role.holdsOthers, label == view.labelOfElements { label = "" }
    var value = view.accessibilityValue ?? ""
    if value.isEmpty, role.isField { value = "empty" }
    let problem = view.accessibilityProblem ?? ""
    return [label, value, problem].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a view itself, without the views in it, draws anything besides lines.
  package static func drawsContent(_ view: View) -> Bool {
    let size = view.bounds.size
    guard !view.bounds.isEmpty else { return false }
    let surface = Surface(grid: CellGrid(size: size))
    view.draw(in: Canvas(surface: surface))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let glyph = surface.grid[x, y].glyph
        let isLine = (0x2500..<0x2580).contains(glyph.base)
        if glyph != .blank, !glyph.isContinuation, !isLine { return true }
      }
    }
    return false
  }
}
