package import TermPanels

/// Turns the output of ``KeyReader`` into events: bytes as they were typed, and the codes of the
/// keys that the terminal's description names.
///
/// The reader waits 25 ms for the rest of an escape sequence. Over a slow link the rest may come
/// later, and then arrives here in plain bytes, as do sequences that the description does not have.
/// They are put together again by the grammar of ECMA-48: an Escape that was emitted already stays,
/// what is not known does nothing, and what never ends is given up after a quarter of a second, or
/// after a second where nobody can have typed it.
///
/// Order of calls: for each drain ``beginDrain(of:)``, `feed` for all the input, ``finish(at:)``;
/// once ``deadline`` has passed without input, ``expire()``. ``takeEvents()`` at any time.
package struct KeyDecoder {
  private var state = State.ground
  private var typing: TypedBytes
  private var pasted = PasteBuffer()
  private var events = DecodedEvents()
  private var introduction = Introduction.escape
  /// Whether a lone ESC is held back only because it may begin an awaited report.
  private var holdsEscape = false
  /// Whether the last input was a paste that paused too long.
  private var isPasteGivenUp = false
  /// The moment at which waiting for the rest of something ends, on the clock of ``finish(at:)``.
  package private(set) var deadline: Double?
  private var lastLoneEscape = -Double.infinity
  /// The moment at which the last drain with a report of the mouse ended.
  private(set) var lastMouse = -Double.infinity
  /// Whether this drain had one.
  private var hasSeenMouse = false
  private var hasFedSinceFinish = false
  private var isBurst = false
  /// Whether the terminal was asked for its status (``LinkMeter``): its report is not a key, in
  /// whatever pieces it comes.
  var awaitsReport = false
  /// The seconds for which a lone ESC is held back on a slow link.
  var linkPatience = 0.0
  var answers = DecodedAnswers()
  private let swallowsOldMouse: Bool
  /// The time that the rest of a sequence or a character may take here, in seconds.
  private let restPatience: Double
  private let nameOfKeyCode: (Int32) -> String?

  /// - Parameters:
  ///   - swallowsOldMouse: Whether the terminal may report the mouse in the old form.
  ///   - patience: The time that the rest of a sequence may take, if it was set, in seconds.
  ///   - erase: The byte that Backspace sends.
  ///   - nameOfKeyCode: The name in the terminal's description of a key code for which curses
  ///     itself has no constant, such as `kUP5`.
  package init(
    swallowsOldMouse: Bool = false, patience: Double = 0, erase: UInt8? = nil,
    nameOfKeyCode: @escaping (Int32) -> String? = { _ in nil }
  ) {
    self.swallowsOldMouse = swallowsOldMouse
    restPatience = max(Self.patience, patience)
    typing = TypedBytes(erase: erase)
    self.nameOfKeyCode = nameOfKeyCode
  }

  /// Whether a paste has begun and not ended.
  var isPasting: Bool { if case .paste = state { true } else { false } }

  /// Returns the events that are complete, each once.
  package mutating func takeEvents() -> [Event] { events.take() }

  // MARK: - Drains

  /// Begins a drain with this many bytes available. After a paste that paused too long, more of
  /// them than a key has are the rest of it, and must not be taken for keys: a line may be slower
  /// than ``longPatience``. Fewer were typed, and the paste is over.
  package mutating func beginDrain(of count: Int) {
    isBurst = count > Self.mostTyped
    guard isPasteGivenUp else { return }
    isPasteGivenUp = false
    if count > Self.longestKey { beginPaste() }
  }

  /// Ends a drain: everything that came together has been fed.
  package mutating func finish(at time: Double) {
    if hasSeenMouse { lastMouse = time }
    hasSeenMouse = false
    switch state {
    case .escape, .escapes: finishEscape(at: time)
    case .sequence(var sequence):
      if let step = sequence.pause() {
        take(step, of: sequence)
      } else {
        state = .sequence(sequence)
      }
    case .ground, .paste: break
    }
    if hasFedSinceFinish || deadline == nil || patience == nil {
      deadline = patience.map { time + $0 }
    }
    hasFedSinceFinish = false
  }

  /// Emits a lone ESC as the key, or holds it back: where the link is slow, while an answer may
  /// come, and after a report of the mouse.
  private mutating func finishEscape(at time: Double) {
    holdsEscape = awaitsReport && linkPatience == 0
    guard !awaitsReport, linkPatience == 0, time - lastMouse > Self.mousePatience else { return }
    giveUp()
    lastLoneEscape = time
  }

  /// The time that the rest of what has begun may take; `nil` when nothing has.
  private var patience: Double? {
    if case .ground = state { return typing.isPartial ? restPatience : nil }
    return state.patience(restPatience, link: linkPatience, awaitsReport: awaitsReport)
  }

  /// Gives up on what never ended; to be called when the deadline has passed.
  package mutating func expire() {
    isPasteGivenUp = isPasting
    if case .escape = state, let deadline { lastLoneEscape = deadline }
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
    if case .escapes = state {
      events.append(.escape)
      state = .escape
    }
    defer { events.releaseAlt() }
    if let report = Self.mouseReport(of: keyCode) {
      // The end of the report tells whether an ESC before it was the Escape key.
      let isEscaped = if case .escape = state { true } else { false }
      if !isEscaped { giveUp() }
      return beginMouse(report, isEscaped ? .escapes : .escape)
    }
    if case .escape = state, !holdsEscape, !KeyCode.isMark(keyCode) {
      state = .ground
      events.holdAlt()
    } else {
      giveUp()
    }
    switch keyCode {
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
    let isFirst = !hasFedSinceFinish && patience == nil
    let limit = isBurst && "[]_".utf8.contains(byte) ? Self.longPatience : Self.escapePatience
    let mayFollowEscape = isFirst && time - lastLoneEscape < limit
    if !(mayFollowEscape && enter(after: byte, .emittedEscape)) { take(byte) }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeTyped(byte)
    case .escape: takeAfterEscape(byte)
    case .escapes: takeAfterEscapes(byte)
    case .sequence(let sequence): take(byte, in: sequence)
    case .paste:
      // The terminal may answer in the middle of a paste.
      switch pasted.take(byte, reports: awaitsReport) {
      case .end: endPaste()
      case .report: answers.append(.status)
      case nil: break
      }
    }
  }

  private mutating func takeTyped(_ byte: UInt8) {
    guard let control = typing.take(byte, into: &events) else { return }
    if control == 0x1B { return state = .escape }
    events.releaseAlt()
    // An eight-bit control character stands for ESC and a capital.
    _ = enter(after: control - 0x40, .eightBit)
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    let wasHeld = holdsEscape
    holdsEscape = false
    if byte == 0x1B { return state = .escapes }
    if wasHeld, byte != UInt8(ascii: "[") {
      // The ESC was a key. This byte is one too, or an arrow whose ESC came alone begins with it.
      giveUp()
      if !enter(after: byte, .emittedEscape) { takeTyped(byte) }
    } else if !enter(after: byte, .escape) {
      state = .ground
      events.holdAlt()
      takeTyped(byte)
    }
  }

  private mutating func takeAfterEscapes(_ byte: UInt8) {
    if byte != 0x1B, enter(after: byte, .escapes) { return }
    events.append(.escape)
    if byte == 0x1B { return }
    state = .escape
    takeAfterEscape(byte)
  }

  // MARK: - Sequences

  /// Begins the sequence that this byte introduces after an ESC; returns whether it does.
  private mutating func enter(after byte: UInt8, _ introduction: Introduction) -> Bool {
    let sequence = introduction.sequence(byte, swallowsOldMouse: swallowsOldMouse)
    guard let sequence else { return false }
    (state, self.introduction) = (.sequence(sequence), introduction)
    return true
  }

  /// Begins a report of the mouse, whose introduction was recognised.
  private mutating func beginMouse(
    _ report: any EscapeSequence, _ introduction: Introduction = .escape
  ) {
    (state, self.introduction) = (.sequence(report), introduction)
    hasSeenMouse = true
  }

  /// The report of the mouse that a code introduces; `nil` if it introduces none.
  private static func mouseReport(of keyCode: Int32) -> (any EscapeSequence)? {
    switch keyCode {
    case KeyCode.mouseReport: ControlSequence.mouseReport()
    case KeyCode.oldMouseReport: OldMouseReport()
    default: nil
    }
  }

  private mutating func take(_ byte: UInt8, in sequence: any EscapeSequence) {
    var sequence = sequence
    // Given up for a moment, so that the bytes of the sequence are not copied.
    state = .ground
    let step = sequence.take(byte)
    take(step, of: sequence)
  }

  private mutating func take(_ step: SequenceStep, of sequence: any EscapeSequence) {
    state = .ground
    switch step {
    case .more: state = .sequence(sequence)
    case .complete(let meaning, let rest):
      take(meaning)
      for byte in rest { take(byte) }
    case .cutOff(let rest): for byte in rest { take(byte) }
    case .typed(let rest):
      state = .sequence(sequence)
      giveUp()
      for byte in rest { take(byte) }
    }
  }

  private mutating func take(_ meaning: SequenceMeaning) {
    // Alt and a key; or the Escape key, and what the terminal has sent.
    if introduction == .escapes, meaning.comesByItself {
      if case .key = meaning { events.holdAlt() } else { events.append(.escape) }
    }
    switch meaning {
    case .key(let key): events.append(key)
    case .mouse(let event):
      hasSeenMouse = true
      events.append(.mouse(event))
    case .background(let color): events.append(.background(color))
    case .status, .graphics, .keyProtocol, .report: answers.append(meaning)
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
    case .escapes: for _ in 0..<2 { events.append(.escape) }
    case .sequence(let sequence) where introduction != .eightBit:
      let typed = sequence.typed
      if let first = typed.first {
        if introduction == .escapes { events.append(.escape) }
        if introduction != .emittedEscape { events.holdAlt() }
        events.append(.character(Character(Unicode.Scalar(first))))
      }
      for byte in typed.dropFirst() { takeTyped(byte) }
    case .sequence, .ground, .paste: break
    }
    typing.giveUp(into: &events)
  }

  private mutating func beginPaste() {
    (state, pasted) = (.paste, PasteBuffer())
  }

  private mutating func endPaste() {
    events.append(pasted: pasted.text)
    (state, pasted) = (.ground, PasteBuffer())
  }
}
