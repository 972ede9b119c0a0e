/// The circumstances under which one file is written.
public struct WritingContext: Sendable {
  /// The list, if the file holds only one: then the file itself is the list. Several lists are each
  /// named within the file.
  public var onlyList: ExchangeList?
  /// The short identity of a list or an item, for people; nil if there is none.
  public var shortID: @Sendable (ExchangeID) -> String?
  /// The circumstances of all files.
  public var common: ExchangeContext

  /// These circumstances.
  public init(
    onlyList: ExchangeList? = nil,
    shortID: @escaping @Sendable (ExchangeID) -> String? = { _ in nil }, _ common: ExchangeContext
  ) {
    (self.onlyList, self.shortID, self.common) = (onlyList, shortID, common)
  }
}
