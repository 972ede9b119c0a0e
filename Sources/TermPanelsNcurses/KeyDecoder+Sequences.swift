import TermPanels

extension KeyDecoder {
  /// No sequence of a key is longer; what is, is swallowed without being kept.
  private static let longestBody = 64

  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
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
    if let code = byte == UInt8(ascii: "M") ? .enter : KeyCode.letter(byte) {
      state = .ground
      emit(Key(code))
    } else {
      giveUp()
      take(byte)
    }
  }

  /// The only answer that is asked for is the background's: `11;rgb:hhhh/hhhh/hhhh`.
  mutating func takeAnswer(_ byte: UInt8) {
    let expected = Array("11;".utf8)
    switch byte {
    case 0x07: finishAnswer()
    case UInt8(ascii: "\\") where state == .answerEscape: finishAnswer()
    case 0x1B where state == .answer && body.count >= expected.count: state = .answerEscape
    case _ where state == .answerEscape || !(0x20...0x7E).contains(byte):
      // Cut off. After an ESC, that ESC begins something else.
      let endsWithEscape = state == .answerEscape
      giveUp()
      if endsWithEscape { state = .escape }
      take(byte)
    case _ where body.count < expected.count && byte != expected[body.count]:
      giveUp()
      take(byte)
    default:
      if body.count < Self.longestBody { body.append(byte) }
    }
  }

  /// Tells what was begun and never ended as the keys that it may have been, as far as a person
  /// can have typed them: Alt and a character. The rest is dropped.
  mutating func giveUp() {
    let typed: Character?
    var rest: [UInt8] = []
    switch state {
    case .control where body.isEmpty: typed = "["
    case .shifted: typed = "O"
    case .answer where body.count < 3:
      typed = "]"
      rest = body
    default: typed = nil
    }
    if state == .escape { emit(.escape) }
    state = .ground
    if utf8.isPartial {
      utf8.reset()
      emit(.character("\u{FFFD}"))
    }
    if let typed {
      emit(escapeWasTold ? .character(typed) : .alt(typed))
      for byte in rest { takeTyped(byte) }
    }
    body = []
  }

  mutating func beginPaste() {
    state = .paste
    pasted = PasteBuffer()
  }

  mutating func endPaste() {
    state = .ground
    let text = pasted.text
    pasted = PasteBuffer()
    if !text.isEmpty { events.append(.paste(text)) }
  }

  private mutating func finishAnswer() {
    state = .ground
    if let color = TerminalBackground.color(answer: body) { events.append(.background(color)) }
    body = []
  }

  /// xterm's keys: `ESC [ A`, `ESC [ 1 ; 5 A`, `ESC [ 3 ~`, `ESC [ 3 ; 5 ~`.
  private mutating func finishControl(letter: UInt8) {
    // What begins with one of < = > ? is no key, whatever it ends with.
    if let first = body.first, (0x3C...0x3F).contains(first) { return finishMouse(letter: letter) }
    let numbers = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 1 }
    body = []
    let code: Key.Code?
    if letter == UInt8(ascii: "~") {
      if numbers.first == 200 { return beginPaste() }
      code = numbers.first.flatMap(KeyCode.number)
    } else {
      code = KeyCode.letter(letter)
    }
    guard let code else { return }
    emit(Key(code, numbers.count > 1 ? KeyCode.modifiers(xterm: numbers[1]) : []))
  }
}
