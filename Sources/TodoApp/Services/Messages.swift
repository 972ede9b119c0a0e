import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The messages to the person: toasts, and the words for days and actions in them.
@MainActor final class Messages {
  private let application: Application
  private let clock: WallClock
  private let dateStyle: DateStyle
  private var isOver = false

  init(_ application: Application, clock: WallClock, dateStyle: DateStyle) {
    (self.application, self.clock, self.dateStyle) = (application, clock, dateStyle)
  }

  /// The format of days, from today and in the person's style.
  var days: DayFormat { DayFormat(today: clock.today, style: dateStyle) }

  /// The phrase book of actions, for today and in the person's style of dates.
  var phraseBook: PhraseBook { PhraseBook(days: days) }

  /// The name of the key that performs a command; `nil` if there is none.
  func keyName(of command: Command) -> String? { application.keyName(of: command.id) }

  func show(_ toast: Toast) { if !isOver { application.window.show(toast) } }

  /// Explains why nothing happened, or the change that happened instead.
  func explain(_ text: String) { show(Toast(text)) }

  /// Shows that something was done and can be undone.
  func announce(_ text: String) { announce(text, offering: .undo, "undo") }

  /// Shows that an action was done and can be undone.
  func announce(_ deed: Deed) { announce(phraseBook.sentence(deed)) }

  /// Shows that an action was done, when a completed item comes again, and which items are no
  /// longer blocked; nil if there was nothing to change.
  func report(
    _ deed: Deed?, results: [Change<TodoItem>] = [], released: [TodoItem] = []
  ) {
    guard let deed else { return explain("Nothing to change") }
    let parts = [
      phraseBook.sentence(deed), phraseBook.comesAgain(in: results), PhraseBook.released(released),
    ].compactMap(\.self)
    announce(parts.joined(separator: " · "))
  }

  /// Shows that something was done, with the key of another command.
  func announce(_ text: String, offering command: Command, _ word: String) {
    show(Toast(text, hint: keyName(of: command).map { ($0, word) }))
  }

  /// Reports why something was not done. If another program was faster, that is news and not an
  /// error.
  func report(_ error: any Error) {
    let isNews =
      switch error {
      case StoreError.itemMissing, StoreError.listMissing: true
      default: false
      }
    show(Toast("\(StoreAdvice(error))", isError: !isNews))
  }

  /// Copies a text to the clipboard and says what has become of it: in `words` where the text is
  /// long, and with the key of another command.
  func copy(
    _ text: String, called words: String? = nil, offering command: Command? = nil,
    _ word: String = ""
  ) {
    let words = words ?? "“\(text)”"
    let key = command.flatMap(keyName)
    switch application.terminal.setClipboard(text) {
    case .copied: show(Toast("Copied \(words)", hint: key.map { ($0, word) }))
    case .sent: show(Toast("Asked the terminal to copy \(words)", hint: key.map { ($0, word) }))
    case .impossible(let problem): show(Toast(problem, isError: true))
    }
  }

  /// Shows no more toasts: the app is over.
  func end() { isOver = true }
}
