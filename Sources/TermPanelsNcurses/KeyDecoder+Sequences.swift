import TermPanels

extension KeyDecoder {
  /// No sequence of a key is longer; the rest of a longer one is dropped.
  private static let longestBody = 64

  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where !body.isEmpty && body.allSatisfy(isDigit):
      // rxvt's Shift, which stands where no sequence of other terminals ends.
      state = .ground
      finishControl(letter: byte)
    case 0x20...0x3F,
      UInt8(ascii: "[") where body.isEmpty:
      // ESC [ [ A is F1 on the Linux console.
      if body.count < Self.longestBody { body.append(byte) }
    case UInt8(ascii: "M") where body.isEmpty && swallowsOldMouse: beginMouse(isOld: true)
    case 0x40...0x7E:
      state = .ground
      finishControl(letter: byte)
    default:
      // A control character or a typed letter: the sequence was cut off.
      state = .ground
      take(byte)
    }
  }

  mutating func takeShifted(_ byte: UInt8) {
    if isDigit(byte) && body.isEmpty || !body.isEmpty && body.count < 4 && isParameter(byte) {
      body.append(byte)
    } else if let key = KeyCode.letter(byte).map({ Key($0, modifiers(ofLast: body)) })
      ?? KeyCode.pad(byte) ?? rxvtArrow(byte, .control)
    {
      state = .ground
      body = []
      emit(key)
    } else if byte == UInt8(ascii: "E") {
      // The key in the middle of the pad, which has no meaning.
      (state, body, holdsAlt) = (.ground, [], false)
    } else if !body.isEmpty {
      // Half of an unknown sequence.
      state = .ground
      body = []
      take(byte)
    } else {
      giveUp()
      take(byte)
    }
  }

  /// Takes a byte of an answer. Only the background is asked for: `11;rgb:hhhh/hhhh/hhhh`. Other
  /// answers may be late ones to an earlier program; they are dropped.
  mutating func takeAnswer(_ byte: UInt8) {
    switch byte {
    case 0x07: finishAnswer()
    case UInt8(ascii: "\\") where state == .answerEscape: finishAnswer()
    case 0x1B where state == .answer && isCertainlyAnswer: state = .answerEscape
    case _ where state == .answerEscape || !(0x20...0x7E).contains(byte):
      // It was cut off. After an ESC, that ESC begins something else.
      let endsWithEscape = state == .answerEscape
      giveUp()
      if endsWithEscape { state = .escape }
      take(byte)
    case _ where !isCertainlyAnswer && !mayBeginAnswer(byte):
      giveUp()
      take(byte)
    default:
      if body.count < Self.longestBody { body.append(byte) }
    }
  }

  /// Whether the bytes after ESC ] or ESC P can only be an answer: nobody types them after Alt and
  /// a character.
  var isCertainlyAnswer: Bool {
    introducer == UInt8(ascii: "]")
      ? body.contains(UInt8(ascii: ";")) : body.contains { !isParameter($0) }
  }

  /// Whether an answer may continue with a byte while it may still have been typed: a number and a
  /// semicolon, or a number, which may be missing, and a mark for its kind.
  private func mayBeginAnswer(_ byte: UInt8) -> Bool {
    guard body.count < 6 else { return false }
    return introducer == UInt8(ascii: "]")
      ? isDigit(byte) || byte == UInt8(ascii: ";") && !body.isEmpty
      : isParameter(byte) || "!+$>=".utf8.contains(byte)
  }

  /// Ends a sequence that was never completed: emits the keys that a person can have typed, Alt and
  /// a character, and drops the rest.
  mutating func giveUp() {
    let typed: Character?
    var rest: [UInt8] = []
    switch state {
    case .control where body.isEmpty: typed = "["
    case .shifted where body.isEmpty: typed = "O"
    case .answer where !isCertainlyAnswer:
      typed = Character(Unicode.Scalar(introducer))
      rest = body
    default: typed = nil
    }
    if state == .escape { emit(.escape) }
    state = .ground
    holdsEscape = false
    if let typed {
      emit(escapeWasTold ? .character(typed) : .alt(typed))
      for byte in rest { takeTyped(byte) }
    }
    if utf8.isPartial {
      utf8.reset()
      emit(.character("\u{FFFD}"))
    }
    body = []
  }

  mutating func beginPaste() {
    state = .paste
    pasted = PasteBuffer()
  }

  /// The terminal may answer in the middle of a paste.
  mutating func takePasted(_ byte: UInt8) {
    switch pasted.take(byte, reports: awaitsReport) {
    case .end: endPaste()
    case .report: reports += 1
    case nil: break
    }
  }

  mutating func endPaste() {
    state = .ground
    let text = pasted.text
    pasted = PasteBuffer()
    if !text.isEmpty { events.append(.paste(text)) }
    notePasteEnd()
  }

  private mutating func finishAnswer() {
    state = .ground
    if introducer == UInt8(ascii: "]"), let color = TerminalBackground.color(answer: body) {
      events.append(.background(color))
    }
    body = []
  }

  /// xterm's keys: `ESC [ A`, `ESC [ 1 ; 5 A`, `ESC [ 3 ~`, `ESC [ 3 ; 5 ~`; and those of others.
  private mutating func finishControl(letter: UInt8) {
    // A sequence that begins with one of < = > ? is no key, whatever it ends with.
    if let first = body.first, (0x3C...0x3F).contains(first) { return finishMouse(letter: letter) }
    let (text, numbers) = (body, numbers(in: body))
    body = []
    // The terminal's status: ready, or not.
    if letter == UInt8(ascii: "n") {
      if text == [UInt8(ascii: "0")] || text == [UInt8(ascii: "3")] { reports += 1 }
      return
    }
    let held = numbers.count > 1 ? KeyCode.modifiers(xterm: numbers[1]) : []
    let first = numbers.first ?? 1
    let key: Key?
    switch letter {
    case _ where text.first == UInt8(ascii: "["):
      // The Linux console's F1 to F5.
      let number = Int(letter) - 0x40
      key = (1...5).contains(number) ? Key(.function(number)) : nil
    case UInt8(ascii: "~") where first == 200: return beginPaste()
    case UInt8(ascii: "~") where first == 201: return endPasteAgain()
    case UInt8(ascii: "~") where first == 27 && numbers.count > 2:
      key = KeyCode.character(numbers[2], held)
    case UInt8(ascii: "~"): key = KeyCode.number(first).map { $0.adding(held) }
    case UInt8(ascii: "u"): key = text.isEmpty ? nil : KeyCode.character(first, held)
    case UInt8(ascii: "$"): key = KeyCode.number(first).map { $0.adding(.shift) }
    case UInt8(ascii: "^"): key = KeyCode.number(first).map { $0.adding(.control) }
    case UInt8(ascii: "@"): key = KeyCode.number(first).map { $0.adding([.control, .shift]) }
    // The position of the cursor, which somebody else has asked for; F3 has a 1 there.
    case UInt8(ascii: "R") where numbers.count > 1 && first != 1: key = nil
    default: key = KeyCode.letter(letter).map { Key($0, held) } ?? rxvtArrow(letter, .shift)
    }
    if let key { emit(key) }
  }

  private func numbers(in text: [UInt8]) -> [Int] {
    text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
  }

  /// The keys held with one of `ESC O 5 P` or `ESC O 1 ; 5 P`.
  private func modifiers(ofLast text: [UInt8]) -> Key.Modifiers {
    numbers(in: text).last.map(KeyCode.modifiers(xterm:)) ?? []
  }

  /// rxvt's arrows: a small letter after ESC [ with Shift, after ESC O with Control.
  private func rxvtArrow(_ letter: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) else { return nil }
    return KeyCode.letter(letter - 0x20).map { Key($0, modifiers) }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isParameter(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ";") }
}

extension Key {
  /// The key with more keys held at the same time.
  fileprivate func adding(_ held: Modifiers) -> Key { Key(code, modifiers.union(held)) }
}
