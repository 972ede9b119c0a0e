/// A column of a ``TablePanel``: its title, its width, and the text and the order of its values.
@MainActor public struct TableColumn<Element> {
  /// The text of a row in this column.
  let text: (Element) -> String
  /// Whether a row comes before another one in ascending order; `nil` if rows are not sorted by
  /// this column.
  let precedes: ((Element, Element) -> Bool)?
  let shape: TableColumnShape

  /// Creates a column that rows are not sorted by.
  ///
  /// - Parameters:
  ///   - title: The title, above the rows.
  ///   - width: The width. One that fits is as wide as the title, since not all rows exist.
  ///   - alignment: The alignment of the title and the texts.
  ///   - role: The meaning of the texts.
  ///   - text: Returns the text of a row.
  public init(
    _ title: String, width: Column.Width = .flexible(minimum: 8),
    alignment: Label.Alignment = .leading, role: Role = .text,
    text: @escaping (Element) -> String
  ) {
    self.text = text
    precedes = nil
    shape = TableColumnShape(title: title, width: width, alignment: alignment, role: role)
  }

  /// Creates a column that rows can be sorted by; otherwise like the other initialiser.
  ///
  /// - Parameters:
  ///   - title: The title, above the rows.
  ///   - value: Returns the value of a row that the order compares.
  ///   - width: The width.
  ///   - alignment: The alignment of the title and the texts.
  ///   - role: The meaning of the texts.
  ///   - text: Returns the text of a row; `nil` is the description of its value.
  public init<Value: Comparable>(
    _ title: String, by value: @escaping (Element) -> Value,
    width: Column.Width = .flexible(minimum: 8), alignment: Label.Alignment = .leading,
    role: Role = .text, text: ((Element) -> String)? = nil
  ) {
    self.text = text ?? { "\(value($0))" }
    precedes = { value($0) < value($1) }
    shape = TableColumnShape(title: title, width: width, alignment: alignment, role: role)
  }
}

/// The part of a column that does not depend on the type of the rows.
struct TableColumnShape {
  let title: String
  let width: Column.Width
  let alignment: Label.Alignment
  let role: Role
}
