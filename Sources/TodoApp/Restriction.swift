import TermPanels

/// What there is not for somebody who came over a connection: whatever reaches beyond the program,
/// on the machine that it runs on or on theirs.
enum Restriction {
  /// The names of the commands, by which they are withheld everywhere at once: from keys and the
  /// mouse, the help, the hints, the menus and the palette.
  static let commands: Set<String> = [
    ItemAction.editElsewhere.id, ItemAction.copy.id, "detail.copyLink", "program.suspend",
  ]
}
