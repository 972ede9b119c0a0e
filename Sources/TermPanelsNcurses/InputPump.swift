import CNcurses
import Glibc
import TermPanels

/// Waits for the terminal, for signals and for work of the main actor, and turns the terminal's
/// bytes into events.
@MainActor final class InputPump {
  /// The results of a wait.
  struct Wakeup {
    /// The signals that have come.
    fileprivate(set) var signals: Set<Int32> = []
    /// Whether the main actor has work.
    fileprivate(set) var hasWork = false
    /// The state of the input, as poll reports it.
    fileprivate var input: Int32 = 0
  }

  private let traits: TerminalTraits
  private let clock: any FrameClock
  private let link: TerminalLink?
  private let graphics: Graphics?
  /// The end of the pipe from which the numbers of signals are read.
  private let wakePipe: Int32
  private let adaptsPatience = Environment.adaptsEscapeDelay
  private var reader: KeyReader
  private var decoder: KeyDecoder
  /// Events to return at the next call.
  private var events: [Event] = []
  private var isHungUp = false
  /// Whether input was left for the next call, so that a flood does not hold up the screen.
  private var hasMoreInput = false
  /// Whether the terminal was asked for its background and has not answered.
  private var awaitsBackground = false
  /// Whether the terminal was asked where the cursor is and has not answered.
  private var awaitsCursor = false

  init(
    _ traits: TerminalTraits, _ clock: any FrameClock, link: TerminalLink?, graphics: Graphics?,
    wakePipe: Int32
  ) {
    (self.traits, self.clock, self.link, self.wakePipe) = (traits, clock, link, wakePipe)
    self.graphics = graphics
    reader = KeyReader(patience: Environment.escapeDelay)
    decoder = KeyDecoder(
      swallowsOldMouse: traits.hasMouse, patience: Environment.escapeDelay,
      erase: UInt8(bitPattern: erasechar())
    ) { code in keyname(code).map { String(cString: $0) } }
    if traits.takesKeyProtocols { TerminalOutput.send(KeyProtocol.question) }
  }

  /// Asks the terminal for its background.
  func askForBackground() {
    guard traits.reportsBackground, TerminalOutput.isReady else { return }
    TerminalOutput.send(TerminalBackground.question)
    awaitsBackground = true
  }

  /// Asks the terminal how many columns a sign takes. It answers with a report of the cursor.
  func askForWidth() {
    TerminalOutput.send(TerminalReport.questionForWidth)
    awaitsCursor = true
  }

  /// Makes the reader recognise every key of the terminal's description, and the marks of a paste
  /// and of the mouse. Called whenever ncurses has turned its keypad on.
  func defineKeys() {
    reader = KeyReader(patience: Environment.escapeDelay)
    reader.adoptDescription()
    if traits.marksPastes {
      reader.define(Array("\u{1B}[200~".utf8), as: KeyCode.pasteBegin)
      reader.define(Array("\u{1B}[201~".utf8), as: KeyCode.pasteEnd)
    }
    if traits.hasMouse {
      reader.define(Array("\u{1B}[M".utf8), as: KeyCode.oldMouseReport)
      reader.define(Array("\u{1B}[<".utf8), as: KeyCode.mouseReport)
    }
  }

  // MARK: - Events

  /// Returns the events so far, each once.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// Adds an event that is no input. A new size replaces one that was not handed over yet.
  func post(_ event: Event) {
    if case .resize = event {
      events.removeAll { if case .resize = $0 { true } else { false } }
    }
    events.append(event)
  }

  /// Returns the answers about images so far, each once.
  func takeGraphicsAnswers() -> [GraphicsAnswer] { decoder.answers.takeGraphics() }

  /// Whether the terminal has told that it understands kitty's keyboard protocol.
  var hasKeyProtocol: Bool { decoder.answers.hasKeyProtocol }

  /// Returns what the terminal has reported of itself, each once.
  func takeReports() -> [TerminalReport] {
    let reports = decoder.answers.takeOthers()
    awaitsCursor =
      awaitsCursor && !reports.contains { if case .cursor = $0 { true } else { false } }
    return reports
  }

  // MARK: - Waiting

  /// Waits until something happens: one poll for everything, no timer, no thread, and no work while
  /// nothing happens.
  ///
  /// - Parameters:
  ///   - seconds: The time to wait at most; `nil` waits as long as it takes.
  ///   - deadline: A moment at which the wait ends, as it does at that of the decoder, which gives
  ///     up an unfinished sequence or paste then.
  ///   - output: Whether the wait also ends when the terminal takes output.
  func wait(seconds: Double?, until deadline: Double?, orReadyForOutput output: Bool) -> Wakeup {
    func entry(_ descriptor: Int32, _ events: Int32 = POLLIN) -> pollfd {
      pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }
    var polled = [
      entry(STDIN_FILENO), entry(MainQueue.descriptor), entry(wakePipe),
      // poll ignores descriptors below 0.
      entry(output ? STDOUT_FILENO : -1, POLLOUT),
    ]
    let isBusy = !events.isEmpty || hasMoreInput || isHungUp
    let rests = [deadline, decoder.deadline].compactMap { $0.map { max(0, $0 - clock.now) } }
    let limit = isBusy ? 0 : (rests + [seconds].compactMap { $0 }).min()
    let result = poll(&polled, nfds_t(polled.count), MainQueue.milliseconds(limit))
    // A signal interrupted it; its byte is in the pipe and ends the next wait at once.
    guard result >= 0 else { return Wakeup() }
    return Wakeup(
      signals: polled[2].revents == 0 ? [] : takeSignals(), hasWork: polled[1].revents != 0,
      input: Int32(polled[0].revents))
  }

  private func takeSignals() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: Set<Int32> = []
    while case let count = read(wakePipe, &bytes, bytes.count), count > 0 {
      for byte in bytes[..<count] { signals.insert(Int32(byte)) }
    }
    return signals
  }

  /// Discards the signals that have come.
  func discardSignals() { _ = takeSignals() }

  // MARK: - Reading

  /// Reads the input that a wait has found, and gives up what never ended.
  func takeInput(_ wakeup: Wakeup) {
    if wakeup.input != 0 || hasMoreInput {
      let hadProgress = drain()
      if wakeup.input & POLLIN != 0, !hadProgress, isInputOver { isHungUp = true }
      if wakeup.input & (POLLHUP | POLLERR | POLLNVAL) != 0, !hasMoreInput { isHungUp = true }
    } else if let deadline = decoder.deadline, clock.now >= deadline {
      decoder.expire()
    }
    if let link, case let count = decoder.answers.takeReports(), count > 0 {
      link.answered(count)
      link.probe()
    }
    for event in decoder.takeEvents() {
      if case .background = event { awaitsBackground = false }
      events.append(event)
    }
    if isHungUp { events.append(.hangup) }
  }

  /// Feeds the decoder with the input; returns whether there was any.
  private func drain() -> Bool {
    decoder.awaitsReport = link?.isAwaiting ?? false
    if adaptsPatience {
      decoder.linkPatience = KeyDecoder.linkPatience(latency: link?.speed?.latency)
    }
    decoder.beginDrain(of: readableBytes ?? 0)
    var rest = 1 << 16
    while rest > 0 {
      let count = decoder.isPasting ? readPaste() : readKey()
      if count == 0 { break }
      rest -= count
    }
    hasMoreInput = rest <= 0
    // Whether an ESC is alone is known only after all input.
    if !hasMoreInput { decoder.finish(at: clock.now) }
    return rest < 1 << 16
  }

  /// Feeds the decoder with a key; returns how many there were: one, or none.
  private func readKey() -> Int {
    switch reader.next() {
    case .byte(let byte): decoder.feed(CollectionOfOne(byte), at: clock.now)
    case .code(let code): decoder.feed(keyCode: code)
    case nil: return 0
    }
    return 1
  }

  /// Feeds the decoder with many bytes of a paste at once; returns how many. Keys after the paste
  /// are left for the reader.
  private func readPaste() -> Int {
    var bytes = reader.takeHeld()
    if bytes.isEmpty, reader.isReadable(within: 0) {
      bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
        count = max(0, read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      }
    }
    let count = decoder.feedPaste(bytes, at: clock.now)
    reader.putBack(bytes[count...])
    return count
  }

  /// Whether the input is readable although there is nothing to read.
  private var isInputOver: Bool { reader.isReadable(within: 0) && readableBytes ?? 0 == 0 }

  /// The number of bytes that can be read at once; `nil` if it is unknown.
  private var readableBytes: Int? {
    var count: Int32 = 0
    return ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
  }

  // MARK: - The end

  /// Reads the answers that are still to come, before they become input of the next program on the
  /// terminal. It reads byte by byte, so what was typed after the last one is left for that
  /// program; what was typed before it is lost. A terminal that does not answer is not waited for
  /// long.
  func awaitLastAnswers() {
    guard let link, let wait = link.lastWait, TerminalOutput.isReady, !isHungUp else { return }
    let end = clock.now + wait
    decoder.awaitsReport = true
    while link.lastWait != nil, reader.isReadable(within: end - clock.now), readKey() > 0 {
      link.answered(decoder.answers.takeReports())
    }
    link.forget()
    _ = decoder.takeEvents()
  }

  /// Discards what the terminal may have sent without being typed: the answers about its background
  /// and about images, or the rest of a turn of the wheel or of a swipe on a touchpad, would be
  /// typed into the shell.
  func discardRest() {
    let awaitsGraphics = graphics?.isAwaiting ?? false
    guard awaitsBackground || awaitsCursor || awaitsGraphics || clock.now - decoder.lastMouse < 0.5
    else { return }
    if awaitsGraphics { _ = reader.isReadable(within: 0.1) }
    tcflush(STDIN_FILENO, TCIFLUSH)
    (awaitsBackground, awaitsCursor) = (false, false)
  }
}
