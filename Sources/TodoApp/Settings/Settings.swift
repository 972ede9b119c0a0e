public import CivilCalendar
public import TermPanels
public import TodoLanguage
internal import TodoModel

/// What a person has chosen in the settings file. A setting that the file does not have is as in
/// ``init()``.
///
/// ```swift
/// let reading = Settings.read(bytes)
/// application.theme = reading.settings.theme
/// for problem in reading.problems { print("line \(problem.line): \(problem)") }
/// ```
public struct Settings: Hashable, Sendable {
  /// The keys that a person gave a command, instead of its own.
  public struct KeyBinding: Hashable, Sendable {
    /// The command's name, such as `item.edit`.
    public var command: String
    /// The keys, each as it was written, such as `g t`; none takes the command off its keys.
    public var keys: [String]
    /// The line that it stands on, to tell of what is wrong with it.
    public var line: Int

    /// Creates a binding.
    public init(_ command: String, _ keys: [String], line: Int) {
      self.command = command
      self.keys = keys
      self.line = line
    }
  }

  /// What is open at the start.
  public enum StartView: Hashable, Sendable {
    /// All lists.
    case lists
    /// What is due today.
    case today
    /// What is due later.
    case upcoming
    /// Everything that is open.
    case all
    /// The list, or the view, of a name.
    case list(String)
  }

  /// What an item gets that is added by a line which says nothing of it.
  public struct QuickAdd: Hashable, Sendable {
    /// The name of the list for what is added from anywhere; `nil` is the list shown last.
    public var list: String?
    /// Whether it is due today.
    public var isDueToday = false
    /// How much it matters.
    public var priority = Priority.none

    /// Creates the defaults.
    public init() {}
  }

  /// The keys of commands, in the order of the file.
  public var keys: [KeyBinding] = []
  /// The colours; `nil` lets the terminal's background choose.
  public var theme: Theme?
  /// How much moves; `nil` leaves it to the environment.
  public var motion: Motion?
  /// What the program hears of the mouse.
  public var mouse = MouseMode.full
  /// What is open at the start.
  public var startView = StartView.lists
  /// The day in the first column of a calendar; `nil` is that of the locale.
  public var firstDayOfWeek: Weekday?
  /// How dates are written.
  public var dateStyle = DateStyle.short
  /// What an item gets that is added by a line which says nothing of it.
  public var quickAdd = QuickAdd()
  /// The program that edits notes and its arguments; `nil` leaves it to the environment.
  public var editor: [String]?
  /// How many changes can be undone; `nil` is all.
  public var keptChanges: Int? = TodoStore.usuallyKeptChanges

  /// Creates the defaults.
  public init() {}

  /// The day in the first column of a calendar: that of the file, else that of the locale, else
  /// Monday.
  public var firstWeekday: Weekday { firstDayOfWeek ?? .firstOfLocalWeek ?? .monday }

  /// The program that edits notes and its arguments: that of the file, else `$VISUAL`, else
  /// `$EDITOR`, else none. Words of a variable are separated by spaces.
  public func editor(environment: [String: String]) -> [String] {
    if let editor { return editor }
    for name in ["VISUAL", "EDITOR"] {
      let words = (environment[name] ?? "").split(separator: " ").map(String.init)
      if !words.isEmpty { return words }
    }
    return []
  }

  /// Where the file is: `paneltodo/config.json5` in `$XDG_CONFIG_HOME`, else in `~/.config`.
  public static func defaultPath(environment: [String: String]) -> String {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/paneltodo/config.json5"
    }
    return (environment["HOME"] ?? "") + "/.config/paneltodo/config.json5"
  }
}
