import TodoModel

extension Settings {
  /// The text of a new settings file: every setting with its default, and a comment with its
  /// choices. Reading it gives the defaults.
  public static var template: String {
    var text = """
      // The settings of paneltodo. Each stands here with its default, and so does null.
      // After a change:  paneltodo config --check
      {

      """
    for name in SettingName.allCases {
      for line in comment(name).split(separator: "\n", omittingEmptySubsequences: false) {
        text += "  // \(line)\n"
      }
      text += "  \(name.rawValue): \(value(name)),\n"
      if name != SettingName.allCases.last { text += "\n" }
    }
    return text + "}\n"
  }

  private static func value(_ name: SettingName) -> String {
    switch name {
    case .theme, .motion, .firstDayOfWeek, .editor: "null"
    case .mouse: "\"full\""
    case .startView: "\"lists\""
    case .dateStyle: "\"short\""
    case .keptChanges: "\(TodoStore.usuallyKeptChanges)"
    case .quickAdd: "{ list: null, due: \"none\", priority: \"none\" }"
    case .keys:
      """
      {
          // "item.edit": ["e", "F2"],
        }
      """
    }
  }

  private static func comment(_ name: SettingName) -> String {
    switch name {
    case .theme:
      """
      The colours: "calm", "dusk", "paper" or "contrast". With null the background of the
      terminal chooses.
      """
    case .motion:
      """
      What moves: "full"; "short", in half the time; "reduced", where things fade and nothing
      travels; or "none". With null TERMPANELS_MOTION decides, and without that it is "full",
      or less over SSH where the connection is slow.
      """
    case .mouse:
      """
      The mouse: "full"; "wheel", where a click does nothing; or "off", where it is the
      terminal's, to select text with.
      """
    case .startView:
      """
      What is open at the start: "lists", "today", "upcoming", "all", or the name of a list
      or a view.
      """
    case .firstDayOfWeek:
      """
      The day in the first column of a calendar: "monday", "sunday" and so on. With null the
      locale says it, and without one it is Monday.
      """
    case .dateStyle:
      """
      How dates are written: "short", as in Fri 4 Dec; "iso", as in 2026-12-04; or "numeric",
      in digits as the locale has them.
      """
    case .quickAdd:
      """
      What an item gets when its line says nothing of it: the list, when it is added from
      anywhere, and with null the one shown last; due "today" or "none"; and the priority:
      "none", "low", "medium" or "high".
      """
    case .editor:
      """
      What notes are edited with: a program and its arguments, such as ["nano", "-w"].
      With null it is $VISUAL, else $EDITOR.
      """
    case .keptChanges:
      """
      How many changes can be undone: a number from 100 on, or "all". Older ones are forgotten
      behind the screen, and the file grows no more by them.
      """
    case .keys:
      """
      Other keys for commands, by the commands' names: one, several, or [] for none. "g e" is
      g and then e.
      """
    }
  }
}
