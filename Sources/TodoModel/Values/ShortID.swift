/// A short identity of a list or an item for people: the first bits of its identifier, the same on
/// every machine and for ever.
///
/// `4kx2` begins with a digit and a consonant, so it is neither a number nor a word. No sign looks
/// like another one, and any unique beginning identifies the same.
public struct ShortID: Hashable, Sendable, CustomStringConvertible {
  /// The number of signs that are shown at least.
  public static let shortest = 4
  /// The number of signs of a whole short identity.
  public static let longest = 10

  private static let digits = Array("23456789")
  private static let consonants = Array("bcdfghjkmnprtvwx")
  private static let signs = digits + consonants

  /// The signs in the order of their values, for a place in the text.
  private static func alphabet(at place: Int) -> [Character] {
    place == 0 ? digits : place == 1 ? consonants : signs
  }

  /// The signs.
  public let description: String

  /// The beginning of the short identity of an identifier.
  public init<Subject>(_ id: Identifier<Subject>, signs count: Int = Self.longest) {
    var rest = id.high
    var text = ""
    for place in 0..<min(count, Self.longest) {
      let alphabet = Self.alphabet(at: place)
      let (sign, fraction) = rest.multipliedFullWidth(by: UInt64(alphabet.count))
      text.append(alphabet[Int(sign)])
      rest = fraction
    }
    description = text
  }

  /// The short identity, or its beginning, that a word is in either case; nil for any other word.
  public init?(_ word: String) {
    let signs = Array(word.lowercased())
    guard (2...Self.longest).contains(signs.count),
      signs.enumerated().allSatisfy({ Self.alphabet(at: $0).contains($1) })
    else { return nil }
    description = String(signs)
  }

  /// The first and the last of the identifiers that begin like this.
  func bounds<Subject>() -> (first: Identifier<Subject>, last: Identifier<Subject>) {
    var (number, size): (UInt64, UInt64) = (0, 1)
    for (place, sign) in description.enumerated() {
      let alphabet = Self.alphabet(at: place)
      number = number * UInt64(alphabet.count) + UInt64(alphabet.firstIndex(of: sign) ?? 0)
      size *= UInt64(alphabet.count)
    }
    let last = number + 1 == size ? .max : Self.start(number + 1, of: size) - 1
    let first = Self.start(number, of: size)
    return (Identifier(high: first, low: 0), Identifier(high: last, low: .max))
  }

  /// The number of signs at which the short identities of two identifiers differ first.
  static func signsToTell<Subject>(
    _ left: Identifier<Subject>, from right: Identifier<Subject>
  ) -> Int {
    let same = zip(ShortID(left).description, ShortID(right).description).prefix { $0 == $1 }
    return min(same.count + 1, longest)
  }

  /// The smallest number whose first part of so many equal ones is this.
  private static func start(_ number: UInt64, of size: UInt64) -> UInt64 {
    let (quotient, remainder) = size.dividingFullWidth((number, 0))
    return quotient + (remainder == 0 ? 0 : 1)
  }
}
