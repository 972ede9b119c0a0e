import CivilCalendar
import TermPanels

extension KeyCatalogue.Group {
  /// The commands of the screens, for checking a person's key bindings: a screen that is not open
  /// cannot be asked.
  @MainActor static var app: [KeyCatalogue.Group] {
    [
      .list(
        title: "Lists",
        actions: [
          RowAction(id: "lists.rename", .character("e"), title: "Edit the list") {},
          RowAction(
            id: "lists.delete", .character("d"), title: "Delete the list and what is in it"
          ) {},
        ],
        commands: listsCommands),
      .list(
        title: "Views among the lists",
        actions: [
          RowAction(id: "views.edit", .character("e"), title: "Edit the view") {},
          RowAction(id: "views.delete", .character("d"), title: "Delete the view") {},
        ], commands: listsCommands),
      .list(
        title: "A list",
        actions: itemActions,
        commands: [
          KeyCommand(id: "item.add", .character("a"), title: "Add an item") {},
          KeyCommand(id: "list.order", .character("s"), title: "Sort and group the list") {},
        ] + FinderPanel().lookingCommands),
      .list(
        title: "A view",
        actions: itemActions,
        commands: [KeyCommand(id: "view.edit", .character("v"), title: "Edit the view") {}]
          + FinderPanel().lookingCommands),
      .list(
        title: "A day", actions: itemActions,
        commands: [dayCommand] + FinderPanel().lookingCommands),
      KeyCatalogue.Group(
        title: "Calendar",
        [dayCommand] + CalendarView(today: Day(daysSinceEpoch: 0)).keyCommands),
      KeyCatalogue.Group(
        title: "Adding an item",
        [
          KeyCommand(id: "quickAdd.complete", .tab, title: "Complete the list or tag") {},
          KeyCommand(
            id: "quickAdd.refuse", .backspace, title: "Leave what was understood as words"
          ) {},
          KeyCommand(
            id: "quickAdd.addAnother", Key(.enter, .alt), title: "Add, and another one"
          ) {},
        ], takesText: true),
      KeyCatalogue.Group(
        title: "Renaming in a row",
        ItemRowPanel(today: Day(daysSinceEpoch: 0), zone: .utc).editingCommands, takesText: true),
      KeyCatalogue.Group(
        title: "The order of a list",
        [
          KeyCommand(id: "choice.next", .right, .space, title: "The next choice") {},
          KeyCommand(id: "choice.previous", .left, title: "The choice before") {},
        ], takesText: true),
      KeyCatalogue.Group(
        title: "Changing by a line",
        [KeyCommand(id: "change.complete", .tab, title: "Complete the list or tag") {}],
        takesText: true),
      .list(
        title: "A rehearsal", actions: [RehearsalPanel.strike(isOut: false)],
        commands: RehearsalPanel.commands(applying: 2)),
      KeyCatalogue.Group(
        title: "An empty smart list",
        [KeyCommand(id: "smart.goOn", .enter, title: "Go on where there is something") {}]),
      KeyCatalogue.Group(title: "Why is it here?", WhyPanel.closing {}),
      KeyCatalogue.Group(
        title: "No lists yet",
        [
          KeyCommand(id: "lists.add", .character("a"), title: "Create a list") {},
          KeyCommand(id: "lists.tour", .character("t"), title: "Take the tour") {},
        ]),
      KeyCatalogue.Group(
        title: "Help",
        [KeyCommand(id: "help.tour", .character("t"), title: "Take the tour") {}]),
      KeyCatalogue.Group(
        title: "Details",
        [KeyCommand(id: "detail.copyLink", .character("o"), title: "Copy a link") {}]),
      KeyCatalogue.Group(title: "Find", FinderPanel().typingCommands, takesText: true),
      .list(
        title: "History",
        actions: [
          RowAction(id: "history.undo", .character("u"), title: "Undo this change") {}
        ]),
    ] + TourPanel.catalogue
  }

  @MainActor private static var listsCommands: [KeyCommand] {
    [
      KeyCommand(id: "lists.add", .character("a"), title: "Add a list") {},
      KeyCommand(id: "views.add", .character("v"), title: "Save a query as a view") {},
    ]
  }

  @MainActor private static var itemActions: [RowAction] {
    ItemAction.allCases.map { RowAction(id: $0.id, $0.key, title: $0.title()) {} }
  }

  @MainActor private static var dayCommand: KeyCommand {
    KeyCommand(id: "day.add", .character("a"), title: "Add an item for this day") {}
  }
}
