extension String {
  /// The text with another one in place of a range.
  package func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
