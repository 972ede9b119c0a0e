extension ScrollingContentPanel {
  /// The commands that scroll, in the order in which they are tried.
  public static let commands: [Command] = [
    .scrollDown, .scrollUp, .scrollPageDown, .scrollPageUp, .scrollHalfPageDown, .scrollHalfPageUp,
    .scrollTop, .scrollBottom, .scrollRight, .scrollLeft,
  ]
}

extension Command {
  static let scrollDown = Command(
    "scroll.down", .down, .character("j"), title: "Scroll down", hint: "scroll", takesCount: true)
  static let scrollUp = Command(
    "scroll.up", .up, .character("k"), title: "Scroll up", takesCount: true)
  static let scrollPageDown = Command(
    "scroll.pageDown", .pageDown, .space, .control("f"), title: "Page down")
  static let scrollPageUp = Command("scroll.pageUp", .pageUp, .control("b"), title: "Page up")
  static let scrollHalfPageDown = Command(
    "scroll.halfPageDown", .control("d"), title: "Half a page down", takesCount: true)
  static let scrollHalfPageUp = Command(
    "scroll.halfPageUp", .control("u"), title: "Half a page up", takesCount: true)
  static let scrollTop = Command("scroll.top", .home, sequences: [.top], title: "Scroll to the top")
  static let scrollBottom = Command(
    "scroll.bottom", .end, .character("G"), title: "Scroll to the bottom")

  // Sideways on the arrows alone: `h` and `l` go back and forward, whatever is scrolled.
  static let scrollRight = Command("scroll.right", .right, title: "Scroll right")
  static let scrollLeft = Command("scroll.left", .left, title: "Scroll left")
}
