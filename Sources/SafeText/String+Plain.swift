/// The forms in which text from outside is stored: without control characters, whatever program
/// wrote it.
extension String {
  /// The text on one line: a space for every line break and tab, no other control characters, and
  /// no white space around it.
  public var plainLine: String {
    if isPlainASCII { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.control {
      case .lineBreak, .tab: scalars.append(" ")
      case .other: continue
      case nil: scalars.append(scalar)
      }
    }
    let trimmed = scalars.drop { $0.properties.isWhitespace }
    var end = trimmed.endIndex
    while end > trimmed.startIndex {
      let previous = trimmed.index(before: end)
      guard trimmed[previous].properties.isWhitespace else { break }
      end = previous
    }
    return String(trimmed[..<end])
  }

  /// The text with `\n` for every line break, and without control characters other than tabs.
  public var plainLines: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return self }
    var scalars = UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar.control {
      case .lineBreak where scalar == "\n" && last == "\r": break
      case .lineBreak: scalars.append("\n")
      case .other: break
      case .tab, nil: scalars.append(scalar)
      }
      last = scalar
    }
    return String(scalars)
  }

  /// The longest beginning of at most that many bytes, in whole characters if there are any.
  public func prefix(ofBytes most: Int) -> String {
    guard utf8.count > most else { return self }
    // A scalar has at most four bytes, so this is the beginning that has to be searched.
    var cut = String(unicodeScalars.prefix(most))
    while cut.utf8.count > most { cut.removeLast() }
    // One character may have any number of accents.
    return cut.isEmpty ? String(unicodeScalars.prefix(most / 4)) : cut
  }

  /// Whether it is ASCII without control characters and without white space around it.
  private var isPlainASCII: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && utf8.first != 0x20 && utf8.last != 0x20
  }
}

extension Unicode.Scalar {
  fileprivate enum Control { case lineBreak, tab, other }

  fileprivate var control: Control? {
    switch value {
    case 0x09: .tab
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: .lineBreak
    case 0x00...0x1f, 0x7f...0x9f: .other
    default: nil
    }
  }
}
