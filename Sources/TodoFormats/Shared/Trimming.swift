extension BidirectionalCollection {
  /// The elements without those at both ends for which a condition holds.
  func trimming(_ isOuter: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isOuter)
    let end = rest.lastIndex { !isOuter($0) }.map { rest.index(after: $0) }
    return rest[..<(end ?? rest.startIndex)]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The text without the spaces and tabs before it.
  var withoutIndent: Substring { self[(utf8.firstIndex { !$0.isBlank } ?? endIndex)...] }

  /// The text without the spaces and tabs around it.
  var trimmed: Substring { Substring(Substring(self).utf8.trimming(\.isBlank)) }
}
