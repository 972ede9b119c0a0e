extension PromptPanel {
  /// The commands of a prompt, in the order in which they are tried.
  public static let commands =
    [.promptAccept, .promptAcceptText, .promptCancel, .promptClose] + FormPanel.movements
}

extension Command {
  static let promptAccept = Command("prompt.accept", .enter, title: "Accept", hint: "accept")
  /// Accepts also while a text of several lines takes Enter.
  static let promptAcceptText = Command(
    "prompt.acceptText", .control("s"), Key(.enter, .alt), Key(.enter, .control), title: "Accept")
  static let promptCancel = Command("prompt.cancel", .escape, title: "Cancel", hint: "cancel")
  /// Cancels a prompt in which no field takes text.
  static let promptClose = Command("prompt.close", .character("q"), title: "Cancel")
}
