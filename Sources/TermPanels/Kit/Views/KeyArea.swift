/// A part of the screen that the keys go to or not, such as a column of a split.
@MainActor package protocol KeyArea: View {
  /// Whether the keys go to the area.
  var isActive: Bool { get }
}
