/// The headings of the app's commands in the help.
extension String {
  /// Commands that change an item.
  static let item = "Item"
  /// Commands that decide when an item is to be done, and how urgent it is.
  static let planning = "Plan"
  /// Commands that move an item in its list or to another one.
  static let arranging = "Arrange"
  /// Commands that show more, or find something.
  static let looking = "Look"
  /// Commands that open another screen.
  static let going = "Go to"
}
