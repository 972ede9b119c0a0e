import TodoModel
import TodoWording

extension Settings {
  /// The text of a new settings file: every setting with its default, and a comment with its
  /// choices. Reading it gives the defaults.
  public static var template: String {
    var text = """
      // The settings of paneltodo, each with its default. null means the default.
      // After a change, run:  paneltodo config --check
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
    case .theme, .motion, .firstDayOfWeek, .languages, .dayEffort, .editor, .hook, .syncEvery,
      .layout:
      "null"
    case .colors:
      """
      {
          // accent: "#5f87d7",
        }
      """
    case .signs: "\"auto\""
    case .density: "\"comfortable\""
    case .mouse: "\"full\""
    case .startView: "\"lists\""
    case .dateStyle: "\"short\""
    case .keptChanges: "\(Upkeep.usuallyKeptChanges)"
    case .quickAdd: "{ list: null, due: \"none\", priority: \"none\" }"
    case .remind: "\"0m\""
    case .remindBy: "\"toast\""
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
      The colours: "calm", "dusk", "paper" or "contrast". With null, the terminal's
      background decides.
      """
    case .colors:
      """
      Colours of your own in every theme, as #rrggbb: text, secondary, faint, accent, title,
      done, overdue, today, error, border, progress, selected; and behind text: selection,
      raised, field, toast.
      """
    case .signs:
      """
      The signs on the screen, such as lines, marks and arrows: "unicode"; "plain", in ASCII;
      or "auto", plain where the terminal lacks the others. Your own texts stay as they are.
      """
    case .density:
      """
      The density of lists: "comfortable", with a blank row above each heading where rows are
      free or the window is high; or "compact".
      """
    case .motion:
      """
      The amount of motion: "full"; "short", in half the time; "reduced", where things only
      fade; or "none". With null, TERMPANELS_MOTION decides; if that is not set, it is "full",
      or less over a slow SSH connection.
      """
    case .mouse:
      """
      The mouse: "full"; "wheel", where clicks do nothing; or "off", so that the terminal
      selects text with it.
      """
    case .startView:
      """
      The screen at the start: "lists", "inbox", "today", "upcoming", "all", or the name of a
      list or a view.
      """
    case .firstDayOfWeek:
      """
      The first day of the week in calendars: "monday", "sunday" and so on. With null, the
      locale decides, or else it is Monday.
      """
    case .dateStyle:
      """
      The style of dates: "short", as in Fri 4 Dec; "iso", as in 2026-12-04; or "numeric",
      in digits as in the locale.
      """
    case .languages:
      """
      The languages in which you type dates, beside English: "de", "fr", "es" and "ja", as in
      ["de"] or ["de", "fr"]. With null, it is that of the locale.
      """
    case .quickAdd:
      """
      The defaults of a new item: its list if it is added from anywhere (with null, the one
      shown last); due "today" or "none"; and its priority: "none", "low", "medium" or "high".
      """
    case .dayEffort:
      """
      The effort that fits into a day, such as "6h": Today and the plan of the week show the
      sum of the efforts against it. With null, they show only the sum.
      """
    case .remind:
      """
      The reminders of items with a due time that have none of their own: lengths before that
      time, such as "10m" or "1h 1d"; "0m", which is the time itself; or "off".
      """
    case .remindBy:
      """
      How a reminder draws attention: "toast", in the window alone; "bell", by the bell of the
      terminal, too; "osc9" or "osc777", by a notification of the terminal, where it has them.
      """
    case .editor:
      """
      The editor for names and notes: a program and its arguments, such as ["nano", "-w"].
      With null, it is $VISUAL, or else $EDITOR, or else vi.
      """
    case .hook:
      """
      A program that is given each change as lines of JSON, and its arguments, such as
      ["/home/ana/bin/on-change"]. With null, there is none. docs/hooks.md has examples.
      """
    case .syncEvery:
      """
      The minutes between two synchronisations while the app is open, from 1 to 1440. With
      null, only g y synchronises. paneltodo sync --setup sets a server up; see docs/sync.md.
      """
    case .keptChanges:
      """
      The number of changes that can be undone: at least 100, or "all". Older changes are
      discarded in the background, which keeps the database small.
      """
    case .layout:
      """
      The layout of a keyboard for another script, such as "ru", "uk", "el" or "he": its letters
      are then the commands of the keys that they are on, and still text in fields. With null,
      only Latin letters are commands. docs/keys.md lists the layouts.
      """
    case .keys:
      """
      Other keys for commands, by the commands' names: one key, several, or [] for none.
      "g e" is g and then e.
      """
    }
  }
}
