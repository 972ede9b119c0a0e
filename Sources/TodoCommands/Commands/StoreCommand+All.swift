extension StoreCommand {
  /// The commands on a store, in the order of the help.
  package static let all: [StoreCommand] = [
    AddingCommands.add,
    ListingCommands.list, ListingCommands.today, ListingCommands.upcoming, ListingCommands.logbook,
    .recap,
    ShowingCommands.show, ListingCommands.count,
    ChangingCommands.done, ChangingCommands.reopen, WorkCommands.start, WorkCommands.stop,
    ChangingCommands.edit, ChangingCommands.move,
    ChangingCommands.remove, ChangingCommands.copy,
    HistoryCommands.undo, HistoryCommands.redo, HistoryCommands.history,
    CollectionCommands.lists, CollectionCommands.views, CollectionCommands.areas,
    CollectionCommands.tags,
    TemplateCommands.use, TemplateCommands.templates,
    ExchangeCommands.importFiles, ExchangeCommands.export, .sync,
    .remind, .hook,
  ]
}
