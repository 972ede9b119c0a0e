/// An item that a row and a detail screen can show, whatever it is: they know no other model.
public protocol Listable: Sendable {
  /// A few characters before everything else.
  var markText: String { get }
  /// The first line.
  var text: String { get }
  /// The second line.
  var detailText: String { get }
  /// A word at the right end.
  var valueText: String { get }
  /// All the details; lines of any length.
  var longText: String { get }
  /// The address of its picture.
  var imageAddress: String? { get }
}
