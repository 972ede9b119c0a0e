import CivilCalendar
import TodoCommands
import TodoModel
import TodoWording

/// Takes the lines of the inbox file while the app is open: at the start, and when the file
/// changes.
@MainActor final class InboxLines {
  private let file: InboxFile
  private let access: StoreAccess
  private let messages: Messages
  private lazy var intake = InboxIntake(file, into: access.store, habits: access.dates.habits)
  private var watch: FileWatch?
  private var isTaking = false
  /// Whether the file has changed since lines were last taken.
  private var hasChanged = false

  init(_ file: InboxFile, _ access: StoreAccess, _ messages: Messages) {
    (self.file, self.access, self.messages) = (file, access, messages)
  }

  /// Begins to take lines.
  func begin() {
    watch = file.watch { [weak self] in self?.take() }
    take()
  }

  /// Stops taking lines.
  func end() { watch = nil }

  private func take() {
    guard !isTaking else {
      hasChanged = true
      return
    }
    isTaking = true
    access.perform { [weak self] in
      defer { self?.didTake() }
      guard let self, watch != nil else { return }
      announce(try await intake.run())
    }
  }

  private func didTake() {
    isTaking = false
    guard hasChanged else { return }
    hasChanged = false
    take()
  }

  private func announce(_ items: [TodoItem]) {
    guard let first = items.first else { return }
    let subject: Deed.Subject = items.count == 1 ? .item(first.name) : .items(items.count)
    let sentence = messages.phraseBook.sentence(Deed(.added, subject))
    messages.announce("\(sentence) from \(InboxFile.name)")
  }
}
