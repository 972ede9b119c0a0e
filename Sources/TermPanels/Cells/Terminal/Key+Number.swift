extension Key {
  /// A number below ``numberCount`` that no other key has: a set of numbers is faster than one of
  /// keys. `nil` for a character outside of ASCII.
  var number: Int? {
    guard modifiers.rawValue < Key.modifierSets, let code = code.number else { return nil }
    return code * Key.modifierSets + Int(modifiers.rawValue)
  }

  /// The number of keys that can have a ``number``.
  static let numberCount = (characters + words.count + functions) * modifierSets

  /// The sets of Control, Alt and Shift.
  private static let modifierSets = 8
  fileprivate static let characters = 128
  fileprivate static let functions = 64
}

extension Key.Code {
  /// A number that no other code has: characters first, then the keys with words, then F1 and so
  /// on.
  fileprivate var number: Int? {
    switch self {
    case .character("\r\n"): nil
    case .character(let character): character.asciiValue.map(Int.init)
    case .function(let number) where (0..<Key.functions).contains(number):
      Key.characters + Key.words.count + number
    case .function: nil
    default: Key.words.firstIndex { $0.code == self }.map { Key.characters + $0 }
    }
  }
}
