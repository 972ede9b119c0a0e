import TermPanels

extension TextHighlight {
  /// Creates a highlight of a part of a text.
  init(
    _ range: Range<String.Index>, in text: String, role: Role, _ attributes: Style.Attributes
  ) {
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.distance(from: range.lowerBound, to: range.upperBound)
    self.init(start..<start + length, role: role, attributes)
  }

  /// The names in a text, in their order, which stay as they are where signs are plain.
  static func names(_ names: [String], in text: String, role: Role) -> [TextHighlight] {
    var rest = text[...]
    return names.compactMap { name in
      guard let range = rest.firstRange(of: name) else { return nil }
      rest = rest[range.upperBound...]
      return TextHighlight(range, in: text, role: role, .verbatim)
    }
  }
}
