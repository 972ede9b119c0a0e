/// The input that waits while the program saves something: keys and pastes, in the order in which
/// they came.
///
/// Fingers do not wait for a disk, however long it takes: input for the screen that comes next
/// would be taken for commands by the one that is still there. Only urgent commands work meanwhile
/// (``ResponderChain/triesUrgentOnly``), and the mouse is ignored, since it points at what is seen.
/// A panel that comes to the front before the end, such as a question, takes its input at once.
///
/// A dialogue leaves its lines in their channel, which may hold any number.
@MainActor final class HeldInput {
  /// A request that holds input and is not done.
  private struct Request {
    /// The panel that was in front at the time of the request.
    weak var front: Panel?
  }

  private let window: Window
  private var events: [Event] = []
  private var requests: [Request] = [] { didSet { window.setNeedsStatusUpdate() } }

  init(_ window: Window) { self.window = window }

  /// Whether all requested work holds input, whatever is in front: the next line of a dialogue is
  /// about the results of the one before.
  var isUnconditional: Bool { window.application?.narrator != nil }

  /// Whether input waits.
  var isHolding: Bool {
    requests.contains { isUnconditional || $0.front === window.frontmostPanel }
  }

  /// Holds input for the panel in front until the request ends. Requests end in the order in which
  /// they begin.
  func beginRequest() { requests.append(Request(front: window.frontmostPanel)) }

  /// Ends the first request.
  func endRequest() { requests.removeFirst() }

  /// Adds input that waits.
  func append(_ event: Event) { events.append(event) }

  /// Discards the input that waits.
  func discard() { events = [] }

  /// Returns the next input that has waited, once all requests are done.
  func next() -> Event? { requests.isEmpty && !events.isEmpty ? events.removeFirst() : nil }
}
