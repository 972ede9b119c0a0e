import CivilCalendar
import DatePhrases
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
  /// Whether there may be further lines: the file has changed since lines were last taken, or not
  /// all of them were.
  private var hasMore = false
  /// The items of which the person was not notified yet: the first one's name, and their number.
  private var added: (first: String, count: Int)?

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
      hasMore = true
      return
    }
    isTaking = true
    access.perform { [weak self] in
      defer { self?.didTake() }
      guard let self, watch != nil else { return }
      let outcome = try await intake.run()
      if let first = outcome.items.first {
        added = (added?.first ?? first.name, (added?.count ?? 0) + outcome.items.count)
      }
      if outcome.isPartial { hasMore = true } else { announce() }
    }
  }

  private func didTake() {
    isTaking = false
    guard hasMore else { return }
    hasMore = false
    take()
  }

  private func announce() {
    guard let (first, count) = added else { return }
    added = nil
    let subject: Deed.Subject = count == 1 ? .item(first) : .items(count)
    let sentence = messages.phraseBook.sentence(Deed(.added, subject))
    // It is not a change of this window, so undo would take back something else.
    messages.announce(
      "\(sentence) from \(InboxFile.name)", offering: Place.history.command, "history")
  }
}
