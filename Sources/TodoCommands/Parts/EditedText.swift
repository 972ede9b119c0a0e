package import TodoModel

/// The name and the notes of an item in one text, as an editor has them: the name is the first
/// line, and the notes come after a blank one.
package struct EditedText: Equatable {
  /// The most bytes that the fields of a form take.
  private static let longestField = 65_536

  /// The name.
  package let name: String
  /// The notes.
  package let notes: String

  /// The text of an item.
  package init(of item: TodoItem) { (name, notes) = (item.name, item.notes) }

  /// Reads a text. Blank lines around the notes are not part of them.
  package init(reading text: String) {
    let lines = text.split(separator: /\r\n|\n/, omittingEmptySubsequences: false)
    var notes = lines.dropFirst()
    if notes.first?.allSatisfy(\.isWhitespace) == true { notes = notes.dropFirst() }
    while notes.last?.allSatisfy(\.isWhitespace) == true { notes = notes.dropLast() }
    (name, self.notes) = (String(lines.first ?? ""), notes.joined(separator: "\n"))
  }

  /// Whether a form can show it, even if it is too long for an item.
  package var fitsForm: Bool { [name, notes].allSatisfy { $0.utf8.count <= Self.longestField } }

  /// The text for an editor.
  package var text: String { name + "\n\n" + (notes.isEmpty ? "" : notes + "\n") }
}
