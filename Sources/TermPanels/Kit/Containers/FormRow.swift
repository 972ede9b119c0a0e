/// A label, its field, and the field's problem below it.
final class FormRow: View, LabelledField {
  /// Columns between the label and the field.
  static let gap = 2

  let field: any PromptField
  /// Columns for the label, the same in every row.
  var labelColumns = 0 {
    didSet { if labelColumns != oldValue { setNeedsLayout() } }
  }
  /// The problem; empty without one.
  var message = "" {
    didSet {
      guard message != oldValue else { return }
      messageLabel.text = message
      invalidateIntrinsicSize()
    }
  }
  private let label: Label
  private let messageLabel = Label(role: .error, isMultiline: true)

  init(label: String, field: any PromptField) {
    self.label = Label(label, role: .secondary)
    self.field = field
    super.init()
    addSubview(self.label)
    addSubview(field)
    addSubview(messageLabel)
    // The field has the label as its own, and is read with it.
    if field.ownAccessibilityLabel == nil, !label.isEmpty { field.accessibilityLabel = label }
    accessibilityElements = [field, messageLabel]
  }

  /// The word before the field.
  var labelText: String { label.text }

  /// The message, else the problem that the field itself shows.
  var problem: String? { message.isEmpty ? field.errorText : message }

  var naturalLabelColumns: Int { label.text.columns }

  /// Marks the label of the field that has the keys.
  var isFocused = false {
    didSet { label.role = isFocused ? .text : .secondary }
  }

  /// The part to keep visible while the field has the keys, in the row's coordinates.
  var focusArea: Rect { field.focusArea.offsetBy(x: field.frame.minX, y: 0) }

  override func sizeThatFits(_ size: Size) -> Size {
    let inner = Size(width: max(1, size.width - indent), height: size.height)
    let fit = field.sizeThatFits(inner)
    return Size(width: fit.width + indent, height: fit.height + messageRows(columns: inner.width))
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - indent)
    let height = field.sizeThatFits(Size(width: width, height: bounds.height)).height
    label.frame = Rect(x: 0, y: 0, width: labelColumns, height: 1)
    field.frame = Rect(x: indent, y: 0, width: width, height: height)
    messageLabel.frame = Rect(
      x: indent, y: height, width: width, height: messageRows(columns: width))
  }

  /// Columns to the left of the field.
  var indent: Int { labelColumns == 0 ? 0 : labelColumns + FormRow.gap }

  private func messageRows(columns: Int) -> Int {
    message.isEmpty ? 0 : message.wrapped(toColumns: max(1, columns)).count
  }
}
