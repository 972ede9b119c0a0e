import FileKit
import Glibc
public import TermPanels

extension NcursesTerminal {
  /// Waits until something happens, and returns all events. Work on the main actor runs during the
  /// wait and ends it, perhaps without an event. After ``Event/hangup`` there is nothing to wait
  /// for: every call returns it again.
  ///
  /// - Parameters:
  ///   - timeout: Seconds to wait at most; 0 does not wait; `nil` waits as long as it takes.
  ///   - output: Whether to return as well once ``isReadyForOutput`` has become true.
  public func events(timeout: Double?, orReadyForOutput output: Bool) -> [Event] {
    guard isStarted else { return takePending() }
    let isBusy = !pending.isEmpty || hasMoreInput || isHungUp
    let isHolding = output && isHolding
    let limit = isHolding ? sooner(timeout, meteredLink?.deadline) : timeout
    // A terminal that has taken everything and shown little reports by an answer that it is ready.
    wait(seconds: isBusy ? 0 : sooner(limit, decoder.deadline), output: output && !isHolding)
    if polled[2].revents != 0 { takeSignals() }
    if polled[1].revents != 0 {
      MainQueue.run()
      // That work may have ended the program.
      guard isStarted else { return takePending() }
    }
    takeInput(Int32(polled[0].revents))
    return takePending()
  }

  /// Runs the work that waits for the main actor, and what follows from it there, until none is
  /// left.
  ///
  /// - Returns: Whether there was any.
  public func finishWork() -> Bool { MainQueue.finish() }

  private func takePending() -> [Event] {
    defer { pending = [] }
    return pending
  }

  /// The time to wait, which may end earlier than requested: the decoder gives up an unfinished
  /// sequence or paste in the end, and an answer too.
  private func sooner(_ timeout: Double?, _ deadline: Double?) -> Double? {
    guard let deadline else { return timeout }
    let rest = max(0, deadline - Self.now())
    return min(timeout ?? rest, rest)
  }

  /// One poll for everything: no timer, no thread, and no work while nothing happens.
  private func wait(seconds: Double?, output: Bool) {
    func entry(_ descriptor: Int32, _ events: Int32 = POLLIN) -> pollfd {
      pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }
    polled = [
      entry(STDIN_FILENO), entry(MainQueue.descriptor), entry(wakePipe),
      // poll ignores descriptors below 0.
      entry(output ? STDOUT_FILENO : -1, POLLOUT),
    ]
    let result = poll(&polled, nfds_t(polled.count), MainQueue.milliseconds(seconds))
    // A signal interrupted it; its byte is in the pipe and ends the next wait at once.
    if result < 0 { for index in polled.indices { polled[index].revents = 0 } }
  }

  private func takeSignals() {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: Set<Int32> = []
    while case let count = read(wakePipe, &bytes, bytes.count), count > 0 {
      for byte in bytes[..<count] { signals.insert(Int32(byte)) }
    }
    if signals.contains(SIGCONT) { resume() }
    if signals.contains(SIGWINCH) { updateSize() }
    if signals.contains(SIGTSTP) { pending.append(.suspend) }
  }

  private func takeInput(_ happened: Int32) {
    if happened != 0 || hasMoreInput {
      let hadProgress = drainInput()
      if happened & POLLIN != 0, !hadProgress, isInputOver { isHungUp = true }
      if happened & (POLLHUP | POLLERR | POLLNVAL) != 0, !hasMoreInput { isHungUp = true }
    } else if let deadline = decoder.deadline, Self.now() >= deadline {
      decoder.expire()
    }
    takeReports()
    for event in decoder.takeEvents() {
      if case .background = event { asksBackground = false }
      pending.append(event)
    }
    if isHungUp { pending.append(.hangup) }
  }

  /// Feeds the decoder with the input; returns whether there was any.
  private func drainInput() -> Bool {
    decoder.awaitsReport = meteredLink?.isAwaiting(at: Self.now()) ?? false
    decoder.beginDrain(of: readableBytes ?? 0)
    var rest = 1 << 16
    while rest > 0 {
      let count = decoder.isPasting ? readPaste() : readKey()
      if count == 0 { break }
      rest -= count
    }
    hasMoreInput = rest <= 0
    // Whether an ESC is alone is known only after all input.
    if !hasMoreInput { decoder.finish(at: Self.now()) }
    return rest < 1 << 16
  }

  /// Feeds the decoder with a key; returns how many there were: one, or none.
  func readKey() -> Int {
    switch reader.next() {
    case .byte(let byte): decoder.feed(CollectionOfOne(byte), at: Self.now())
    case .code(let code): decoder.feed(keyCode: code)
    case nil: return 0
    }
    return 1
  }

  /// Reads many bytes at once, without recognising keys.
  private func readPaste() -> Int {
    let held = reader.takeHeld()
    if !held.isEmpty {
      decoder.feed(held, at: Self.now())
      return held.count
    }
    guard isInputReadable else { return 0 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      let count = max(0, read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      decoder.feed(buffer[..<count], at: Self.now())
      return count
    }
  }

  /// Whether the input is readable although there is nothing to read.
  private var isInputOver: Bool { isInputReadable && readableBytes ?? 0 == 0 }

  /// The number of bytes that can be read at once; `nil` if it is unknown.
  private var readableBytes: Int? {
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
  }

  private var isInputReadable: Bool { awaitInput(seconds: 0) }

  /// Whether there is something to read before the time is over.
  func awaitInput(seconds: Double) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, MainQueue.milliseconds(seconds)) > 0
  }

  /// A clock that only goes forward, in seconds.
  static func now() -> Double { MonotonicTime.seconds }
}
