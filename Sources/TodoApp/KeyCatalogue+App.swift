import TermPanels

extension KeyCatalogue.Group {
  /// The commands of the screens, for checking a person's key bindings: a screen that is not open
  /// cannot be asked.
  @MainActor static let app: [KeyCatalogue.Group] = [
    .list(
      title: "Lists",
      actions: ListOverviewCoordinator.listActions + ListOverviewCoordinator.areaActions,
      commands: ListOverviewCoordinator.commands),
    .list(
      title: "Views in the overview", actions: ListOverviewCoordinator.viewActions,
      commands: ListOverviewCoordinator.commands),
    .list(
      title: "Lists out of sight", actions: ListOverviewCoordinator.awayActions,
      commands: ListOverviewCoordinator.commands),
    .list(
      title: "Templates in the overview", actions: ListOverviewCoordinator.templateActions,
      commands: ListOverviewCoordinator.commands),
    KeyCatalogue.Group(title: "Areas", [.goToArea]),
    KeyCatalogue.Group(title: "Templates", [.chooseTemplate]),
    .list(
      title: "A list", actions: ItemAction.commands,
      commands: ItemListCoordinator.commands + FinderPanel.looking),
    .list(
      title: "A template", actions: ItemAction.commands,
      commands: ItemListCoordinator.commandsOfTemplate + FinderPanel.looking),
    .list(
      title: "A board", actions: ListBoard.actions,
      commands: ListBoard.commands + ItemListCoordinator.commands + FinderPanel.looking),
    .list(
      title: "A view", actions: ItemAction.commands,
      commands: [.addItem, .editShownView, .orderList] + FinderPanel.looking),
    .list(
      title: "A day", actions: ItemAction.commands,
      commands: [.addItemForDay, .orderList] + FinderPanel.looking),
    KeyCatalogue.Group(title: "Calendar", [.addItemForDay] + CalendarView.commands),
    .list(
      title: "Planning the week", actions: WeekPanel.actions, commands: WeekPanel.commands),
    KeyCatalogue.Group(title: "Why is a day full?", [.closeDayReason] + Command.dayReasons),
    KeyCatalogue.Group(title: "Quick add", QuickAddPrompt.commands, takesText: true),
    KeyCatalogue.Group(title: "Renaming", ItemRowPanel.commands, takesText: true),
    KeyCatalogue.Group(title: "Changing by typing", ChangePrompt.commands, takesText: true),
    .list(title: "A preview", actions: [.leaveOut], commands: RehearsalPanel.commands),
    KeyCatalogue.Group(title: "Import and export", ExchangePanel.commands),
    KeyCatalogue.Group(title: "The path of a file", [.completePath], takesText: true),
    KeyCatalogue.Group(title: "An empty smart list", [.continueElsewhere]),
    KeyCatalogue.Group(title: "Why is it here?", [.closeWhy]),
    KeyCatalogue.Group(title: "What happened?", [.closeBiography]),
    KeyCatalogue.Group(title: "No lists yet", ListOverviewCoordinator.emptyCommands),
    KeyCatalogue.Group(title: "Help", [.takeTourFromHelp]),
    KeyCatalogue.Group(title: "Details", DetailCoordinator.commands),
    KeyCatalogue.Group(title: "Find", FinderPanel.typing, takesText: true),
    KeyCatalogue.Group(title: "The Logbook", [.copyRecap, .showYear]),
    KeyCatalogue.Group(title: "A year of done items", YearCoordinator.commands),
    .list(title: "History", actions: HistoryCoordinator.actions, commands: [.copyRecap]),
    .list(
      title: "A list as it was", actions: PastCoordinator.actions,
      commands: PastCoordinator.commands),
    KeyCatalogue.Group(title: "The tour", TourPanel.practising),
    KeyCatalogue.Group(title: "The tour of the panels", TourPanel.showing),
    KeyCatalogue.Group(title: "The end of a tour", TourPanel.closing),
  ]
}
