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
  /// The position of the input in a sequence.
  enum State: Equatable {
    case ground
    /// After ESC, which may be the Escape key, Alt, or the start of a sequence.
    case escape
    /// After ESC [: parameters, then one letter.
    case control
    /// After ESC O: one letter.
    case shifted
    /// After ESC [ M, from a terminal that has a mouse: three bytes of a report in the old form.
    case oldMouse
    /// After ESC ] or ESC P: an answer of the terminal, up to BEL or ESC \.
    case answer
    /// After the ESC that may end an answer.
    case answerEscape
    /// Between the marks of bracketed paste.
    case paste
  }

  /// The time after a lone Escape in which the rest of a sequence may begin, in seconds: if it were
  /// longer, a bracket that a person types next would come late.
  static let escapePatience = 0.1
  /// The time that the rest of a sequence or a character may take, in seconds.
  static let patience = 0.25
  /// The time after a report of the mouse in which a lone ESC is held back, in seconds: it is more
  /// likely the start of the next report than a key.
  static let mousePatience = 0.3
  /// The pause after which a paste or an answer counts as over, in seconds.
  static let longPatience = 1.0
  /// More bytes than any one key or report of the mouse has.
  static let longestKey = 16

  var state = State.ground
  /// The bytes of the sequence or answer so far, without its introduction.
  var body: [UInt8] = []
  /// The byte behind the ESC of an answer.
  var introducer = UInt8(ascii: "]")
  /// Whether the sequence's ESC was emitted as a key of its own, because it came too early.
  var escapeWasTold = false
  /// Whether the next key gets Alt.
  var holdsAlt = false
  var utf8 = UTF8Reader()
  var pasted = PasteBuffer()
  var events: [Event] = []
  /// Whether the last input was a paste that paused too long.
  private var isPasteGivenUp = false
  /// The number of events up to the end of a paste, if one ended.
  private var eventsUpToPaste: Int?
  /// The moment at which waiting for the rest of something ends, on the clock of ``finish(at:)``.
  package private(set) var deadline: Double?
  private var lastLoneEscape = -Double.infinity
  /// The moment at which the last drain with a report of the mouse ended.
  private(set) var lastMouse = -Double.infinity
  /// Whether the terminal may report the mouse in the old form, which looks like typed characters.
  let swallowsOldMouse: Bool
  /// The time that the rest of a sequence or a character may take here, in seconds.
  private let restPatience: Double
  /// Whether the terminal was asked for its status (``LinkMeter``): its answer is no key, in
  /// whatever pieces it comes.
  var awaitsReport = false
  /// Whether a lone ESC is held back only because it may begin that answer.
  var holdsEscape = false
  /// The number of those answers since they were last taken.
  var reports = 0
  /// Whether this drain had a report of the mouse.
  var hasSeenMouse = false
  private var hasFedSinceFinish = false
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
  var isPasting: Bool { state == .paste }

  /// Returns the events that are complete, each once.
  package mutating func takeEvents() -> [Event] {
    defer { (events, eventsUpToPaste) = ([], nil) }
    return events
  }

  /// Returns the number of the terminal's answers that have come, each once.
  mutating func takeReports() -> Int {
    defer { reports = 0 }
    return reports
  }

  /// Takes the code of a key that ``KeyReader`` has recognised.
  mutating func feed(keyCode: Int32) {
    hasFedSinceFinish = true
    if state == .paste {
      if keyCode == KeyCode.pasteEnd { endPaste() }
      return
    }
    if keyCode == KeyCode.mouseReport || keyCode == KeyCode.oldMouseReport {
      giveUp()
      return beginMouse(isOld: keyCode == KeyCode.oldMouseReport)
    }
    if state == .escape, !holdsEscape {
      state = .ground
      holdsAlt = true
    } else {
      giveUp()
    }
    if keyCode == KeyCode.pasteBegin {
      holdsAlt = false
      beginPaste()
    } else if keyCode == KeyCode.pasteEnd {
      endPasteAgain()
    } else if let key = KeyCode.key(keyCode) ?? nameOfKeyCode(keyCode).flatMap(KeyCode.key(named:))
    {
      emit(key)
    }
    holdsAlt = false
  }

  /// Begins a drain with this many bytes available. After a paste that paused too long, more of
  /// them than a key has are the rest of it, and must not be taken for keys: a line may be slower
  /// than ``longPatience``. Fewer were typed, and the paste is over.
  package mutating func beginDrain(of count: Int) {
    guard isPasteGivenUp else { return }
    isPasteGivenUp = false
    if count > Self.longestKey { beginPaste() }
  }

  /// Takes bytes that are no recognised key. `time` is the clock's, in seconds.
  package mutating func feed(_ bytes: some Sequence<UInt8>, at time: Double) {
    for byte in bytes { feed(byte, at: time) }
  }

  private mutating func feed(_ byte: UInt8, at time: Double) {
    defer { hasFedSinceFinish = true }
    if !hasFedSinceFinish, state == .ground, !utf8.isPartial,
      time - lastLoneEscape < Self.escapePatience, enter(after: byte)
    {
      escapeWasTold = true
      return
    }
    take(byte)
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeTyped(byte)
    case .escape:
      let wasHeld = holdsEscape
      holdsEscape = false
      if byte == 0x1B { return emit(.escape) }
      if wasHeld, byte != UInt8(ascii: "[") {
        // The ESC was a key, and so is this byte.
        giveUp()
        return takeTyped(byte)
      }
      guard !enter(after: byte) else { return }
      state = .ground
      holdsAlt = true
      takeTyped(byte)
    case .control: takeControl(byte)
    case .shifted: takeShifted(byte)
    case .oldMouse: takeOldMouse(byte)
    case .answer, .answerEscape: takeAnswer(byte)
    case .paste: takePasted(byte)
    }
  }

  /// Ends a drain: everything that came together has been fed.
  package mutating func finish(at time: Double) {
    if hasSeenMouse { lastMouse = time }
    hasSeenMouse = false
    holdsEscape = state == .escape && awaitsReport
    if state == .escape, time - lastMouse > Self.mousePatience, !holdsEscape {
      emit(.escape)
      state = .ground
      lastLoneEscape = time
    }
    switch state {
    case .ground where !utf8.isPartial: deadline = nil
    case .paste, .answerEscape,
      .answer where isCertainlyAnswer:
      if hasFedSinceFinish || deadline == nil {
        deadline = time + max(Self.longPatience, restPatience)
      }
    case .escape:
      if hasFedSinceFinish || deadline == nil { deadline = time + Self.escapePatience }
    case .control where awaitsReport:
      if hasFedSinceFinish || deadline == nil { deadline = time + Self.longPatience }
    default:
      if hasFedSinceFinish || deadline == nil { deadline = time + restPatience }
    }
    hasFedSinceFinish = false
  }

  /// Gives up on what never ended; to be called when the deadline has passed.
  package mutating func expire() {
    isPasteGivenUp = state == .paste
    if isPasteGivenUp { endPaste() } else { giveUp() }
    deadline = nil
  }

  /// Emits a key, with the Alt that came before it.
  mutating func emit(_ key: Key) {
    var key = key
    if holdsAlt { key.modifiers.insert(.alt) }
    holdsAlt = false
    events.append(.key(key))
  }

  /// Notes that a paste has ended, to which the events so far belong.
  mutating func notePasteEnd() { eventsUpToPaste = events.count }

  /// Takes the end mark of a paste that has ended already. If it comes at once, the text itself
  /// contained such a mark: everything after that was pasted too, and must not be taken for keys.
  mutating func endPasteAgain() {
    if let eventsUpToPaste { events.removeSubrange(eventsUpToPaste...) }
  }

  /// Starts the sequence that this byte introduces after an ESC; returns whether it does.
  private mutating func enter(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .shifted
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      state = .answer
      introducer = byte
    default: return false
    }
    body = []
    escapeWasTold = false
    return true
  }
}
