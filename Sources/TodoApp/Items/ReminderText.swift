import TodoLanguage
import TodoValues

/// The text of a field for reminders: `1h 1d`; empty for the usual ones.
enum ReminderText {
  /// The text of an empty field.
  static let example = "1h 1d, or off"

  /// The sentence about a text that cannot be read.
  static let problem = "Enter lengths such as 10m, 1h or 1d, or “off”."

  /// Whether a text can be read.
  static func isValid(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace) || Reminders(typed: text) != nil
  }

  /// The reminders of a valid text; nil for the usual ones.
  static func reminders(in text: String) -> Reminders? { Reminders(typed: text) }
}
