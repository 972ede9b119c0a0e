extension StringProtocol {
  /// The text in a form that may be printed to any terminal, written to a log or put into a
  /// message: characters that could control a terminal or mislead a reader are visible marks. Line
  /// breaks stay.
  public var shownSafely: String { safely(keepsLines: true) }

  /// The text as in ``shownSafely``, on one line: line breaks are marks as well. It is for text
  /// from outside that is part of a sentence, such as a name or a path.
  public var shownInLine: String { safely(keepsLines: false) }

  /// The beginning of the text as in ``shownInLine``, for a name that may have any length.
  public var shownBriefly: String {
    let text = String(self)
    let beginning = text.prefix(ofBytes: 80)
    return beginning.shownInLine + (beginning.utf8.count < text.utf8.count ? "…" : "")
  }

  private func safely(keepsLines: Bool) -> String {
    let text = String(self)
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || keepsLines && $0 == 0x0A }) {
      return text
    }
    var result = String.UnicodeScalarView()
    for character in text {
      let emoji = character.sequence
      for (index, scalar) in character.unicodeScalars.enumerated() {
        switch scalar.showing {
        case .itself: result.append(scalar)
        case .mark where keepsLines && scalar == "\n": result.append(scalar)
        case .mark(let mark): result.append(mark)
        case .hidden where emoji.contains(index): result.append(scalar)
        // It selects the form of a sign, and is not missed.
        case .hidden where scalar.properties.isVariationSelector: break
        case .hidden, .nameless: result.append(contentsOf: scalar.number.unicodeScalars)
        }
      }
    }
    return String(result)
  }
}

extension Character {
  /// The indices of the scalars that hold an emoji together and are part of it for every terminal:
  /// joiners between two emoji, the sign after one that asks for colour, and the tags of a flag.
  fileprivate var sequence: Set<Int> {
    let scalars = Array(unicodeScalars)
    guard scalars.count > 1, scalars[0].properties.isEmoji else { return [] }
    var parts: Set<Int> = []
    for (index, scalar) in scalars.enumerated().dropFirst() {
      let before = scalars[index - 1]
      switch scalar.value {
      case 0xFE0F where before.isPicture || before.isKeycap: parts.insert(index)
      case 0x200D where index + 1 < scalars.count && scalars[index + 1].isPicture:
        if before.isPicture || before.value == 0xFE0F { parts.insert(index) }
      default: break
      }
    }
    // A black flag, letters and digits of a region, and the end of it.
    if scalars[0].value == 0x1F3F4, scalars.count >= 4, scalars.last?.value == 0xE007F,
      scalars[1..<(scalars.count - 1)].allSatisfy(\.isTagOfRegion)
    {
      parts.formUnion(1..<scalars.count)
    }
    return parts
  }
}

extension Unicode.Scalar {
  /// The number in the notation of Unicode, such as `<U+202E>`.
  fileprivate var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }

  /// Whether it is an emoji by itself, or a skin tone: digits are emoji in Unicode only because of
  /// the keys they stand on.
  fileprivate var isPicture: Bool { value > 0xA0 && properties.isEmoji }

  fileprivate var isKeycap: Bool { value < 0x40 && properties.isEmoji }

  fileprivate var isTagOfRegion: Bool {
    (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
  }
}
