/// The response of a list to the selection of a row.
public struct ListSelectionResponse: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a response from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes no row the current one.
  public static let deselect = ListSelectionResponse(rawValue: 1)
  /// Asks the data source for the row's panel again.
  public static let reload = ListSelectionResponse(rawValue: 2)
}
