internal import SafeText

/// The circumstances under which one file is read.
public struct ReadingContext: Sendable {
  /// The name of the list for items whose file names none: that of the file, or the one a person
  /// has chosen.
  public var listName: String
  /// The encoding that was declared.
  public var encoding: TextEncoding
  /// The circumstances of all files.
  public var common: ExchangeContext

  /// These circumstances.
  public init(listName: String, encoding: TextEncoding = .utf8, _ common: ExchangeContext) {
    let name = listName.plainLine
    self.listName = name.isEmpty ? ExchangeItem.nameless : name
    (self.encoding, self.common) = (encoding, common)
  }
}
