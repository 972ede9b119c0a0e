internal import SafeText

/// A notice to a person who may be looking at another window: a sound, or a message that the
/// terminal shows outside of itself. ``Terminal/notify(_:)`` sends it.
public struct Notice: Hashable, Sendable {
  /// A way in which a terminal gives a notice. The raw values are for settings.
  public enum Way: String, CaseIterable, Sendable {
    /// The bell: a sound, a flash or a mark, as the terminal is set.
    case bell
    /// OSC 9: a notification with one text, as in iTerm2, kitty, WezTerm, foot and Ghostty.
    case osc9
    /// OSC 777: a notification with a title and a text, as in urxvt, foot, WezTerm and Ghostty.
    case osc777
  }

  /// The most bytes of a title or a text; the rest is cut.
  public static let longestText = 400

  /// The way.
  public let way: Way
  /// The title, on one line and without characters that steer a terminal.
  public let title: String
  /// The text, in the same form.
  public let text: String

  /// Creates a notice. Its texts are put on one line, and characters that could steer a terminal
  /// are replaced by visible signs.
  public init(_ title: String, _ text: String, by way: Way) {
    self.way = way
    self.title = Self.safe(title)
    self.text = Self.safe(text)
  }

  private static func safe(_ text: String) -> String {
    text.plainLine.shownInLine.prefix(ofBytes: longestText)
  }
}
