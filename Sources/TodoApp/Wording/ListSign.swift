import TermPanels
import TodoModel

/// The sign of a list or a view: an emoji, or any other character.
enum ListSign {
  /// The columns that a sign takes in every row, so that all titles begin in the same column.
  static let columns = 2

  /// A sign with the blanks that it needs in a row.
  static func padded(_ sign: String) -> String {
    sign + String(repeating: " ", count: max(0, columns - sign.columns))
  }

  /// Whether a text can be a sign: a single character that no terminal shows as several.
  static func isSign(_ text: String) -> Bool { text.count == 1 && (1...columns) ~= text.columns }

  /// A problem with the text of a field for a sign.
  @MainActor static func problem(in field: TextField) -> PromptPanel.Problem? {
    field.text.isEmpty || isSign(field.text)
      ? nil : .init(field: field, message: "Enter one emoji, or none.")
  }
}

extension TodoList {
  /// The emoji, if it can be shown as a sign; an import may have brought another text.
  var sign: String? { ListSign.isSign(emoji) ? emoji : nil }
}
