import TermPanels

/// The keys with parameters, in the forms of xterm, rxvt and kitty's keyboard protocol. What is
/// held with a key and is not known makes another key of it, which does nothing.
extension KeyCode {
  /// The key of a control sequence: `ESC [ A`, `ESC [ 1 ; 5 A`, `ESC [ 3 ~`, `ESC [ 97 ; 5 u`.
  static func key(_ parameters: ControlParameters, _ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: "u"): return character(parameters)
    // Other keys of xterm.
    case UInt8(ascii: "~") where parameters.count == 3 && parameters.number(0) == 27:
      guard let held = held(parameters.parts(1)) else { return nil }
      return parameters.number(2).flatMap { character($0, held) }
    case UInt8(ascii: "~"):
      guard parameters.count <= 2, let held = held(parameters.parts(1)) else { return nil }
      return parameters.number(0).flatMap(number)?.adding(held)
    case UInt8(ascii: "^"), UInt8(ascii: "@"):
      guard parameters.count == 1 else { return nil }
      return parameters.number(0).flatMap(number)?
        .adding(letter == UInt8(ascii: "^") ? .control : [.control, .shift])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return parameters.count == 0 ? rxvtArrow(letter, .shift) : nil
    default: return named(letter, parameters)
    }
  }

  /// The key whose letter follows `1 ;` and the number of what is held, or nothing.
  private static func named(_ letter: UInt8, _ parameters: ControlParameters) -> Key? {
    guard parameters.count == 0 || parameters.count == 2 && parameters.isOne(0),
      let code = self.letter(letter)
    else { return nil }
    // The position of the cursor, which somebody else has asked for, is like F3 with more held.
    if letter == UInt8(ascii: "R"), !(2...8).contains(parameters.number(1) ?? 1) { return nil }
    let isMoving = "ABCDFH".utf8.contains(letter)
    guard let held = held(parameters.parts(1), hasMeta: isMoving) else { return nil }
    return code == .backTab ? Key(code, held.subtracting(.shift)) : Key(code, held)
  }

  /// The keys that are held with a key: a number, which is one more than the sum of Shift 1, Alt 2,
  /// Control 4, Super 8, Hyper 16, Meta 32, Caps Lock 64 and Num Lock 128, and perhaps the kind of
  /// event.
  ///
  /// - Parameter hasMeta: Whether 8 is Meta, as xterm and iTerm2 send it with the keys that move.
  /// - Returns: Alt, Control and Shift; `nil` with Super or Hyper, when the key came up, and for
  ///   anything that is not known.
  static func held(_ parts: [Int?], hasMeta: Bool = false) -> Key.Modifiers? {
    guard parts.count <= 2 else { return nil }
    let number = parts.first.flatMap { $0 } ?? 1
    let event = parts.count == 2 ? parts[1] ?? 1 : 1
    // Pressed, or repeated; 3 is the end.
    guard (1...256).contains(number), event == 1 || event == 2 else { return nil }
    let bits = number - 1
    let alt = hasMeta ? 2 | 8 | 32 : 2 | 32
    let locks = 64 | 128
    guard bits & ~(1 | 4 | alt | locks) == 0 else { return nil }
    var held: Key.Modifiers = []
    if bits & 1 != 0 { held.insert(.shift) }
    if bits & alt != 0 { held.insert(.alt) }
    if bits & 4 != 0 { held.insert(.control) }
    return held
  }

  /// The key of kitty's protocol: the number of a character, that with Shift and that of the same
  /// key in a Latin layout; what is held; and the text that it types.
  private static func character(_ parameters: ControlParameters) -> Key? {
    let codes = parameters.parts(0)
    guard (1...3).contains(parameters.count), (1...3).contains(codes.count), let code = codes[0],
      let held = held(parameters.parts(1))
    else { return nil }
    let isTyping = held.isDisjoint(with: [.control, .alt])
    if parameters.count == 3, isTyping { return typed(parameters.parts(2)) }
    let shifted = codes.count > 1 ? codes[1] : nil
    if held.contains(.shift), let shifted, let key = character(shifted, held.subtracting(.shift)),
      // Control and a letter stays that letter.
      isTyping || !held.contains(.control) || !key.isLetter
    {
      return key
    }
    if code >= 0x80, !isTyping, codes.count == 3, let latin = codes[2],
      let key = character(latin, held)
    {
      return key
    }
    return character(code, held)
  }

  /// The key that types one character, by the numbers of its scalars.
  private static func typed(_ scalars: [Int?]) -> Key? {
    var text = ""
    for number in scalars {
      guard let number, number >= 0x20, !(0x7F...0x9F).contains(number),
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
      else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return text.count == 1 ? text.first.map { .character($0) } : nil
  }

  /// The key of a character: `ESC [ 97 ; 5 u`. Some numbers stand for keys without one.
  static func character(_ number: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch number {
    case 9:
      return modifiers.contains(.shift)
        ? Key(.backTab, modifiers.subtracting(.shift)) : Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 57376...57398: return function(number - 57363).adding(modifiers)
    case 57399...57426:
      let key = kittyPad[number - 57399]
      return key.typedCharacter == nil
        ? key.adding(modifiers) : Key(key.code, modifiers.subtracting(.shift))
    default:
      guard number >= 32, !(0x80...0x9F).contains(number), !(0xE000...0xF8FF).contains(number),
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
      else { return nil }
      // Control ignores capitals, and keeps Shift beside it; so does the space bar.
      if modifiers.contains(.control) || scalar == " " {
        return Key(.character(Character(scalar).smallLetter), modifiers)
      }
      // Shift is not kept with other characters: it has made a capital of it, or does so here.
      let isShifted = modifiers.contains(.shift)
      let text = isShifted ? String(scalar).uppercased() : String(scalar)
      guard text.count == 1, let character = text.first else { return nil }
      return Key(.character(character), modifiers.subtracting(.shift))
    }
  }

  /// The keys of the number pad, from 57399 on.
  private static let kittyPad: [Key] =
    "0123456789./*-+".map { .character($0) } + [.enter] + "=,".map { .character($0) } + [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, Key(.insert), .delete,
    ]
}

extension Key {
  fileprivate var isLetter: Bool {
    if case .character(let character) = code { character.isLetter } else { false }
  }
}

extension Character {
  /// The small letter; the character itself if that would be several.
  fileprivate var smallLetter: Character {
    let text = lowercased()
    return text.count == 1 ? text.first ?? self : self
  }
}
