/// One thing in the stream between a store and a file of any format.
///
/// A list comes before its items and its headings, and a heading before the items below it. Apart
/// from that a source delivers items in any order: an item may name a parent that comes later. An
/// export has each item before its subtasks.
public enum TransferElement: Hashable, Sendable {
  /// The name of the file that has the elements after this one, where an import has several.
  case file(String)
  /// A list, a view or a heading.
  case list(TransferList)
  /// An item.
  case item(TransferItem)
  /// A text that is neither.
  case text(KeptText)
  /// A sentence about the file for the report.
  case remark(String)
}
