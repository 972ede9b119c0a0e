/// The name of an inbox file that was moved away: `.inbox-1-UUID`, or `.inbox-1-UUID-2048` if the
/// lines in its first 2048 bytes were taken. Files with other names are not the program's own.
struct TakenName: Hashable, Comparable {
  /// The beginning of all these names.
  static let prefix = ".inbox-"
  /// The most digits of a number: more come from no program.
  private static let mostDigits = 15
  /// The highest number, of that many digits.
  private static let highest = 999_999_999_999_999
  /// The number of characters of a UUID.
  private static let tokenLength = 36

  /// The number in the order in which the files were moved away.
  let number: Int
  private let token: String
  /// The number of bytes whose lines were taken.
  let position: Int

  /// A name with an unused token, behind another if its number is not the highest.
  init(after other: TakenName?, token: String) {
    self.init(number: min((other?.number ?? 0) + 1, Self.highest), token: token)
  }

  /// A name with an unused token.
  init(number: Int, token: String) {
    (self.number, self.token, position) = (number, token, 0)
  }

  private init(_ name: TakenName, at position: Int) {
    (number, token, self.position) = (name.number, name.token, position)
  }

  /// The name of a file; nil for a name of another form.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let rest = name.dropFirst(Self.prefix.count)
    let number = rest.prefix { $0 != "-" }
    let token = rest.dropFirst(number.count + 1).prefix(Self.tokenLength)
    let end = rest.dropFirst(number.count + 1 + token.count)
    guard let number = Self.number(number), token.utf8.count == Self.tokenLength,
      token.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || Self.isHexadecimal($0) }),
      let position = end.isEmpty ? 0 : end.first == "-" ? Self.number(end.dropFirst()) : nil
    else { return nil }
    (self.number, self.token, self.position) = (number, String(token), position)
  }

  /// The name of the file as it was moved away, from which the identities of its lines follow.
  var identity: String { "\(Self.prefix)\(number)-\(token)" }

  /// The name of the file.
  var text: String { position == 0 ? identity : "\(identity)-\(position)" }

  /// The name of the file when the lines in that many bytes were taken.
  func taken(upTo position: Int) -> TakenName { TakenName(self, at: position) }

  /// Whether a file was moved away earlier.
  static func < (left: TakenName, right: TakenName) -> Bool {
    (left.number, left.token) < (right.number, right.token)
  }

  private static func number(_ digits: Substring) -> Int? {
    (1...mostDigits).contains(digits.utf8.count)
      && digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      ? Int(digits) : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}
