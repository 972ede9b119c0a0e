extension FormPanel {
  /// The commands of a form, in the order in which they are tried.
  public static let commands = [.formAccept] + movements

  /// The commands that move the focus.
  static let movements: [Command] = [.formNext, .formPrevious]
}

extension Command {
  static let formAccept = Command(
    "form.accept", .enter, .control("s"), Key(.enter, .alt), Key(.enter, .control),
    title: "Accept", hint: "accept")
  static let formNext = Command(
    "form.next", .tab, .down, .right, title: "Next field", hint: "next field")
  static let formPrevious = Command(
    "form.previous", .backTab, .up, .left, title: "Previous field")
}
