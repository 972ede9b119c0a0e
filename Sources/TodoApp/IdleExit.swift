public import TermPanels

/// Ends an unused program, so that a forgotten connection does not stay open for ever. It gives
/// notice a minute before, or at half of a shorter time; any key keeps the program running.
@MainActor public final class IdleExit {
  private unowned let application: Application
  private let limit: Double
  private let began: Double
  private var timer: Animation?

  /// Whether this has ended the program.
  public private(set) var hasEnded = false

  /// Starts the countdown.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - seconds: The idle time after which the program ends.
  public init(_ application: Application, after seconds: Double) {
    self.application = application
    limit = seconds
    began = application.now
    awaitWarning()
  }

  /// The message for the person who finds the program ended.
  public var message: String {
    "The program ended after \(Self.text(limit)) without input. Everything you entered is saved."
  }

  private var last: Double { max(began, application.lastInput ?? began) }

  /// Seconds before the end at which it is announced.
  private var notice: Double { min(60, limit / 2) }

  private func awaitWarning() {
    wait(until: last + limit - notice) { [unowned self] in
      guard application.now >= last + limit - notice else { return awaitWarning() }
      application.window.show(
        Toast("Still there? Exiting in \(Self.text(notice)). Press any key to stay."))
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

  /// Keeps one timer at a time: an idle program wakes for nothing else.
  private func wait(until moment: Double, _ action: @escaping () -> Void) {
    timer = application.animator.schedule(after: max(0, moment - application.now), action)
  }

  private static func text(_ seconds: Double) -> String {
    let isLong = seconds >= 60
    let number = Int((isLong ? seconds / 60 : seconds).rounded(.up))
    return "\(number) \(isLong ? "minute" : "second")\(number == 1 ? "" : "s")"
  }
}
