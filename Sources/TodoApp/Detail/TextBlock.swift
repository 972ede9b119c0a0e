import TermPanels

/// A separate piece of a text: a marker, and lines that begin in one column after it.
struct TextBlock: Equatable {
  var marker = ""
  var markerRole = Role.secondary
  /// The column of the marker.
  var indent = 0
  /// Columns from the marker to the text.
  var hang = 0
  var text: String
  var role = Role.text
  var attributes: Style.Attributes = []
  var highlights: [TextHighlight] = []
  /// Blank rows above the block.
  var gap = 0
  /// Whether the marker is repeated before each line.
  var repeatsMarker = false
  /// The text for a screen reader; `nil` is the marker and the text.
  var spoken: String?
}
