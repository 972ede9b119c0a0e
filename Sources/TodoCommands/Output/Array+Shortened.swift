extension [String] {
  /// The first sentences, and one with the number of the others if they are many.
  ///
  /// - Parameter more: The sentence about the way to all of them.
  func shortened(more: String) -> [String] {
    let most = 20
    guard count > most else { return self }
    return prefix(most - 1) + ["… and \(count - most + 1) more like these; \(more)"]
  }
}
