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
}
