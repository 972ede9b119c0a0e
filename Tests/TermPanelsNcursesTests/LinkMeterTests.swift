import TermPanels
import Testing

@testable import TermPanelsNcurses

/// A line with a limited number of bytes per second, and a terminal at its end that answers.
private struct Line {
  let bytesPerSecond: Double
  let latency: Double
  var meter = LinkMeter()
  /// The time at which everything sent is shown.
  private(set) var shownAt = 0.0
  private(set) var time = 0.0
  private(set) var sentFrames = 0
  private(set) var questions = 0
  /// The largest number of bytes in flight when a frame was sent, once the terminal has answered.
  private(set) var mostUnderWay = 0.0
  private var answers: [Double] = []
  private var hasAnswered = false
  var answersTwice = false
  var isSilent = false
  /// The numbers of the frames whose answers are lost.
  var lost: Set<Int> = []

  init(bytesPerSecond: Double, latency: Double) {
    self.bytesPerSecond = bytesPerSecond
    self.latency = latency
  }

  /// Sends a frame unless the meter holds it back; returns whether it was sent.
  @discardableResult
  mutating func show(_ bytes: Int) -> Bool {
    guard !meter.isHolding(at: time) else { return false }
    if hasAnswered {
      mostUnderWay = max(mostUnderWay, (shownAt - latency / 2 - time) * bytesPerSecond)
    }
    sentFrames += 1
    let asks = meter.asks(at: time)
    if !asks { meter.sentBesides(bytes) }
    transmit(bytes, asks: asks)
    return true
  }

  /// Lets time pass, a millisecond at a time.
  mutating func run(for seconds: Double, _ eachMillisecond: (inout Line) -> Void = { _ in }) {
    let end = time + seconds
    while time < end {
      time += 0.001
      let count = answers.prefix { $0 <= time }.count
      answers.removeFirst(count)
      if count > 0 { hasAnswered = true }
      meter.answered(count, at: time)
      if meter.wantsProbe { transmit(4, asks: true) }
      eachMillisecond(&self)
    }
  }

  private mutating func transmit(_ bytes: Int, asks: Bool) {
    shownAt = max(shownAt, time + latency / 2) + Double(bytes) / bytesPerSecond
    guard asks else { return }
    questions += 1
    meter.sent(bytes, at: time)
    guard !isSilent, !lost.contains(sentFrames) else { return }
    answers += Array(repeating: shownAt + latency / 2, count: answersTwice ? 2 : 1)
  }
}

@Suite struct LinkMeterTests {
  /// Sends frames as for a user who holds a key down, and changes screens now and then.
  private func use(_ line: inout Line, for seconds: Double) {
    line.show(3000)
    var tick = 0
    var wanted = 0
    line.run(for: seconds) { line in
      tick += 1
      if tick.isMultiple(of: 30) { wanted = tick.isMultiple(of: 600) ? 3000 : max(wanted, 90) }
      if wanted > 0, line.show(wanted) { wanted = 0 }
    }
  }

  @Test(arguments: [(2_400.0, 0.0), (2_400, 0.2), (9_600, 0.05), (30_000, 0.1)])
  func `on a slow line a frame waits for at most a tenth of a second`(
    rate: Double, latency: Double
  ) {
    var line = Line(bytesPerSecond: rate, latency: latency)
    use(&line, for: 60)

    #expect(line.mostUnderWay <= rate * 0.1 * 1.3 + 64)
    #expect(line.sentFrames > 20)
  }

  @Test(arguments: [2_400.0, 20_000, 100_000], [0.002, 0.05, 0.3])
  func `the measured speed is the speed of the line`(rate: Double, latency: Double) throws {
    var line = Line(bytesPerSecond: rate, latency: latency)
    use(&line, for: 30)

    let speed = try #require(line.meter.speed)
    #expect((0.75...1.35).contains(speed.bytesPerSecond / rate), "\(speed)")
    // On a slow line even a small frame takes some time.
    #expect(abs(speed.latency - latency) < 0.002 + 100 / rate, "\(speed)")
  }

  @Test func `the first frames are enough to know the speed`() {
    var line = Line(bytesPerSecond: 40_000, latency: 0.08)
    line.show(3000)
    line.run(for: 0.5)

    #expect(line.sentFrames == 1 && line.questions == 4)
    #expect(line.meter.speed.map { (35_000...45_000).contains($0.bytesPerSecond) } == true)
  }

  @Test func `on a fast line with high latency no frame waits for an answer`() {
    var line = Line(bytesPerSecond: 1_000_000, latency: 0.6)
    use(&line, for: 5)
    var (wanted, shown) = (0, 0)

    line.run(for: 3) { line in
      guard Int(line.time * 1000).isMultiple(of: 33) else { return }
      wanted += 1
      if line.show(2000) { shown += 1 }
    }

    #expect(shown == wanted && wanted > 80)
  }

  @Test func `a terminal that never answers is queried twice, for a second in all`() {
    var line = Line(bytesPerSecond: 2_400, latency: 0)
    line.isSilent = true
    var held = 0
    line.run(for: 30) { line in if !line.show(50) { held += 1 } }

    #expect(line.questions == 2 && (900...1100).contains(held))
    #expect(line.meter.speed == nil && !line.meter.isAwaiting(at: line.time))
  }

  @Test func `a lost answer delays frames for a second, once or twice`() {
    var line = Line(bytesPerSecond: 10_000, latency: 0.02)
    use(&line, for: 10)
    line.lost = [line.sentFrames + 1]
    line.run(for: 4) { $0.show(90) }
    let before = line.sentFrames

    line.run(for: 10) { $0.show(90) }

    // Almost as many frames of ninety bytes as the line can carry.
    #expect(line.sentFrames - before > 900)
  }

  @Test func `a terminal that falls silent gets a handful of frames a minute`() {
    var line = Line(bytesPerSecond: 10_000, latency: 0.02)
    use(&line, for: 10)
    line.isSilent = true
    line.run(for: 1) { $0.show(2000) }
    let before = line.sentFrames

    line.run(for: 60) { $0.show(2000) }

    #expect((1...8).contains(line.sentFrames - before))
  }

  @Test func `a silent terminal that answers all at once is trusted again`() {
    var line = Line(bytesPerSecond: 10_000, latency: 0.02)
    use(&line, for: 10)
    let former = line.meter.speed
    for _ in 0..<3 {
      line.meter.sent(2000, at: line.time)
      line.run(for: 4)
    }
    line.meter.answered(3, at: line.time)
    line.run(for: 0.1)
    use(&line, for: 10)

    let speed = line.meter.speed
    #expect(speed.map { $0.bytesPerSecond < 20_000 } == true, "\(speed) \(former)")
  }

  @Test func `a terminal that answers twice does not look faster for long`() {
    var line = Line(bytesPerSecond: 10_000, latency: 0.02)
    line.answersTwice = true
    use(&line, for: 20)

    #expect(line.sentFrames > 100)
    #expect(line.mostUnderWay <= 3100 + 1000 + 64)
  }

  @Test func `an unexpected answer is ignored`() {
    var meter = LinkMeter()
    meter.answered(3, at: 1)
    #expect(meter.speed == nil && !meter.isHolding(at: 1) && !meter.isAwaiting(at: 1))
  }

  @Test func `frames in flight are forgotten when the terminal is released`() {
    var meter = LinkMeter()
    meter.sent(3000, at: 0)
    meter.answered(1, at: 1)
    meter.sent(3000, at: 2)
    #expect(meter.isHolding(at: 2.5))

    meter.forget()

    #expect(!meter.isHolding(at: 2.5) && meter.lastWait(at: 2.5) == nil)
  }
}
