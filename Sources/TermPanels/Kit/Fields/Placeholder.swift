/// The sample text of an empty field.
@MainActor enum Placeholder {
  /// A placeholder as a field shows it: in parentheses where no colour sets it off from text that
  /// was typed, and without pictures where signs are plain.
  static func shown(_ text: String, in field: View) -> String {
    let application = field.window?.application
    var text = text
    if application?.usesPlainSigns == true {
      text.removeAll { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } }
    }
    let depth = application?.terminal.colorDepth
    return depth == .monochrome && !text.isEmpty ? "(" + text + ")" : text
  }
}
