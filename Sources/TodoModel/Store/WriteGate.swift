internal import CivilCalendar
internal import SQLiteKit

/// The way to the writer: all writes of a store pass here. It notices slow ones, and reports each
/// commit before the caller continues.
@MainActor
final class WriteGate {
  /// The seconds after which a write is reported as slow.
  static let slowWrite = 0.15

  /// Called after each commit.
  var didCommit: () -> Void = {}
  /// Called when a write has become slow (true), and when no write is slow any more (false).
  var speedDidChange: (_ isSlow: Bool) -> Void = { _ in }

  private let writer: Writer
  /// The author of the changes.
  private let author: ChangeAuthor
  private let clock: WallClock
  private let delay = Delay()
  /// The changes under way: a slow one is reported.
  private var underway = 0
  /// The writes of any kind that the writer has.
  private var writing = 0
  /// The number of callers that let no write begin.
  private var pauses = 0
  /// The writes that wait for the end of all pauses, and the pauses that wait for the last write.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isSlow = false
  private var isClosed = false

  init(_ writer: Writer, by author: ChangeAuthor, clock: WallClock) {
    (self.writer, self.author, self.clock) = (writer, author, clock)
  }

  /// Begins to report slow writes.
  func reportSlowWrites(by timer: @escaping StoreTimer) { delay.timer = timer }

  /// Whether a write is under way.
  var isBusy: Bool { underway > 0 }

  /// Opens the file for writing, unless that is done.
  func open() async throws(StoreError) {
    guard !isClosed else { throw .closed }
    try await pass { () async throws(StoreError) in try await writer.open() }
  }

  /// Runs one transaction on the writer's queue, which also removes the draft that it saves. The
  /// moment of the change is the moment of the call.
  ///
  /// - Parameter outsider: The author of a change that only passes through here.
  func write<Result: Sendable>(
    finishing draft: Identifier<Draft>? = nil, by outsider: ChangeAuthor? = nil,
    _ body: @escaping @Sendable (Ledger) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    begin()
    defer { end() }
    let (moment, author) = (clock.stopped, outsider ?? author)
    let result = try await pass { () async throws(StoreError) in
      try await writer.perform(by: author, at: moment, finishing: draft, body)
    }
    didCommit()
    return result
  }

  /// Runs one transaction and rolls it back. The moment of the change is the moment of the call.
  func rehearse<Result: Sendable>(
    _ body: @escaping @Sendable (Ledger) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    let moment = clock.stopped
    return try await pass { () async throws(StoreError) in
      try await writer.rehearse(by: author, at: moment, body)
    }
  }

  /// Runs one transaction outside the journal, of which no observer is notified.
  ///
  /// - Parameter waits: Whether to wait while another program writes.
  func writeAside<Result: Sendable>(
    waits: Bool = true, _ body: @escaping @Sendable (Connection) throws -> Result
  ) async throws(StoreError) -> Result {
    guard !isClosed else { throw .closed }
    return try await pass { () async throws(StoreError) in
      try await writer.aside(waits: waits, body)
    }
  }

  /// Runs work of the writer piece by piece, as long as there is more. Other writes get their turn
  /// in between.
  func writeInPieces(
    _ piece: (Writer) async throws(StoreError) -> Bool
  ) async throws(StoreError) {
    while !isClosed,
      try await pass({ () async throws(StoreError) in try await piece(writer) })
    { didCommit() }
  }

  /// Leaves a damaged file as it is: closing does not copy the log into it.
  func leaveFileAsItIs() async { await writer.leaveFileAsItIs() }

  /// Records the day on which the file was found intact.
  func rememberVerification(on day: Int) async {
    await pass { await writer.rememberVerification(on: day) }
  }

  /// Lets no write begin until ``resume()``, and returns when none is under way. Each call needs a
  /// resume of its own.
  func pause() async {
    pauses += 1
    while writing > 0 { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Lets the writes begin that have waited since ``pause()``.
  func resume() {
    pauses -= 1
    wakeAll()
  }

  /// Hands work to the writer, after the end of all pauses.
  private func pass<Result: Sendable, Failure: Error>(
    _ work: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    while pauses > 0 { await withCheckedContinuation { waiting.append($0) } }
    writing += 1
    defer {
      writing -= 1
      if pauses > 0 { wakeAll() }
    }
    return try await work()
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }

  /// Refuses all writes from now on.
  func refuse() {
    isClosed = true
    delay.cancel()
  }

  /// Closes the file, after the writes under way are committed.
  func close() async { await writer.close() }

  private func begin() {
    underway += 1
    guard !delay.isRunning, !isSlow else { return }
    delay.start(seconds: Self.slowWrite) { [weak self] in self?.noticeSlowWrite() }
  }

  private func end() {
    underway -= 1
    guard underway == 0 else { return }
    delay.cancel()
    guard isSlow else { return }
    isSlow = false
    speedDidChange(false)
  }

  private func noticeSlowWrite() {
    guard isBusy, !isClosed else { return }
    isSlow = true
    speedDidChange(true)
  }
}
