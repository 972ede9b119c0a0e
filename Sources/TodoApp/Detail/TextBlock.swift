import TermPanels

/// A piece of a text that stands by itself: a marker, and lines that begin in one column behind it.
struct TextBlock: Equatable {
  var marker = ""
  var markerRole = Role.secondary
  /// The column in which the marker stands.
  var indent = 0
  /// Columns from the marker to the text.
  var hang = 0
  var text: String
  var role = Role.text
  var attributes: Style.Attributes = []
  var highlights: [TextHighlight] = []
  /// Blank rows above it.
  var gap = 0
  /// Whether the marker stands before each line.
  var repeatsMarker = false
  /// What it says where nobody sees it; `nil` is the marker and the text.
  var spoken: String?
}
