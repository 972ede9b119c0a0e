import TermPanels

/// Shows views below each other, with commands that change them: the stage of most entries.
@MainActor final class StagePanel: Panel {
  private let views: [View]
  private let focus: Responder?

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - views: The views, from top to bottom.
  ///   - focus: The view that gets the focus; `nil` for none.
  ///   - commands: The commands to try.
  init(_ views: [View], focus: Responder? = nil, commands: [KeyCommand] = []) {
    self.views = views
    self.focus = focus
    super.init()
    self.commands = { commands }
  }

  override func loadView() {
    let stack = StackView(.vertical, spacing: 1, views)
    stack.insets = Insets(top: 1, left: 2, right: 2)
    view = stack
  }

  override var preferredFirstResponder: Responder? { focus }
}
