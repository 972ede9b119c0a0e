import TermPanels
import TodoWording

/// One item of a preview: its name, and its changes below, in as many lines as they need.
@MainActor final class RehearsalRowPanel: Panel {
  private let sign = Label()
  private let name = Label("", .verbatim)
  private let change = ChangeView()

  override func loadView() {
    let first = StackView(.horizontal, spacing: 1, [sign, name])
    first.setFlexible(name)
    let second = StackView(.vertical, [change])
    second.insets = Insets(left: 2)
    let stack = StackView(.vertical, [first, second])
    stack.insets = Insets(right: 1)
    stack.accessibilityElements = [name, sign, change]
    view = stack
  }

  /// Shows the changes of an item.
  func show(_ item: String, _ parts: [ChangeText.Part]) {
    name.text = item
    name.role = .text
    (sign.text, sign.role) = ("→", .accent)
    sign.accessibilityLabel = ""
    // An item may change although none of these words does.
    (change.parts, change.remark) = (parts, "will change")
  }

  /// Shows an item that is left out. It has another sign and other words: a line through its name
  /// is not visible on every terminal.
  func showStruckOut(_ item: String, _ remark: String) {
    name.text = item
    name.role = .done
    (sign.text, sign.role) = ("×", .faint)
    sign.accessibilityLabel = "skipped"
    (change.parts, change.remark) = ([], remark)
  }
}
