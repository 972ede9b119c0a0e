/// A view that shows a field with a word before it and its problem below it.
@MainActor package protocol LabelledField: View {
  /// The word before the field.
  var labelText: String { get }

  /// The field.
  var field: any PromptField { get }

  /// The problem with the field's value; `nil` when it is valid.
  var problem: String? { get }
}
