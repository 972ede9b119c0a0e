/// A short identity of a list or an item for people: a function of its identifier, the same on
/// every machine and for ever.
///
/// `4kx2` begins with a digit and a consonant, so it is neither a number nor a word. No sign looks
/// like another one, and any unique beginning identifies the same.
///
/// The first ten signs are the first bits of the identifier, so that the index of identities finds
/// what begins with some of them. Random identifiers need no more. Those that begin with the moment
/// at which they were made, or are numbered, begin alike: ten more signs follow from all their
/// bits.
public struct ShortID: Hashable, Sendable, CustomStringConvertible {
  /// The number of signs that are shown at least.
  public static let shortest = 4
  /// The number of signs that are the first bits.
  static let beginning = 10
  /// The number of signs of the longest short identity.
  public static let longest = 20

  private static let digits = Array("23456789")
  private static let consonants = Array("bcdfghjkmnprtvwx")
  private static let signs = digits + consonants

  /// The signs in the order of their values, for a place in the text.
  private static func alphabet(at place: Int) -> [Character] {
    place == 0 ? digits : place == 1 ? consonants : signs
  }

  /// The signs.
  public let description: String

  /// The whole short identity of an identifier.
  public init<Subject>(_ id: Identifier<Subject>) {
    self.init(id, signs: id.beginsLikeOthers ? Self.longest : Self.beginning)
  }

  /// The first signs of an identifier, of which there are ``longest``.
  init<Subject>(_ id: Identifier<Subject>, signs count: Int) {
    var rest = id.high
    var text = ""
    for place in 0..<min(count, Self.longest) {
      if place == Self.beginning { rest = id.mixture }
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

  /// Whether this is the short identity of an identifier, or its beginning.
  public func names<Subject>(_ id: Identifier<Subject>) -> Bool {
    ShortID(id, signs: description.count) == self
  }

  /// The first and the last of the identifiers whose first bits these are. There may be others
  /// between them if there are more signs than ``beginning``.
  func bounds<Subject>() -> (first: Identifier<Subject>, last: Identifier<Subject>) {
    var (number, size): (UInt64, UInt64) = (0, 1)
    for (place, sign) in description.prefix(Self.beginning).enumerated() {
      let alphabet = Self.alphabet(at: place)
      number = number * UInt64(alphabet.count) + UInt64(alphabet.firstIndex(of: sign) ?? 0)
      size *= UInt64(alphabet.count)
    }
    let last = number + 1 == size ? .max : Self.start(number + 1, of: size) - 1
    let first = Self.start(number, of: size)
    return (Identifier(high: first, low: 0), Identifier(high: last, low: .max))
  }

  /// The number that the first signs of an identifier stand for.
  static func number<Subject>(of id: Identifier<Subject>) -> UInt64 {
    let size = (0..<beginning).reduce(1) { $0 * UInt64(alphabet(at: $1).count) }
    return id.high.multipliedFullWidth(by: size).high
  }

  /// The number of signs at which the short identities of two identifiers differ first. It is the
  /// greatest if their first bits are alike.
  static func signsToTell<Subject>(
    _ left: Identifier<Subject>, from right: Identifier<Subject>
  ) -> Int {
    let (one, other) = (ShortID(left, signs: beginning), ShortID(right, signs: beginning))
    if one == other { return longest }
    return zip(one.description, other.description).prefix { $0 == $1 }.count + 1
  }

  /// The smallest number whose first part of so many equal ones is this.
  private static func start(_ number: UInt64, of size: UInt64) -> UInt64 {
    let (quotient, remainder) = size.dividingFullWidth((number, 0))
    return quotient + (remainder == 0 ? 0 : 1)
  }
}

extension Identifier {
  /// Whether identifiers of the same source begin like this one: it begins with a moment (a UUID of
  /// version 1, 2, 6 or 7), or is numbered or written by hand, so that one digit makes up more than
  /// a third of it. A random identifier has so many equal digits with a probability of 1 in 200
  /// 000.
  fileprivate var beginsLikeOthers: Bool {
    let isUUID = low >> 62 == 2
    if isUUID, [1, 2, 6, 7].contains(high >> 12 & 0xf) { return true }
    var counts = [Int](repeating: 0, count: 16)
    for half in [high, low] {
      for place in 0..<16 { counts[Int(half >> (4 * UInt64(place)) & 0xf)] += 1 }
    }
    return counts.contains { $0 > 11 }
  }

  /// All bits, mixed so that identifiers that differ in any of them differ in the first.
  var mixture: UInt64 { Self.mixed(low &+ Self.mixed(high &+ 0x9e37_79b9_7f4a_7c15)) }

  /// The bits of a number, each of which depends on all others (the last step of SplitMix64).
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number ^ number >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
