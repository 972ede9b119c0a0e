/// The closeness of a name to a typed text.
enum NameRank {
  case exact, beginning, other

  /// The rank of a name, ignoring case.
  init(of name: String, for typed: String) {
    let (name, typed) = (name.lowercased(), typed.lowercased())
    self = name == typed ? .exact : name.hasPrefix(typed) ? .beginning : .other
  }
}

extension Sequence {
  /// The elements whose name is exactly the typed text, then those whose name begins with it, then
  /// the others; each of the three in their order. Case does not matter, and neither does white
  /// space around the typed text.
  public func closestFirst(
    to typed: String, by name: (Element) -> String
  ) -> [Element] {
    let typed = String(typed.trimmed)
    let ranked = map { (rank: NameRank(of: name($0), for: typed), element: $0) }
    return [.exact, .beginning, .other].flatMap { rank in
      ranked.lazy.filter { $0.rank == rank }.map(\.element)
    }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
