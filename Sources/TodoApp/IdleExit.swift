public import TermPanels

/// Ends an unused program, so that a forgotten connection does not stay open for ever. It gives
/// notice a minute before, or at half of a shorter time; any key keeps the program running.
@MainActor public final class IdleExit {
  /// The input that is lost with the program.
  public enum Loss: Sendable {
    /// None: drafts keep even the text in a form.
    case nothing
    /// The text in a form.
    case form
    /// All of it, since the data are samples.
    case samples
  }

  private unowned let application: Application
  private let loss: Loss
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
  ///   - loss: The input that is lost with it.
  public init(_ application: Application, after seconds: Double, losing loss: Loss = .nothing) {
    (self.application, self.loss) = (application, loss)
    limit = seconds
    began = application.now
    awaitWarning()
  }

  /// The message for the person who finds the program ended.
  public var message: String {
    let rest =
      switch loss {
      case .nothing: "Everything you entered is saved."
      case .form: "Everything is saved but the text in an open form."
      case .samples: "The samples and your changes to them are not kept."
      }
    return "The program ended after \(Self.text(limit)) without input. \(rest)"
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
