/// One thing in the stream that a reader makes of a file and a writer makes a file of.
///
/// A reader delivers each list before its items. A writer expects more: after a list its items, in
/// the order of an outline, so that each subtask comes after its parent and before what follows
/// that, and each part where it stands.
public enum ExchangeElement: Hashable, Sendable {
  /// A list.
  case list(ExchangeList)
  /// An item.
  case item(ExchangeItem)
  /// A piece that is neither.
  case part(ExchangePart)
}
