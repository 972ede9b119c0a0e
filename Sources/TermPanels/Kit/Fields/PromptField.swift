/// A view that a form can show beside a label, and that takes the keys as one stop.
///
/// Conform a view to it to use your own kind of field in a ``FormPanel`` or a ``PromptPanel``.
@MainActor public protocol PromptField: View {
  /// The reason why the field's value cannot be accepted; `nil` when it can. The field itself shows
  /// it.
  var errorText: String? { get }

  /// The part that has to be visible while the field has the keys, in its own coordinates.
  var focusArea: Rect { get }

  /// Replaces the field's value with a text, as if it had been typed: observers of the field are
  /// notified. An empty text empties the field.
  func enter(_ text: String)

  /// Whether the field's value may have several lines.
  var takesLineBreaks: Bool { get }

  /// Called by the field after each change; the form sets it.
  var editingChanged: () -> Void { get set }
}

extension PromptField {
  /// No error: every value can be accepted.
  public var errorText: String? { nil }

  /// Pastes the text, which suits a field that holds a single choice.
  public func enter(_ text: String) { _ = paste(text) }

  /// `false`: the value has one line.
  public var takesLineBreaks: Bool { false }

  /// The first row.
  public var focusArea: Rect { Rect(x: 0, y: 0, width: bounds.width, height: 1) }
}
