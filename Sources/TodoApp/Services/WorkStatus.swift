import CivilCalendar
import TermPanels
import TodoModel
import TodoValues

/// The item that is being worked on, with its time, in words for the status line. Nothing is
/// scheduled while no item is worked on; otherwise the text changes once a minute.
@MainActor final class WorkStatus {
  /// Called when the text is another one.
  var didChange: () -> Void = {}
  /// The text, `Working 0:25 · Write report`; `nil` while no item is worked on.
  private(set) var text: String? {
    didSet { if text != oldValue { didChange() } }
  }

  private let access: StoreAccess
  private let animator: Animator
  private var item: TodoItem?
  private var minute: Animation?
  /// The most characters of the name: the line has the hints too.
  private static let mostOfName = 24

  init(_ access: StoreAccess, _ animator: Animator) {
    (self.access, self.animator) = (access, animator)
  }

  /// Reads the item again, since something has changed.
  func update() {
    item = access.read(or: item) { try access.store.finder.itemsInWork().first }
    show()
  }

  /// Stops waiting.
  func end() { minute?.cancel() }

  /// Stops the work.
  func stop(_ messages: Messages) {
    access.perform { [access] in
      let ids = try access.store.finder.itemsInWork().map(\.id)
      messages.report(try await access.store.carryOut([.work(false)], on: ids))
    }
  }

  private func show() {
    minute?.cancel()
    minute = nil
    guard let item else {
      text = nil
      return
    }
    let seconds = item.runningSeconds(at: access.clock.now)
    let name = item.name
    let short: String =
      name.count > Self.mostOfName ? name.prefix(Self.mostOfName - 1) + "…" : name
    text = "Working \(Effort.clockText(minutes: seconds / 60)) · \(short)"
    minute = animator.schedule(after: Double(60 - seconds % 60)) { [weak self] in self?.show() }
  }
}
