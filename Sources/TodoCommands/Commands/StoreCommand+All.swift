extension StoreCommand {
  /// The commands on a store, in the order of the help.
  package static let all: [StoreCommand] =
    [add] + lists + [show, count] + changes + [undo, redo, history] + collections

  private static let lists = [list, today, upcoming, logbook]
  private static let changes = [done, reopen, edit, move, remove, copy]
  private static let collections = [listsOfItems, views, tags]
}
