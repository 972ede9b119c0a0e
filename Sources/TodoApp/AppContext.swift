public import CivilCalendar
public import TermPanels
public import TodoModel

/// What all coordinators share: the one model controller, the way to show something, and today.
@MainActor public final class AppContext {
  /// The one shared model controller.
  public let store: TodoStore
  /// The program that shows everything.
  public let application: Application
  /// The clock of the store, by which changes are stamped: what they are called follows from it.
  public var clock: WallClock { store.clock }
  /// Which day it is, in the person's time zone.
  public var today: Day { clock.today }
  /// When this run of the app began.
  let startedAt: Timestamp
  /// The program that edits texts, and its arguments; empty when there is none.
  public let editor: [String]
  /// Where files lie that are needed for a moment.
  public let temporaryFolder: String
  /// Whether the person came over a connection and may do nothing that reaches beyond the program.
  public let isRestricted: Bool
  /// What the person has chosen.
  public let settings: Settings
  /// What others have changed in the last seconds.
  let news: News
  /// What is being typed, kept in case the program ends.
  let drafts: Drafts
  /// What has been folded and unfolded in this run.
  let folds = Folds()
  /// Carries out what should be seen; set once by the app's coordinator.
  weak var router: SplitRouter?
  /// The screen about one item; set once by the app's coordinator.
  weak var detail: DetailCoordinator?
  /// The list on the screen, or the one that was there last.
  var openList: Identifier<TodoList>?

  /// Creates the context of a run of the app. Without drafts, what is typed is nowhere but on the screen
  /// until it is saved.
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

  /// Runs a change of the model, after all those that were asked for before. Its failure is told in a
  /// toast; nothing has changed then.
  func perform(_ change: @escaping @MainActor () async throws -> Void) {
    application.perform { [self] in
      do {
        try await change()
      } catch {
        tell(error)
      }
    }
  }

  /// Reads from the model. A failure is told in a toast, and `fallback` stands in.
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

  /// Says why something was not done. What somebody else was faster with is news, and no failure.
  func tell(_ error: any Error) {
    let isNews =
      switch error {
      case StoreError.itemMissing, StoreError.listMissing: true
      default: false
      }
    router?.announce(Toast("\(error)", isError: !isNews))
  }

  /// Says what was done, and which key performs another command.
  func announce(_ text: String, offering command: String, _ word: String) {
    let key = application.keyName(of: command)
    router?.announce(Toast(text, hint: key.map { ($0, word) }))
  }

  /// Puts a text on the clipboard, and says so: in other words where it is long.
  func copy(_ text: String, called words: String? = nil) {
    let isTaken = application.terminal.setClipboard(text)
    router?.announce(
      isTaken
        ? Toast("Copied \(words ?? "“\(text)”")")
        : Toast("This terminal has no clipboard for us.", isError: true)
    )
  }

  /// Says what was done, and that it can be undone.
  func announce(_ text: String) {
    announce(text, offering: "app.undo", "undo")
  }
}
