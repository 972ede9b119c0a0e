public import TermPanels

/// Ends a program that nobody uses any more, so that a connection that somebody has forgotten does
/// not stay open for ever. It says so a minute before, or at half of a shorter time; any key keeps the
/// program.
@MainActor public final class IdleExit {
  private unowned let application: Application
  private let limit: Double
  private let began: Double
  private var timer: Animation?

  /// Whether it has ended the program.
  public private(set) var hasEnded = false

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - seconds: How long nobody has to use it.
  public init(_ application: Application, after seconds: Double) {
    self.application = application
    limit = seconds
    began = application.now
    awaitWarning()
  }

  /// What to tell the person who finds the program ended.
  public var message: String {
    "Nobody has used it for \(Self.words(limit)), so it has ended. All that was entered is saved."
  }

  private var last: Double { max(began, application.lastInput ?? began) }

  /// Seconds before the end at which it is announced.
  private var notice: Double { min(60, limit / 2) }

  private func awaitWarning() {
    wait(until: last + limit - notice) { [unowned self] in
      guard application.now >= last + limit - notice else { return awaitWarning() }
      application.window.show(
        Toast("Is anybody there? This ends in \(Self.words(notice)). Any key keeps it."))
      awaitEnd()
    }
  }

  private func awaitEnd() {
    wait(until: last + limit) { [unowned self] in
      guard application.now >= last + limit else { return awaitWarning() }
      hasEnded = true
      application.quit()
    }
  }

  /// One timer at a time: an idle program wakes for nothing else.
  private func wait(until moment: Double, _ action: @escaping () -> Void) {
    timer = application.animator.schedule(after: max(0, moment - application.now), action)
  }

  private static func words(_ seconds: Double) -> String {
    let isLong = seconds >= 60
    let number = Int((isLong ? seconds / 60 : seconds).rounded(.up))
    return "\(number) \(isLong ? "minute" : "second")\(number == 1 ? "" : "s")"
  }
}
