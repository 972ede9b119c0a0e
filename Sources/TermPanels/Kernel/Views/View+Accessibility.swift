extension View {
  /// The view's text in one line: its label and its value. `nil` for a view that is hidden or has
  /// neither.
  public final var spokenText: String? {
    guard !isHidden else { return nil }
    let parts = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The visible views in this one that may have a text.
  package final var spokenElements: [View] {
    (accessibilityElements ?? subviews).filter { !$0.isHidden }
  }

  final var labelOfElements: String? {
    let parts = spokenElements.compactMap(\.spokenText)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
