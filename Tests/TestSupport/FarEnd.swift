import Foundation
import Synchronization

/// A terminal at the far end of a line, with a person who types there: it shows a limited number of
/// bytes per second, and answers a status query once it has come to it. It has a thread of its own.
public final class FarEnd: Sendable {
  /// The way it answers.
  public enum Manner: Sendable {
    /// Not at all.
    case never
    /// Once, in one piece.
    case once
    /// Twice.
    case twice
    /// Byte by byte, with 30 ms in between.
    case inPieces
  }

  /// The moment at which the last key was typed.
  public struct Typing: Sendable {
    /// The number of bytes shown when the last key was typed.
    public let shown: Int
    /// The time of that key.
    public let time: ContinuousClock.Instant
  }

  private struct State {
    var shown: [UInt8] = []
    var taken = 0
    var toType: ArraySlice<String> = []
    var interval = 0.0
    var nextKey = ContinuousClock.now
    var typing: Typing?
    var isOver = false
  }

  private let bytesPerSecond: Int
  private let latency: Double
  private let manner: Manner
  private let state = Mutex(State())
  private let ended = DispatchSemaphore(value: 0)

  /// Describes a line and the terminal at its end.
  ///
  /// - Parameters:
  ///   - bytesPerSecond: The capacity of the line.
  ///   - latency: The seconds that an answer takes.
  ///   - manner: The way the terminal answers.
  public init(bytesPerSecond: Int, latency: Double = 0, answers manner: Manner = .once) {
    self.bytesPerSecond = bytesPerSecond
    self.latency = latency
    self.manner = manner
  }

  /// Starts typing keys, at an interval in seconds.
  public func type(_ keys: [String], every interval: Double) {
    state.withLock {
      $0.toType = keys[...]
      $0.interval = interval
      $0.nextKey = .now
      $0.typing = nil
    }
  }

  /// The moment of the last key, or nil until all are typed.
  public var typing: Typing? { state.withLock { $0.typing } }

  /// Returns the bytes that were shown since the previous call.
  func takeShown() -> ArraySlice<UInt8> {
    state.withLock { state in
      defer { state.taken = state.shown.count }
      return state.shown[state.taken...]
    }
  }

  /// Starts reading, on a thread of its own.
  func begin(at controller: Int32) {
    let thread = Thread { [self] in
      run(controller)
      ended.signal()
    }
    thread.start()
  }

  /// Ends the thread, and returns when it has ended.
  func end() {
    let wasOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    if !wasOver { ended.wait() }
  }

  private func run(_ controller: Int32) {
    let begin = ContinuousClock.now
    var answers: [(due: ContinuousClock.Instant, bytes: [UInt8])] = []
    var carried = 0
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !state.withLock({ $0.isOver }) {
      // Capacity that an idle line did not use is lost.
      let allowed = Int(begin.duration(to: .now) / .milliseconds(1)) * bytesPerSecond / 1000
      carried = max(carried, allowed - max(1, bytesPerSecond / 250))
      let count = read(controller, &buffer, min(buffer.count, max(0, allowed - carried)))
      if count > 0 {
        carried += count
        seen += buffer[..<count]
        state.withLock { $0.shown += buffer[..<count] }
        for bytes in replies(to: &seen) {
          answers.append((max(.now + .seconds(latency), answers.last?.due ?? .now), bytes))
        }
      }
      while let first = answers.first, first.due <= .now {
        _ = write(controller, first.bytes, first.bytes.count)
        answers.removeFirst()
        // The next piece is sent separately.
        if manner == .inPieces, !answers.isEmpty {
          answers[0].due = max(answers[0].due, .now + .milliseconds(30))
        }
      }
      // Keys are not typed into the middle of an answer.
      if manner != .inPieces || answers.count.isMultiple(of: 4) { typeNext(controller) }
      guard count <= 0 else { continue }
      // An idle line takes new output at once; a full one has to wait for capacity.
      var line = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      if allowed > carried { poll(&line, 1, 1) } else { usleep(1000) }
    }
  }

  /// The replies to the status queries among the bytes. The tail, which may begin a query, is kept.
  private func replies(to seen: inout [UInt8]) -> [[UInt8]] {
    let (question, answer) = (Array("\u{1B}[5n".utf8), Array("\u{1B}[0n".utf8))
    var replies: [[UInt8]] = []
    while let place = seen.firstRange(of: question) {
      seen.removeFirst(place.upperBound)
      switch manner {
      case .never: break
      case .once: replies += [answer]
      case .twice: replies += [answer, answer]
      case .inPieces: replies += answer.map { [$0] }
      }
    }
    seen = seen.suffix(question.count - 1)
    return replies
  }

  private func typeNext(_ controller: Int32) {
    state.withLock { state in
      guard let key = state.toType.first, .now >= state.nextKey else { return }
      _ = write(controller, key, key.utf8.count)
      state.toType.removeFirst()
      state.nextKey = .now + .seconds(state.interval)
      if state.toType.isEmpty { state.typing = Typing(shown: state.shown.count, time: .now) }
    }
  }
}
