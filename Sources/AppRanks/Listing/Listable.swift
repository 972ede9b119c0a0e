/// What a row and a detail screen can show, whatever it is: they know no model but this.
public protocol Listable: Sendable {
  /// A few characters before everything else.
  var markText: String { get }
  /// The first line.
  var text: String { get }
  /// The second line.
  var detailText: String { get }
  /// A word at the right end.
  var valueText: String { get }
  /// All that there is to say; lines of any length.
  var longText: String { get }
  /// Where a picture of it is.
  var imageAddress: String? { get }
}
