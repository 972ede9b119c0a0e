public import CivilCalendar

/// The choices with which a template is used.
public struct TemplateUse: Hashable, Sendable {
  /// The texts for the blanks, by their names.
  private let values: [String: String]
  /// The day from which the dates are counted.
  public let firstDay: Day
  /// The list for the items of a template that adds no list of its own.
  public let list: Identifier<TodoList>?

  /// Choices with these values.
  ///
  /// - Parameter values: The texts for the blanks, by their names; each has to be there.
  public init(
    _ values: [String: String] = [:], from firstDay: Day, into list: Identifier<TodoList>? = nil
  ) {
    self.values = Dictionary(
      values.map { (Blanks.key($0), $1) }, uniquingKeysWith: { first, _ in first })
    (self.firstDay, self.list) = (firstDay, list)
  }

  /// A text of the template with its blanks filled.
  func filled(_ text: String) throws(StoreError) -> String {
    try Blanks.filled(text, with: values)
  }
}
