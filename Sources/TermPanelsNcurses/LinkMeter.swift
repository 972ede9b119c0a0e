import TermPanels

/// Keeps frames from queueing up on the way to a terminal, and measures how fast that way is.
///
/// Between the program and the terminal there may be pipes, a network and a slow line, each of
/// which takes more than it delivers: sending a frame does not tell when it is seen. Only the
/// terminal's answer does. So each frame ends with a question that every terminal since the VT100
/// answers, a device status report, and the next frame waits until little is under way. Meanwhile
/// the program continues: frames are skipped, and the newest is sent in the end.
///
/// A terminal that never answers is asked twice and waited for a second in all. One that has
/// answered and then falls silent is waited for a second at first, and longer each time.
///
/// Order of calls: ``asks(at:)`` before a frame, ``sent(_:at:)`` after it if so, else
/// ``sentBesides(_:)``; ``answered(_:at:)`` whenever answers have come, and then ``wantsProbe``.
struct LinkMeter {
  /// Asks for the terminal's status; `ESC [ 0 n` is the answer.
  static let question = "\u{1B}[5n"

  /// A question, and the bytes sent with it.
  private struct Asked {
    let bytes: Int
    let sent: Double
    /// Whether nothing else was under way.
    let isAlone: Bool
  }

  /// A frame that was shown.
  private struct Sample {
    let bytes: Int
    let seconds: Double
    /// Seconds from its sending until the frame before it was shown.
    let start: Double
  }

  /// The speed of the link, once large and small frames have been measured.
  private(set) var speed: LinkSpeed?
  private var asked: [Asked] = []
  /// Answers that may still come, to questions that are no longer waited for.
  private var owed = 0
  private var hasAnswered = false
  private var hasAnsweredSinceAsked = false
  private var besides = 0
  private var lastSent = -Double.infinity
  private var lastAnswer = -Double.infinity
  /// The number of times in a row that the patience has run out.
  private var misses = 0
  /// Bytes a second, measured by the large frames; until the latency is known, including it.
  private var rate: Double?
  private var samples: [Sample] = []
  private var latencies: [Double] = []

  /// Seconds that the bytes under way may take for another frame to be sent after them.
  private static let slack = 0.1
  /// Bytes that may be under way in any case: a question, or a cursor that moves.
  private static let least = 64.0
  /// The maximum number of bytes under way, however fast the link appears.
  private static let most = 65_536.0
  /// Seconds to wait for an answer.
  private static let patience = 1.0
  /// A frame of fewer bytes measures the latency.
  private static let small = 256
  /// A frame of more bytes measures the rate.
  private static let large = 512
  /// The number of latencies that are enough to trust them.
  private static let enough = 3
  /// Bytes a second beyond which more makes no difference.
  private static let fastest = 10_000_000.0

  // MARK: - Questions

  /// Whether a frame that is sent now ends with a question.
  func asks(at time: Double) -> Bool {
    if hasAnswered { return true }
    // Twice, and no more until it is known that the terminal understands.
    guard let last = asked.last else { return true }
    return asked.count < 2 && time - last.sent > LinkMeter.patience
  }

  /// Notes that a question was sent, after this many bytes.
  mutating func sent(_ bytes: Int, at time: Double) {
    if hasAnswered, !asked.isEmpty, time >= deadline { giveUp() }
    lastSent = time
    asked.append(
      Asked(bytes: bytes + besides, sent: time, isAlone: asked.isEmpty && owed == 0 && besides == 0)
    )
    hasAnsweredSinceAsked = false
    besides = 0
  }

  /// Notes that something else was sent, which is shown before the next frame.
  mutating func sentBesides(_ bytes: Int) { besides += bytes }

  /// Stops waiting for answers: another program has the terminal.
  mutating func forget() {
    asked = []
    owed = 0
  }

  /// Gives up waiting for the answers under way, which may still come.
  private mutating func giveUp() {
    // An answer since then was counted for an earlier question, whose own answer is lost.
    owed = hasAnsweredSinceAsked ? 0 : owed + asked.count
    asked = []
    misses = min(misses + 1, 5)
  }

  // MARK: - Waiting

  /// Whether an answer may come at any moment. It is not expected for long.
  func isAwaiting(at time: Double) -> Bool {
    (!asked.isEmpty || owed > 0) && time < lastSent + 5 * LinkMeter.patience
  }

  /// The time to wait at the end for missing answers; `nil` if there are none.
  func lastWait(at time: Double) -> Double? {
    guard isAwaiting(at: time) else { return nil }
    return hasAnswered ? max(0, min(LinkMeter.patience, deadline - time)) : 0.3
  }

  /// Whether a frame should not be sent now.
  func isHolding(at time: Double) -> Bool {
    guard let first = asked.first, time < deadline else { return false }
    // Nothing is known yet; perhaps the terminal never answers.
    guard hasAnswered else { return asked.count == 1 }
    // The latency is measured only while little is under way.
    let trusted = latencies.count < LinkMeter.enough ? 0 : rate ?? 0
    let room = max(LinkMeter.least, min(trusted * LinkMeter.slack, LinkMeter.most))
    // An answer that is long overdue means that something is wrong.
    return Double(bytesUnderWay) > room || time - first.sent > 2 * (latency + LinkMeter.slack)
  }

  /// The moment from which an answer is no longer waited for.
  var deadline: Double {
    guard let last = asked.last else { return -.infinity }
    let expected = latency + Double(bytesUnderWay) / (rate ?? .infinity)
    return last.sent + max(LinkMeter.patience, 3 * expected) * Double(1 << misses)
  }

  private var bytesUnderWay: Int { asked.reduce(0) { $0 + $1.bytes } }

  // MARK: - Answers

  /// Notes that this many answers have come.
  mutating func answered(_ count: Int, at time: Double) {
    guard count > 0 else { return }
    hasAnswered = true
    hasAnsweredSinceAsked = true
    misses = 0
    let late = min(owed, count)
    owed -= late
    // Surplus answers are ignored.
    let answered = asked.prefix(count - late)
    asked.removeFirst(answered.count)
    if let first = answered.first { measure(answered, first, at: time) }
    lastAnswer = time
  }

  /// Whether a question alone should be sent, to measure the latency.
  var wantsProbe: Bool { latencies.count < LinkMeter.enough && rate != nil && asked.isEmpty }

  private mutating func measure(_ frames: ArraySlice<Asked>, _ first: Asked, at time: Double) {
    let bytes = frames.reduce(0) { $0 + $1.bytes }
    let seconds = time - first.sent
    if frames.count == 1, first.isAlone, bytes < LinkMeter.small {
      latencies = latencies.suffix(7) + [seconds]
    }
    if bytes >= LinkMeter.large {
      let start = max(0, lastAnswer - first.sent)
      samples = samples.suffix(5) + [Sample(bytes: bytes, seconds: seconds, start: start)]
    }
    update()
  }

  private mutating func update() {
    guard !samples.isEmpty else { return }
    var (bytes, seconds) = (0, 0.0)
    for sample in samples {
      bytes += sample.bytes
      seconds += max(0, sample.seconds - max(latency, sample.start))
    }
    let rate = min(Double(bytes) / max(seconds, 1e-9), LinkMeter.fastest)
    self.rate = rate
    if latencies.count >= LinkMeter.enough {
      speed = LinkSpeed(latency: latency, bytesPerSecond: rate)
    }
  }

  /// One of the shortest latencies: a busy program sees some answers late.
  private var latency: Double {
    latencies.isEmpty ? 0 : latencies.sorted()[(latencies.count - 1) / 4]
  }
}
