import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

extension Why {
  /// The number of rows on each side that are searched for an item to compare with.
  private static let reach = 32

  /// Reads everything about an item on a screen.
  @MainActor init(
    _ item: TodoItem, on screen: any ItemScreen, _ access: StoreAccess, _ days: DayFormat
  ) {
    let lists = access.lists
    self.init(item: item, query: screen.query, zone: access.clock.zone, days: days)
    listName = { id in lists.first { $0.id == id }?.name ?? "" }
    parent = item.parent.flatMap(access.item)
    awaited = access.read(or: []) { try access.store.finder.awaited(by: item) }
    isAmongParts = screen.outline != nil && item.parent != nil
    answers = { query in
      access.read(or: true) { try access.store.finder.isMatch(item.id, of: query) }
    }
    guard let source = screen.actions.list.dataSource, let index = source.index(of: item.id) else {
      return
    }
    /// The items of some rows, without headings.
    func items(_ indices: some Sequence<Int>) -> [TodoItem] {
      indices.compactMap { index in
        source.isHeading(at: index) ? nil : access.item(source.rowID(at: index))
      }
    }
    above = items((max(0, index - Self.reach)..<index).reversed())
    below = items((index + 1)..<max(index + 1, min(source.rowCount, index + 1 + Self.reach)))
  }

  /// The changes that would move the item, or take it out of the view.
  ///
  /// - Parameter key: Returns the name of the key that performs an action.
  func moves(
    key: (ItemAction) -> String? = { $0.command.keys.first?.name }
  ) -> [ItemMove] {
    ItemMove.moves(of: item, in: query, isAmongParts: isAmongParts, key: key)
  }
}
