/// The questions to answer before a template is used.
public struct TemplateNeeds: Hashable, Sendable {
  /// The names of the blanks in its name, its headings, and the names and notes of its items.
  public let blanks: [String]
  /// Whether an item has a date that is counted from the first day.
  public let hasDates: Bool
  /// Whether it has no items.
  public let isEmpty: Bool
}
