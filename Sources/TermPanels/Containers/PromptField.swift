/// A view that a form can show beside a label, and that takes the keys as one stop.
///
/// Conform a view to it to bring a kind of field of your own into a ``FormPanel`` or
/// a ``PromptPanel``.
@MainActor public protocol PromptField: View {
  /// Why what the field holds cannot be accepted; `nil` when it can. The field shows it by itself.
  var errorText: String? { get }

  /// The part that has to be visible while the field has the keys, in its own coordinates.
  var focusArea: Rect { get }

  /// Takes a text in place of what the field holds, as if it had been typed: whoever listens to the
  /// field hears of it. An empty text empties the field.
  func enter(_ text: String)

  /// Whether what the field holds may have several lines.
  var takesLineBreaks: Bool { get }

  /// Called by the field after each change; the form sets it.
  var editingChanged: () -> Void { get set }
}

extension PromptField {
  /// Whatever the field holds can be accepted.
  public var errorText: String? { nil }

  /// Pastes the text, which suits a field that holds one choice and no more.
  public func enter(_ text: String) { _ = paste(text) }

  /// It may not.
  public var takesLineBreaks: Bool { false }

  /// The first row.
  public var focusArea: Rect { Rect(x: 0, y: 0, width: bounds.width, height: 1) }
}
