extension View {
  /// What the view says in one line: its label and its value. `nil` for one that is hidden or has
  /// nothing to say.
  public final var spokenText: String? {
    guard !isHidden else { return nil }
    let parts = [accessibilityLabel, accessibilityValue].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What says something in the view.
  final var spokenElements: [View] {
    (accessibilityElements ?? subviews).filter { !$0.isHidden }
  }

  final var labelOfElements: String? {
    let parts = spokenElements.compactMap(\.spokenText)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
