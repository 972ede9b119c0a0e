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

  /// A title of the blocks below it.
  static func title(_ text: String) -> TextBlock {
    TextBlock(text: text, role: .secondary, attributes: .bold, gap: 1)
  }

  /// One of several sentences.
  static func point(_ text: String, gap: Int = 0) -> TextBlock {
    TextBlock(marker: "·", markerRole: .faint, hang: 2, text: text, gap: gap, spoken: text)
  }
}
