/// The sample text of an empty field.
@MainActor enum Placeholder {
  /// A placeholder as a field shows it: in parentheses where no colour sets it off from text that
  /// was typed.
  static func shown(_ text: String, in field: View) -> String {
    let depth = field.window?.application?.terminal.colorDepth
    return depth == .monochrome && !text.isEmpty ? "(" + text + ")" : text
  }
}
