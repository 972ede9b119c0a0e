/// The text of a task of Todoist, with its labels.
enum TodoistText {
  static let labels = LabelledText(
    kind: { word, _ in kind(word) }, isHarmless: { !$0.utf8.contains(UInt8(ascii: "@")) },
    label: { "@\($0)" })

  /// The meaning of a word: `@home` is a label.
  static func kind(_ word: Substring) -> LabelledText.Kind {
    guard word.first == "@", let tag = TodoTxtWord.tag(word.dropFirst()) else { return .plain }
    return .label(tag: tag)
  }
}
