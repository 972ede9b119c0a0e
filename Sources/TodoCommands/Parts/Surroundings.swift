package import CivilCalendar
package import DatePhrases
package import TodoModel
package import TodoValues
package import TodoWording

/// The surroundings of a command, which the program provides: the clock, the habits of the person,
/// and the doors to the outside.
package struct Surroundings {
  let clock: WallClock
  let habits: DateHabits
  let style: DateStyle
  /// Whether words that are not an id may name an item: a person is there to see which one.
  let findsByWords: Bool
  /// The reminders of items that have none of their own.
  let usualReminders: Reminders
  package var doors: Doors

  package init(
    clock: WallClock, habits: DateHabits = DateHabits(), style: DateStyle = .short,
    findsByWords: Bool = false, usualReminders: Reminders = .off, doors: Doors
  ) {
    (self.clock, self.habits, self.style) = (clock, habits, style)
    (self.findsByWords, self.usualReminders) = (findsByWords, usualReminders)
    self.doors = doors
  }

  /// The ways of a command to the outside.
  package struct Doors {
    /// Edits the text of an item, and saves it if it is another one then. Returns the result of
    /// that, or nil. A text that cannot be saved is not lost.
    package typealias TextEditor =
      @MainActor (
        _ item: TodoItem, _ save: @MainActor (String) async throws -> CommandOutput
      ) async throws -> CommandOutput?

    /// The lines of standard input, which are read only where `-` is typed.
    let readLines: @MainActor () throws -> [String]
    /// Writes a piece of a long text to standard output, outside the main actor.
    let write: @Sendable (String) throws -> Void
    /// Shows the progress of a long command.
    let showProgress: @Sendable (ExchangeProgress) -> Void
    /// The person's editor; nil without a terminal.
    let editText: TextEditor?
    /// The time zone with a name such as `Europe/Berlin`.
    let zone: @Sendable (String) -> Zone?
    /// The person's program that is given each change, and the way to run it.
    package var hook: (hook: Hook, run: HookRun.Runner)?
    /// The synchronisation with a server, and the way to run the program that speaks to it; nil
    /// where there is none.
    package var sync: (account: SyncAccount, run: ProgramRun.Runner)?
    /// Shows a notification on the person's desktop; nil where there is no way to do that.
    package var notify: (@MainActor (_ title: String, _ text: String) throws -> Void)?
    /// Whether somebody may see what is printed, unlike the output of a service.
    package var isOutputSeen = true

    package init(
      readLines: @escaping @MainActor () throws -> [String],
      write: @escaping @Sendable (String) throws -> Void,
      showProgress: @escaping @Sendable (ExchangeProgress) -> Void,
      editText: TextEditor? = nil,
      zone: @escaping @Sendable (String) -> Zone?
    ) {
      (self.readLines, self.write, self.editText) = (readLines, write, editText)
      (self.showProgress, self.zone) = (showProgress, zone)
    }
  }
}
