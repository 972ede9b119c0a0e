import TermPanels

/// The screen in front, as the texts and controls that a dialogue is made of. They are found in the
/// view tree, so that any screen can be read.
@MainActor struct ScreenContent {
  /// A field and the words around it.
  struct Field {
    let label: String
    let field: any PromptField
    /// The problem with its value; `nil` when it is valid.
    let problem: String?
  }

  /// The panels that identify this screen, the rearmost first.
  private(set) var identity: [Panel] = []
  /// The names of the screens on the path here, the one in front last.
  private(set) var path: [String] = []
  /// A few more words, such as the number of items left.
  private(set) var detail = ""
  private(set) var texts: [String] = []
  private(set) var fields: [Field] = []
  private(set) var buttons: [Button] = []
  private(set) var list: (any AnyListPanel)?

  init(of window: Window) {
    let panels = [window.rootPanel].compactMap { $0 } + window.presentedPanels
    for panel in panels { identity += ScreenContent.identity(of: panel) }
    guard let front = window.frontmostPanel else { return }
    var current: Panel? = front
    path = [front.effectiveTitle].compactMap { $0 }
    detail = front.effectiveDetail ?? ""
    while let panel = current {
      if let navigation = panel as? NavigationPanel {
        path = navigation.panels.compactMap(\.effectiveTitle)
        detail = navigation.topPanel?.effectiveDetail ?? ""
      }
      current = panel.childForStatus
    }
    collect(front.view)
  }

  /// The panel and, where it navigates, the top panel.
  private static func identity(of panel: Panel) -> [Panel] {
    var identity = [panel]
    var current = panel.childForStatus
    var top = (panel as? NavigationPanel)?.topPanel
    while let panel = current {
      if let navigation = panel as? NavigationPanel { top = navigation.topPanel }
      current = panel.childForStatus
    }
    if let top { identity.append(top) }
    return identity
  }

  private mutating func collect(_ view: View) {
    // The keys are the commands that the dialogue lists itself.
    guard !view.isHidden, view.accessibilityRole != .keys else { return }
    if let found = view.next as? any AnyListPanel {
      if list == nil { list = found }
    } else if let row = view as? any LabelledField {
      fields.append(Field(label: row.labelText, field: row.field, problem: row.problem))
    } else if let field = view as? any PromptField {
      fields.append(
        Field(label: field.accessibilityLabel ?? "", field: field, problem: field.errorText))
    } else if let button = view as? Button {
      if button.isEnabled { buttons.append(button) }
    } else if view.spokenElements.isEmpty || view.ownAccessibilityLabel != nil
      || ScreenContent.isLine(view)
    {
      if let text = view.spokenText { texts.append(text) }
    } else {
      for element in view.spokenElements { collect(element) }
    }
  }

  /// Whether a view is one line of texts side by side.
  private static func isLine(_ view: View) -> Bool {
    guard (view as? StackView)?.axis == .horizontal || view is ColumnsView else { return false }
    return !hasControl(view)
  }

  private static func hasControl(_ view: View) -> Bool {
    if view is Button || view is any PromptField || view.next is any AnyListPanel { return true }
    for element in view.spokenElements where hasControl(element) { return true }
    return false
  }
}
