/// Draws a toast.
@MainActor final class ToastView: View {
  var toast = Toast("") { didSet { setNeedsDisplay() } }

  override init() {
    super.init()
    surface = .toast
    isHidden = true
  }

  override func mouseDown(_ event: MouseEvent) -> Bool { true }

  /// Dismisses the toast and presses its key.
  override func mouseUp(_ event: MouseEvent) {
    guard bounds.contains(event.location(in: self)), let window else { return }
    let hint = toast.hint
    window.hideToast()
    if let hint { window.application?.keys.press(KeyHint(key: hint.key, word: hint.word)) }
  }

  override var receivesMouseBelowModals: Bool { true }

  override func sizeThatFits(_ size: Size) -> Size {
    let hint = toast.hint.map { 3 + $0.key.columns + 1 + $0.word.columns } ?? 0
    return Size(width: min(size.width, toast.text.columns + hint + 4), height: 1)
  }

  override var accessibilityRole: AccessibilityRole { .message }

  /// The words: `Error: The disk is full.`, `Deleted “Milk”, u undo`.
  override var accessibilityLabel: String? {
    get {
      let hint = toast.hint.map { ", \($0.key) \($0.word)" } ?? ""
      return ownAccessibilityLabel ?? (toast.isError ? "Error: " : "") + toast.text + hint
    }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    let hint = toast.hint.map { 3 + $0.key.columns + 1 + $0.word.columns } ?? 0
    let text = toast.text.truncated(toColumns: max(0, bounds.width - 4 - hint))
    var x = canvas.write(text, at: Point(x: 2, y: 0), role: toast.isError ? .error : .text)
    guard let hint = toast.hint else { return }
    x = canvas.write(hint.key, at: Point(x: x + 3, y: 0), role: .hintKey)
    canvas.write(" " + hint.word, at: Point(x: x, y: 0), role: .hint)
  }
}
