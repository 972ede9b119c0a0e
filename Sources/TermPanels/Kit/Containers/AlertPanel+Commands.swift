extension AlertPanel {
  /// The commands of an alert, in the order in which they are tried. The further keys of its
  /// actions have no names.
  public static let commands = [.alertAccept, .alertCancel] + FormPanel.movements
}

extension Command {
  static let alertAccept = Command("alert.accept", .enter, title: "Choose")
  static let alertCancel = Command("alert.cancel", .escape, .character("q"), title: "Cancel")
}
