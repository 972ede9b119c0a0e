extension PickerPanel where ID == Never {
  /// The commands of a picker besides the movements of its list, in the order in which they are
  /// tried.
  public static var commands: [Command] {
    [.pickerPick, .pickerCancel, .pickerNext, .pickerPrevious]
  }
}

extension Command {
  static let pickerPick = Command("picker.pick", .enter, title: "Choose the row", hint: "choose")
  static let pickerCancel = Command(
    "picker.cancel", .escape, title: "Cancel", hint: "cancel")
  static let pickerNext = Command("picker.next", .control("n"), title: "Next row")
  static let pickerPrevious = Command("picker.previous", .control("p"), title: "Previous row")
}
