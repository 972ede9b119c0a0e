/// Makes a file of lists, items and parts, one at a time. It returns text and writes nothing.
public protocol FormatWriter {
  /// The beginning of the file.
  mutating func begin() -> String

  /// The text of an element. The elements come in the order of an outline.
  mutating func text(of element: ExchangeElement) -> String

  /// The end of the file.
  mutating func end() -> String
}
