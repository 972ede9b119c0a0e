/// Makes lists, items and parts of the bytes of a file, one at a time, so that a file of any size
/// takes the memory of its largest item.
///
/// ```swift
/// var reader = format.reader(of: source, context)
/// while let element = try reader.next() { … }
/// for remark in reader.remarks.all { … }
/// ```
public protocol FormatReader {
  /// The next element; nil at the end.
  ///
  /// Throws a ``Refusal`` if the file is not of this format, or only half of one: nothing that came
  /// before counts then. Throws what the source throws.
  mutating func next() throws -> ExchangeElement?

  /// The remarks so far.
  var remarks: Remarks { get }
}
