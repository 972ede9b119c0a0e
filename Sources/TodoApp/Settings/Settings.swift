public import CivilCalendar
public import DatePhrases
public import TermPanels
internal import TodoModel
public import TodoValues
public import TodoWording

/// A person's choices in the settings file. A setting that is missing in the file is as in
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
    /// The keys, each as it was written, such as `g t`; an empty list takes the command off its
    /// keys.
    public var keys: [String]
    /// The line of the binding, for reports about it.
    public var line: Int

    /// Creates a binding.
    public init(_ command: String, _ keys: [String], line: Int) {
      self.command = command
      self.keys = keys
      self.line = line
    }
  }

  /// The screen at the start.
  public enum StartView: Hashable, Sendable {
    /// A place that is the same in every database, by its name.
    case place(String)
    /// The list or view with this name.
    case list(String)

    /// All lists.
    public static let lists = StartView.place("lists")
    /// The items due today.
    public static let today = StartView.place("today")
    /// The items due later.
    public static let upcoming = StartView.place("upcoming")
    /// All open items.
    public static let all = StartView.place("all")
  }

  /// The languages of typed dates, beside English; `nil` is that of the locale.
  public var languages: DateLanguage?
  /// The default values of an item whose line does not set them.
  public struct QuickAdd: Hashable, Sendable {
    /// The name of the list for items added from anywhere; `nil` is the list shown last.
    public var list: String?
    /// Whether the item is due today.
    public var isDueToday = false
    /// The priority.
    public var priority = Priority.none

    /// Creates the defaults.
    public init() {}
  }

  /// The layout whose characters perform the commands of the keys that they are on; `nil` for the
  /// Latin one.
  public var layout: KeyLayout?
  /// The keys of commands, in the order of the file.
  public var keys: [KeyBinding] = []
  /// The theme; `nil` lets the terminal's background choose.
  public var theme: Theme?
  /// The colours that replace those of every theme.
  public var colors: [ColorName: Color] = [:]
  /// The signs on the screen.
  public var signs = Signs.auto
  /// The amount of blank rows in lists.
  public var density = Density.comfortable
  /// The amount of motion; `nil` leaves it to the environment.
  public var motion: Motion?
  /// The mouse events that the program receives.
  public var mouse = MouseMode.full
  /// The screen at the start.
  public var startView = StartView.lists
  /// The day in the first column of a calendar; `nil` is that of the locale.
  public var firstDayOfWeek: Weekday?
  /// The style of dates.
  public var dateStyle = DateStyle.short
  /// The default values of an item whose line does not set them.
  public var quickAdd = QuickAdd()
  /// The effort that fits into a day; `nil` for none.
  public var dayEffort: Effort?
  /// The reminders of items that have none of their own.
  public var remind = Reminders.atTheTime
  /// The way in which a reminder draws attention, beside the toast.
  public var remindBy = ReminderWay.toast
  /// The editor for notes and its arguments; `nil` leaves it to the environment.
  public var editor: [String]?
  /// The program that is given each change, and its arguments; `nil` for none.
  public var hook: [String]?
  /// The minutes between two synchronisations with a server; `nil` for none while the app is open.
  public var syncEvery: Int?
  /// The number of changes that can be undone; `nil` is all.
  public var keptChanges: Int? = Upkeep.usuallyKeptChanges

  /// Creates the defaults.
  public init() {}

  /// The day in the first column of a calendar: that of the file, else that of the locale, else
  /// Monday.
  public var firstWeekday: Weekday { firstDayOfWeek ?? .firstOfLocalWeek ?? .monday }

  /// The habits with which dates are typed: those of the locale, with the first day of the week and
  /// the languages of the file.
  public var dateHabits: DateHabits {
    var habits = DateHabits.local
    habits.firstWeekday = firstWeekday
    if let languages { habits.language = languages }
    return habits
  }

  /// The editor for notes and its arguments: that of the file, else `$VISUAL`, else `$EDITOR`, else
  /// `vi`, as other programs choose it. Words of a variable are separated by spaces.
  public func editor(environment: [String: String]) -> [String] {
    if let editor { return editor }
    for name in ["VISUAL", "EDITOR"] {
      let words = (environment[name] ?? "").split(separator: " ").map(String.init)
      if !words.isEmpty { return words }
    }
    return ["vi"]
  }

  /// The path of the file: `paneltodo/config.json5` in `$XDG_CONFIG_HOME`, else in `~/.config`.
  public static func defaultPath(environment: [String: String]) -> String {
    ConfigurationFolder.path(environment: environment) + "/config.json5"
  }
}
