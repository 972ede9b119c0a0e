/// The kind of a view, for a person who does not see it.
///
/// A view that draws something or takes the keys has a kind of its own; one that only holds other
/// views is a group.
public enum AccessibilityRole: String, CaseIterable, Sendable {
  /// Holds other views, and has nothing to say itself.
  case group
  /// Only looks like something, such as a rule or a scroll bar; nothing is said about it.
  case decoration
  /// A text to read.
  case text
  /// A text that names what follows.
  case heading
  /// A picture.
  case picture
  /// The keys that work at present, with a word for each.
  case keys
  /// A short message that disappears.
  case message
  /// Work that goes on.
  case activity
  /// The progress of something.
  case progress = "progress bar"
  /// Numbers.
  case chart
  /// A border with a title around other views.
  case frame
  /// A frame with questions or choices.
  case dialog
  /// Rows one below the other.
  case list
  /// A row of a list.
  case row
  /// The titles of a table's columns.
  case columnTitles = "column titles"
  /// The names of tabs, one of which is chosen.
  case tabs
  /// The names of segments, one of which is chosen.
  case segments
  /// A word to press.
  case button
  /// A line of text to type into.
  case textField = "text field"
  /// Several lines of text to type into.
  case textView = "text of several lines"
  /// A date to type or to choose.
  case dateField = "date field"
  /// A month to choose a day from.
  case calendar
  /// One of a few choices.
  case choice

  /// The words for the kind.
  public var words: String { rawValue }

  /// Whether the views inside are elements of their own; otherwise the view speaks for them.
  public var holdsOthers: Bool { [.group, .frame, .dialog, .list].contains(self) }

  /// Whether the view has a value that a person types.
  public var isField: Bool { [.textField, .textView, .dateField].contains(self) }
}
