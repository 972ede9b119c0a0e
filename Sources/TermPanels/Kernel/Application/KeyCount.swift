/// The digits typed before a key: the number of times that its command is performed.
struct KeyCount {
  /// The largest number: more rows than a person counts.
  private static let largest = 9999

  /// The number; `nil` while no digits are typed.
  private(set) var number: Int?

  /// Adds a digit. The first one is not 0.
  ///
  /// - Returns: Whether the key is a digit that can be added.
  mutating func add(_ key: Key) -> Bool {
    guard let digit = key.typedCharacter?.asciiDigit, digit > 0 || number != nil else {
      return false
    }
    number = min((number ?? 0) * 10 + digit, Self.largest)
    return true
  }
}

extension Character {
  fileprivate var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
