import TermPanels

extension KeyCatalogue.Group {
  /// The commands of the screens, for checking what a person has bound: a screen that is not open
  /// cannot be asked.
  @MainActor static var app: [KeyCatalogue.Group] {
    [
      .list(
        title: "Lists",
        actions: [
          RowAction(id: "lists.rename", .character("e"), title: "Rename the list") {},
          RowAction(
            id: "lists.delete", .character("d"), title: "Delete the list and what is in it"
          ) {},
        ],
        commands: [KeyCommand(id: "lists.add", .character("a"), title: "Add a list") {}]),
      .list(
        title: "A list",
        actions: [
          RowAction(id: "item.toggleDone", .space, title: "Done, or not done after all") {},
          RowAction(id: "item.edit", .character("e"), title: "Edit the item") {},
          RowAction(id: "item.copy", .character("y"), title: "Copy the item's name") {},
          RowAction(id: "item.delete", .character("d"), title: "Delete the item") {},
        ],
        commands: [KeyCommand(id: "item.add", .character("a"), title: "Add an item") {}]
          + FinderPanel().lookingCommands),
      KeyCatalogue.Group(
        title: "An empty smart list",
        [KeyCommand(id: "smart.goOn", .enter, title: "Go on where there is something") {}]),
      KeyCatalogue.Group(title: "Find", FinderPanel().typingCommands, takesText: true),
      .list(
        title: "History",
        actions: [
          RowAction(id: "history.undo", .character("u"), title: "Undo this change") {}
        ]),
    ]
  }
}
