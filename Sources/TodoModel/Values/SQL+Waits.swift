internal import SQLiteKit

/// The conditions on waits, about a row `i` of the table of items. Each looks up single rows of an
/// index, so it costs little for an item that waits for nothing.
extension SQL {
  /// Whether the item waits for others, whether these are open or not.
  static let isWaiting: SQL = "i.pk IN (SELECT item FROM item_wait)"

  /// Whether the item is open and waits for an open item.
  static let isBlocked: SQL = """
    (i.waits_for <> x'' AND i.completed IS NULL AND EXISTS (
      SELECT 1 FROM item_wait w JOIN item a ON a.id = w.awaited
      WHERE w.item = i.pk AND a.deleted = 0 AND a.completed IS NULL
        AND EXISTS (SELECT 1 FROM list l WHERE l.id = a.list AND l.deleted = 0)))
    """

  /// Whether the item is open and an open item waits for it.
  static let isBlocking: SQL = """
    (i.completed IS NULL AND i.id IN (SELECT awaited FROM item_wait) AND EXISTS (
      SELECT 1 FROM item_wait w JOIN item b ON b.pk = w.item
      WHERE w.awaited = i.id AND b.deleted = 0 AND b.completed IS NULL
        AND EXISTS (SELECT 1 FROM list l WHERE l.id = b.list AND l.deleted = 0)))
    """
}
