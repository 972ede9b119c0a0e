import CNcurses
import TermPanels

/// The meaning of the numbers and letters that stand for keys.
enum KeyCode {
  // Our own codes for the marks of a paste and of the mouse, far above those that ncurses gives to
  // the keys of the terminal's description (from KEY_MAX up).
  static let pasteBegin: Int32 = 0x4000
  static let pasteEnd: Int32 = 0x4001
  static let mouseReport: Int32 = 0x4002
  static let oldMouseReport: Int32 = 0x4003

  /// Whether a code is one of these marks, and no key.
  static func isMark(_ code: Int32) -> Bool { code >= pasteBegin }

  /// The key for one of curses' own codes.
  static func key(_ code: Int32) -> Key? {
    if (KEY_F0 + 1...KEY_F0 + 63).contains(code) { return function(Int(code - KEY_F0)) }
    return named[code]
  }

  /// The key for a name in the terminal's description: `kUP5` is Control and arrow up.
  static func key(named name: String) -> Key? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    // kUP and kDN alone are the shifted keys; the others have codes in curses.
    let modifier = digits == 0 ? 2 : Int(name.suffix(digits)) ?? 0
    if let character = extendedPad[name] { return .character(character) }
    guard (2...8).contains(modifier), let code = extended[String(name.dropLast(digits))] else {
      return nil
    }
    return held([modifier]).map { Key(code, $0) }
  }

  /// The names in descriptions of the keys that have none in curses.
  static var extendedNames: [String] {
    Array(extendedPad.keys)
      + extended.keys.flatMap { name in [name] + (2...8).map { "\(name)\($0)" } }
  }

  /// The key whose sequence ends with this letter, after ESC [ or ESC O.
  static func letter(_ letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// rxvt's arrow for a small letter: after ESC [ with Shift, after ESC O with Control.
  static func rxvtArrow(_ letter: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) else { return nil }
    return self.letter(letter - 0x20).map { Key($0, modifiers) }
  }

  /// The key of the number pad for this letter after ESC O, where the pad has sequences of its own:
  /// in PuTTY, in Terminal, and on terminals of the DEC kind. It is what is printed on the key,
  /// whatever the terminal's description calls its place.
  static func pad(_ letter: UInt8) -> Key? {
    switch letter {
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      .character(Character(Unicode.Scalar(letter - UInt8(ascii: "j") + UInt8(ascii: "*"))))
    default: nil
    }
  }

  /// The key with this number in `ESC [ number ~`.
  static func number(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: Key(.insert)
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: function(number - 10)
    case 17...21: function(number - 11)
    case 23...26: function(number - 12)
    case 28, 29: function(number - 13)
    case 31...34: function(number - 14)
    default: nil
    }
  }

  /// xterm's description continues the numbers of the twelve keys: F13 is Shift-F1, F25 Control-F1,
  /// F37 Control-Shift-F1, F49 Alt-F1, F61 Alt-Shift-F1.
  static func function(_ number: Int) -> Key {
    let rows: [Key.Modifiers] = [[], .shift, .control, [.control, .shift], .alt, [.alt, .shift]]
    return Key(.function((number - 1) % 12 + 1), rows[(number - 1) / 12])
  }

  private static let named: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_A1: .home, KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
    KEY_FIND: .home, KEY_SELECT: .end,
    KEY_IC: Key(.insert), KEY_DC: .delete, KEY_BACKSPACE: .backspace, KEY_ENTER: .enter,
    KEY_BTAB: .backTab,
    KEY_SR: Key(.up, .shift), KEY_SF: Key(.down, .shift),
    KEY_SLEFT: Key(.left, .shift), KEY_SRIGHT: Key(.right, .shift),
    KEY_SHOME: Key(.home, .shift), KEY_SEND: Key(.end, .shift),
    KEY_SPREVIOUS: Key(.pageUp, .shift), KEY_SNEXT: Key(.pageDown, .shift),
    KEY_SIC: Key(.insert, .shift), KEY_SDC: Key(.delete, .shift),
  ]

  private static let extendedPad: [String: Character] = [
    "kpADD": "+", "kpCMA": ",", "kpDIV": "/", "kpDOT": ".", "kpMUL": "*", "kpSUB": "-",
    "kpZRO": "0", "kp5": "5",
  ]

  private static let extended: [String: Key.Code] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
  ]
}
