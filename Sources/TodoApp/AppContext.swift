public import CivilCalendar
public import TermPanels
public import TodoModel

/// The context that all coordinators share: the store, the way to show something, and today.
@MainActor public final class AppContext {
  /// The one shared store.
  public let store: TodoStore
  /// The program that shows everything.
  public let application: Application
  /// The clock of the store, which stamps changes; ``today`` follows from it.
  public var clock: WallClock { store.clock }
  /// The current day in the person's time zone.
  public var today: Day { clock.today }
  /// The moment at which this run of the app began.
  let startedAt: Timestamp
  /// The external editor and its arguments; empty when there is none.
  public let editor: [String]
  /// The folder for temporary files.
  public let temporaryFolder: String
  /// Whether the person is connected remotely and may do nothing that reaches beyond the program.
  public let isRestricted: Bool
  /// The person's settings.
  public let settings: Settings
  /// The changes of the last seconds that others have made.
  let news: News
  /// The text that is being typed, kept in case the program ends.
  let drafts: Drafts
  /// The items that have been folded and unfolded in this run.
  let folds = Folds()
  /// Shows coordinators and toasts; set once by the app's coordinator.
  weak var router: SplitRouter?
  /// The details screen; set once by the app's coordinator.
  weak var detail: DetailCoordinator?
  /// The list on the screen, or the last one that was there.
  var openList: Identifier<TodoList>?

  /// Creates the context of a run of the app. Without drafts, text that is being typed is only on
  /// the screen until it is saved.
  public init(
    store: TodoStore, application: Application, editor: [String] = [],
    temporaryFolder: String = "/tmp", isRestricted: Bool = false, settings: Settings = Settings(),
    keepsDrafts: Bool = true
  ) {
    self.store = store
    self.application = application
    startedAt = store.clock.now
    self.editor = editor
    self.temporaryFolder = temporaryFolder
    self.isRestricted = isRestricted
    self.settings = settings
    news = News(application.animator)
    drafts = Drafts(store, application, isOn: keepsDrafts && store.keepsDrafts)
  }

  /// Runs a change of the model after all those requested before it. A toast reports a failure, and
  /// then nothing has changed.
  func perform(_ change: @escaping @MainActor () async throws -> Void) {
    application.perform { [self] in
      do {
        try await change()
      } catch {
        tell(error)
      }
    }
  }

  /// Reads from the model. A toast reports a failure, and `fallback` is returned.
  func read<Result>(or fallback: Result, _ reading: () throws -> Result) -> Result {
    do {
      return try reading()
    } catch {
      tell(error)
      return fallback
    }
  }

  /// The tags that begin with a text, the most frequent first.
  func tags(beginningWith beginning: String) -> [String] {
    read(or: []) { try store.tags(beginningWith: beginning) }.map(\.name)
  }

  /// Reports why something was not done. If somebody else was faster, that is news and no error.
  func tell(_ error: any Error) {
    let isNews =
      switch error {
      case StoreError.itemMissing, StoreError.listMissing: true
      default: false
      }
    router?.announce(Toast("\(error)", isError: !isNews))
  }

  /// Shows a toast that something was done, with the key of another command.
  func announce(_ text: String, offering command: Command, _ word: String) {
    let key = application.keyName(of: command.id)
    router?.announce(Toast(text, hint: key.map { ($0, word) }))
  }

  /// Copies a text to the clipboard and confirms it: in `words` where the text is long.
  func copy(_ text: String, called words: String? = nil) {
    let isTaken = application.terminal.setClipboard(text)
    router?.announce(
      isTaken
        ? Toast("Copied \(words ?? "“\(text)”")")
        : Toast("This terminal does not support copying.", isError: true)
    )
  }

  /// Shows a toast that something was done and can be undone.
  func announce(_ text: String) {
    announce(text, offering: .undo, "undo")
  }
}
