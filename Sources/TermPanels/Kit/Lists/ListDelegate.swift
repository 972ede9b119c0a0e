/// A separate object that a ``ListPanel`` notifies, and asks about its rows.
@MainActor public protocol ListDelegate<RowID>: AnyObject {
  /// The type of the rows' identities.
  associatedtype RowID: Hashable

  /// A word for what Enter does with a row, for the key hints, such as `open`; `nil` when it does
  /// nothing.
  func selectionTitle(in list: ListPanel<RowID>) -> String?

  /// Called when Enter is pressed on a row.
  ///
  /// - Returns: The list's response, such as to reload the row.
  func list(_ list: ListPanel<RowID>, didSelectRow id: RowID) -> ListSelectionResponse

  /// The actions of a row; the list offers them on their keys.
  func list(_ list: ListPanel<RowID>, actionsForRow id: RowID) -> [RowAction]

  /// Called after another row became the current one.
  func listCurrentRowDidChange(_ list: ListPanel<RowID>)

  /// Whether a row can be dragged to the position of another one with the mouse.
  func list(_ list: ListPanel<RowID>, canMoveRow id: RowID) -> Bool

  /// Called whenever a row is dragged over another one: shows the row there, and saves nothing.
  func list(_ list: ListPanel<RowID>, didDragRow id: RowID, over other: RowID)

  /// Called when a row that was dragged is dropped: saves its position.
  func list(_ list: ListPanel<RowID>, didDropRow id: RowID)

  /// Called when a row that was dragged, over another one or out of the list, will not be dropped:
  /// shows again what is saved.
  func list(_ list: ListPanel<RowID>, didCancelDragOfRow id: RowID)

  /// Whether a row can be dragged out of the list. Then the two methods below are called instead of
  /// those for positions in the list.
  func list(_ list: ListPanel<RowID>, canDragRowAway id: RowID) -> Bool

  /// Called whenever a row is dragged to another cell, in the list or out of it: shows what a drop
  /// there would do, and saves nothing.
  func list(_ list: ListPanel<RowID>, didDragRow id: RowID, to event: MouseEvent)

  /// Called when a row that was dragged is dropped at a cell, in the list or out of it.
  func list(_ list: ListPanel<RowID>, didDropRow id: RowID, at event: MouseEvent)
}

extension ListDelegate {
  /// No word.
  public func selectionTitle(in list: ListPanel<RowID>) -> String? { nil }
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didSelectRow id: RowID) -> ListSelectionResponse { [] }
  /// No actions.
  public func list(_ list: ListPanel<RowID>, actionsForRow id: RowID) -> [RowAction] { [] }
  /// Does nothing.
  public func listCurrentRowDidChange(_ list: ListPanel<RowID>) {}
  /// `false`: rows stay where they are.
  public func list(_ list: ListPanel<RowID>, canMoveRow id: RowID) -> Bool { false }
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didDragRow id: RowID, over other: RowID) {}
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didDropRow id: RowID) {}
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didCancelDragOfRow id: RowID) {}
  /// `false`: rows stay in the list.
  public func list(_ list: ListPanel<RowID>, canDragRowAway id: RowID) -> Bool { false }
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didDragRow id: RowID, to event: MouseEvent) {}
  /// Does nothing.
  public func list(_ list: ListPanel<RowID>, didDropRow id: RowID, at event: MouseEvent) {}
}
