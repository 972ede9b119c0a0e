extension LinkSpeed {
  /// The motion that the link carries on a screen of a size.
  ///
  /// - Parameters:
  ///   - size: The whole screen.
  ///   - former: The motion that it carried before, which stays until there is clearly room for
  ///     more.
  @MainActor func motion(on size: Size, after former: Motion?) -> Motion {
    // A screen of text with its colours is about a byte for each cell.
    let screen = Double(size.width * size.height)
    let forFull = max(Crossfade.mostBytesPerSecond, 3 * screen / Crossfade.usualDuration)
    let forShort = screen / LinkSpeed.longestFrame
    if reaches(forFull, former.map { $0 < .full }) { return .full }
    return reaches(forShort, former.map { $0 < .short }) ? .short : .none
  }

  /// Seconds that showing a screen may take; beyond that, a change is a single picture.
  private static let longestFrame = 0.15

  private func reaches(_ wanted: Double, _ isRise: Bool?) -> Bool {
    bytesPerSecond >= wanted * (isRise == true ? 1.25 : 1)
  }
}
