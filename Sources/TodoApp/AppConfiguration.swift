package import CivilCalendar
package import TodoCommands

/// The choices for one run of the app.
public struct AppConfiguration {
  /// The person's settings.
  public var settings: Settings
  /// The screen shown at the start. A list that does not exist is ignored.
  public var startView: Settings.StartView
  /// The external editor and its arguments; empty when there is none.
  public var editor: [String]
  /// The program that opens links; without one they are copied.
  public var browser: Browser?
  /// Whether the person is connected remotely and may do nothing that reaches beyond the program.
  public var isRestricted: Bool
  /// Whether text that is being typed is kept as a draft; otherwise it is only on the screen until
  /// it is saved.
  public var keepsDrafts: Bool
  /// The choices of the run before.
  public var memory = Memory()
  /// Keeps the choices for the next run.
  public var remember: @MainActor (Memory) -> Void = { _ in }
  /// Called at the end, before the store closes.
  public var willClose: @MainActor () -> Void = {}
  /// The files for the external editor, whose texts are drafts if a program has left them; `nil`
  /// without an editor.
  package var editorFiles: EditorFiles?
  /// The file whose lines become items; `nil` if the app takes none.
  package var inbox: InboxFile?
  /// The files that a person can import and export; `nil` if none can be reached.
  package var files: PersonalFiles?
  /// The program that is given each change, and the launch of the process that runs it; `nil`
  /// without one.
  package var hook: (hook: Hook, launch: @MainActor () throws -> Void)?
  /// The synchronisation with a server, and the launch of the process that does it; `nil` if these
  /// lists are not synchronised.
  package var sync: (account: SyncAccount, launch: @MainActor () throws -> Void)?
  /// Calls back at a moment, for reminders; `nil` if the app reminds of nothing.
  package var alarm: Alarm?
  /// Whether the app runs within a tour of another one, which owns the program.
  var isPractice = false

  /// Performs an action at a moment of the wall clock, also if the machine sleeps until then,
  /// unless the returned function cancels it.
  package typealias Alarm =
    @MainActor (
      _ moment: Timestamp, _ action: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void

  /// Creates a configuration; without arguments, the usual one.
  public init(
    settings: Settings = Settings(), startView: Settings.StartView = .lists, editor: [String] = [],
    isRestricted: Bool = false, keepsDrafts: Bool = true
  ) {
    self.settings = settings
    self.startView = startView
    self.editor = editor
    self.isRestricted = isRestricted
    self.keepsDrafts = keepsDrafts
  }
}
