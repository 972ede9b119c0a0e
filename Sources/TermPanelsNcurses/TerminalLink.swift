import TermPanels

/// The link to the terminal, measured by the time between frames and the terminal's answers.
@MainActor final class TerminalLink {
  private let clock: any FrameClock
  private var meter = LinkMeter()

  init(_ clock: any FrameClock) { self.clock = clock }

  /// The speed of the link; `nil` until it is known.
  var speed: LinkSpeed? { meter.speed }

  /// Whether frames wait for an answer of the terminal.
  var isHolding: Bool { meter.isHolding(at: clock.now) }

  /// The moment from which an answer is no longer waited for.
  var deadline: Double { meter.deadline }

  /// Whether an answer may come at any moment.
  var isAwaiting: Bool { meter.isAwaiting(at: clock.now) }

  /// The time to wait at the end for missing answers; `nil` if there are none.
  var lastWait: Double? { meter.lastWait(at: clock.now) }

  /// Notes a frame.
  ///
  /// - Parameter send: Sends the frame, with a question after it if `asks`, and returns the number
  ///   of its bytes.
  func sendFrame(_ send: (_ asks: Bool) -> Int) {
    let now = clock.now
    let asks = meter.asks(at: now)
    let count = send(asks)
    if asks { meter.sent(count, at: now) } else { meter.sentBesides(count) }
  }

  /// Notes that something else was sent, which is shown before the next frame.
  func sentBesides(_ bytes: Int) { meter.sentBesides(bytes) }

  /// Notes that this many answers have come.
  func answered(_ count: Int) { meter.answered(count, at: clock.now) }

  /// Sends a question alone where the latency is still to be measured.
  func probe() {
    guard meter.wantsProbe, TerminalOutput.isReady else { return }
    TerminalOutput.send(LinkMeter.question)
    meter.sent(LinkMeter.question.utf8.count, at: clock.now)
  }

  /// Stops waiting for answers: another program has the terminal.
  func forget() { meter.forget() }
}
