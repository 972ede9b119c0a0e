import SafeText
import TodoCommands
import TodoModel

/// The end of a guest's visit: their additions to samples, which are lost with the program, as a
/// block to copy.
@MainActor final class Farewell {
  private let takeaway: Takeaway
  private var additions: String?

  /// Remembers the samples; nil if the lists are kept.
  init?(_ session: Session, _ store: TodoStore) throws {
    guard session.isRestricted, case .samples = session.data else { return nil }
    takeaway = try Takeaway(from: store)
  }

  /// Reads the additions, while the store is open.
  func read() {
    // If they cannot be read, the visit ends as usual.
    additions = try? takeaway.text()
  }

  /// Shows the additions, if there are any. A client that does not read would keep the program
  /// waiting.
  func show() {
    guard let additions, Console.takesComplaints else { return }
    // A client that is gone sees nothing, and the visit is over anyway.
    try? Console.say(
      """
      What you added is not kept here. This is a copy, as Markdown:

      \(additions)
      Save it as FILE.md, and your own paneltodo reads it: paneltodo import FILE.md
      """)
  }
}
