import TermPanels

/// The restriction of a remote person: nothing may reach beyond the program, on its machine or on
/// theirs.
enum Restriction {
  /// The names of the commands that are withheld everywhere at once: from keys and the mouse, the
  /// help, the hints, the menus and the palette.
  static let commands: Set<String> = [
    ItemAction.editElsewhere.command.id, ItemAction.copy.command.id, Command.openLink.id,
    Command.copyLink.id, Command.programSuspend.id, Command.importFile.id, Command.exportFile.id,
    Command.copyRecap.id, Command.synchronise.id,
  ]
}
