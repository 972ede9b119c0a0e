internal import CFriBidi

/// The direction in which a paragraph runs: that of its first letter.
enum TextDirection: Hashable {
  case leftToRight
  case rightToLeft

  /// The direction of a paragraph. One without letters runs from left to right.
  init(of characters: some Sequence<Character>) {
    let scalars = characters.map(\.orderingScalar)
    self = cf_direction(scalars, Int32(scalars.count)) == 1 ? .rightToLeft : .leftToRight
  }
}

extension StringProtocol {
  /// Whether the text runs from right to left as a whole, as its first letter does. Its leading
  /// edge is the right one then.
  public var runsRightToLeft: Bool {
    hasRightToLeft && TextDirection(of: self) == .rightToLeft
  }

  /// Whether any character may run from right to left. Other text, which is most text, stands on
  /// the screen as it is stored.
  var hasRightToLeft: Bool {
    // The first such character begins with this byte, and so does no character before it.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return unicodeScalars.contains(where: \.isRightToLeft)
  }
}

extension Character {
  /// Whether the character may run from right to left.
  var isRightToLeft: Bool { unicodeScalars.contains(where: \.isRightToLeft) }
}

extension Unicode.Scalar {
  /// Whether the scalar lies in one of the blocks of scripts that run from right to left. Among
  /// their letters are digits and signs that do not.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
