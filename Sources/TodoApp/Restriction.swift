import TermPanels

/// What a remote person may not do: everything that reaches beyond the program, on its machine or
/// on theirs.
enum Restriction {
  /// The names of the commands that are withheld everywhere at once: from keys and the mouse, the
  /// help, the hints, the menus and the palette.
  static let commands: Set<String> = [
    ItemAction.editElsewhere.id, ItemAction.copy.id, "detail.copyLink", "program.suspend",
  ]
}
