package import TermPanels

/// Turns the output of ``KeyReader`` into events: bytes as they were typed, and the codes of the
/// keys that the terminal's description names.
///
/// The reader waits 25 ms for the rest of an escape sequence. Over a slow link the rest may come
/// later, and then arrives here in plain bytes, as do sequences that the description does not have.
/// They are put together again, so that an arrow never becomes a `[` and an `A`: an Escape that was
/// emitted already stays, an unknown sequence is dropped, and one that never ends is given up after
/// a quarter of a second.
///
/// Order of calls: for each drain ``beginDrain(of:)``, `feed` for all the input, ``finish(at:)``;
/// once ``deadline`` has passed without input, ``expire()``. ``takeEvents()`` at any time.
package struct KeyDecoder {
  /// The position of the input.
  private enum State {
    case ground
    /// After ESC, which may be the Escape key, Alt, or the start of a sequence.
    case escape
    case sequence(any EscapeSequence)
    /// Between the marks of bracketed paste.
    case paste
  }

  private var state = State.ground
  private var typing = TypedBytes()
  private var pasted = PasteBuffer()
  private var events = DecodedEvents()
  /// Whether the sequence's ESC was emitted as a key of its own.
  private var escapeWasEmitted = false
  /// Whether a lone ESC is held back only because it may begin an awaited report.
  private var holdsEscape = false
  /// Whether the last input was a paste that paused too long.
  private var isPasteGivenUp = false
  /// The moment at which waiting for the rest of something ends, on the clock of ``finish(at:)``.
  package private(set) var deadline: Double?
  private var lastLoneEscape = -Double.infinity
  /// The moment at which the last drain with a report of the mouse ended.
  private(set) var lastMouse = -Double.infinity
  /// Whether this drain had a report of the mouse.
  private var hasSeenMouse = false
  private var hasFedSinceFinish = false
  /// Whether the terminal was asked for its status (``LinkMeter``): its report is not a key, in
  /// whatever pieces it comes.
  var awaitsReport = false
  /// The number of those reports since they were last taken.
  private var reports = 0
  /// Whether the terminal was asked about images.
  var awaitsGraphics = false
  private var graphicsAnswers: [GraphicsAnswer] = []
  private let swallowsOldMouse: Bool
  /// The time that the rest of a sequence or a character may take here, in seconds.
  private let restPatience: Double
  private let nameOfKeyCode: (Int32) -> String?

  /// - Parameters:
  ///   - swallowsOldMouse: Whether the terminal may report the mouse in the old form.
  ///   - patience: The time that the rest of a sequence may take, if it was set, in seconds.
  ///   - nameOfKeyCode: The name in the terminal's description of a key code for which curses
  ///     itself has no constant, such as `kUP5`.
  package init(
    swallowsOldMouse: Bool = false, patience: Double = 0,
    nameOfKeyCode: @escaping (Int32) -> String? = { _ in nil }
  ) {
    self.swallowsOldMouse = swallowsOldMouse
    restPatience = max(Self.patience, patience)
    self.nameOfKeyCode = nameOfKeyCode
  }

  /// Whether a paste has begun and not ended.
  var isPasting: Bool { if case .paste = state { true } else { false } }

  /// Returns the events that are complete, each once.
  package mutating func takeEvents() -> [Event] { events.take() }

  /// Returns the number of the terminal's reports that have come, each once.
  mutating func takeReports() -> Int {
    defer { reports = 0 }
    return reports
  }

  /// Returns the answers about images that have come, each once.
  mutating func takeGraphicsAnswers() -> [GraphicsAnswer] {
    defer { graphicsAnswers = [] }
    return graphicsAnswers
  }

  // MARK: - Drains

  /// Begins a drain with this many bytes available. After a paste that paused too long, more of
  /// them than a key has are the rest of it, and must not be taken for keys: a line may be slower
  /// than ``longPatience``. Fewer were typed, and the paste is over.
  package mutating func beginDrain(of count: Int) {
    guard isPasteGivenUp else { return }
    isPasteGivenUp = false
    if count > Self.longestKey { beginPaste() }
  }

  /// Ends a drain: everything that came together has been fed.
  package mutating func finish(at time: Double) {
    if hasSeenMouse { lastMouse = time }
    hasSeenMouse = false
    let isAfterEscape = if case .escape = state { true } else { false }
    holdsEscape = isAfterEscape && awaitsReport
    if isAfterEscape, !holdsEscape, time - lastMouse > Self.mousePatience {
      events.append(.escape)
      state = .ground
      lastLoneEscape = time
    }
    if let patience {
      if hasFedSinceFinish || deadline == nil { deadline = time + patience }
    } else {
      deadline = nil
    }
    hasFedSinceFinish = false
  }

  /// The time that the rest of what has begun may take; `nil` when nothing has.
  private var patience: Double? {
    switch state {
    case .ground: typing.isPartial ? restPatience : nil
    case .escape: Self.escapePatience
    case .sequence(let sequence) where sequence.mayBeStatus && awaitsReport: Self.longPatience
    case .sequence(let sequence) where !sequence.isCertainlyAnswer: restPatience
    case .sequence, .paste: max(Self.longPatience, restPatience)
    }
  }

  /// Gives up on what never ended; to be called when the deadline has passed.
  package mutating func expire() {
    isPasteGivenUp = isPasting
    if isPasteGivenUp { endPaste() } else { giveUp() }
    deadline = nil
  }

  /// Takes the code of a key that ``KeyReader`` has recognised.
  mutating func feed(keyCode: Int32) {
    hasFedSinceFinish = true
    if isPasting {
      if keyCode == KeyCode.pasteEnd { endPaste() }
      return
    }
    if case .escape = state, !holdsEscape, !KeyCode.isMouse(keyCode) {
      state = .ground
      events.holdAlt()
    } else {
      giveUp()
    }
    defer { events.releaseAlt() }
    switch keyCode {
    case KeyCode.mouseReport: beginMouse(ControlSequence.mouseReport())
    case KeyCode.oldMouseReport: beginMouse(OldMouseReport())
    case KeyCode.pasteBegin: beginPaste()
    case KeyCode.pasteEnd: events.dropSincePaste()
    default:
      let named = nameOfKeyCode(keyCode).flatMap(KeyCode.key(named:))
      if let key = KeyCode.key(keyCode) ?? named { events.append(key) }
    }
  }

  /// Takes bytes that are not a recognised key. `time` is the clock's, in seconds.
  package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) {
    for byte in bytes { feed(byte, at: time) }
  }

  private mutating func feed(_ byte: UInt8, at time: Double) {
    defer { hasFedSinceFinish = true }
    if !hasFedSinceFinish, patience == nil, time - lastLoneEscape < Self.escapePatience,
      enter(after: byte)
    {
      escapeWasEmitted = true
      return
    }
    take(byte)
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeTyped(byte)
    case .escape: takeAfterEscape(byte)
    case .sequence(let sequence): take(byte, in: sequence)
    case .paste:
      // The terminal may answer in the middle of a paste.
      switch pasted.take(byte, reports: awaitsReport) {
      case .end: endPaste()
      case .report: reports += 1
      case nil: break
      }
    }
  }

  private mutating func takeTyped(_ byte: UInt8) {
    if typing.take(byte, into: &events) { state = .escape }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    let wasHeld = holdsEscape
    holdsEscape = false
    if byte == 0x1B { return events.append(.escape) }
    if wasHeld, byte != UInt8(ascii: "[") {
      // The ESC was a key. This byte is one too, or an arrow whose ESC came alone begins with it.
      giveUp()
      guard enter(after: byte) else { return takeTyped(byte) }
      escapeWasEmitted = true
      return
    }
    guard !enter(after: byte) else { return }
    state = .ground
    events.holdAlt()
    takeTyped(byte)
  }

  // MARK: - Sequences

  /// Begins the sequence that this byte introduces after an ESC; returns whether it does.
  private mutating func enter(after byte: UInt8) -> Bool {
    let sequence: (any EscapeSequence)? =
      switch byte {
      case UInt8(ascii: "["): ControlSequence(swallowsOldMouse: swallowsOldMouse)
      case UInt8(ascii: "O"): ShiftedSequence()
      default: AnswerSequence(introducer: byte, awaitsGraphics: awaitsGraphics)
      }
    guard let sequence else { return false }
    state = .sequence(sequence)
    escapeWasEmitted = false
    return true
  }

  /// Begins a report of the mouse, whose introduction was recognised.
  private mutating func beginMouse(_ report: any EscapeSequence) {
    escapeWasEmitted = false
    hasSeenMouse = true
    state = .sequence(report)
  }

  private mutating func take(_ byte: UInt8, in sequence: any EscapeSequence) {
    var sequence = sequence
    // Given up for a moment, so that the bytes of the sequence are not copied.
    state = .ground
    switch sequence.take(byte) {
    case .more: state = .sequence(sequence)
    case .complete(let meaning): take(meaning)
    case .cutOff(let rest): for byte in rest { take(byte) }
    case .typed(let rest):
      state = .sequence(sequence)
      giveUp()
      for byte in rest { take(byte) }
    }
  }

  private mutating func take(_ meaning: SequenceMeaning) {
    switch meaning {
    case .key(let key): events.append(key)
    case .mouse(let event):
      hasSeenMouse = true
      events.append(.mouse(event))
    case .background(let color): events.append(.background(color))
    case .status: reports += 1
    case .graphics(let answer): graphicsAnswers.append(answer)
    case .oldMouseReport: beginMouse(OldMouseReport())
    case .pasteBegin: beginPaste()
    // If it comes at once, the pasted text itself contained such a mark.
    case .pasteEnd: events.dropSincePaste()
    case .nothing: break
    }
  }

  /// Ends a sequence that was never completed: emits the keys that a person can have typed, Alt and
  /// a character, and drops the rest.
  private mutating func giveUp() {
    let former = state
    state = .ground
    holdsEscape = false
    switch former {
    case .escape: events.append(.escape)
    case .sequence(let sequence):
      let typed = sequence.typed
      if let first = typed.first {
        if !escapeWasEmitted { events.holdAlt() }
        events.append(.character(Character(Unicode.Scalar(first))))
      }
      for byte in typed.dropFirst() { takeTyped(byte) }
    case .ground, .paste: break
    }
    typing.giveUp(into: &events)
  }

  private mutating func beginPaste() {
    state = .paste
    pasted = PasteBuffer()
  }

  private mutating func endPaste() {
    state = .ground
    events.append(pasted: pasted.text)
    pasted = PasteBuffer()
  }
}
