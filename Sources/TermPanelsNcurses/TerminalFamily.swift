/// Terminals whose names begin alike, and the facts about them that no description has: the one
/// table of names. It also has the descriptions to use where a name's own is missing.
struct TerminalFamily {
  /// The beginning of the names.
  private let beginning: String
  /// The descriptions to use where the machine has none of the name, the best first.
  let standIns: [String]
  /// Whether it understands the sequences and questions of xterm, or at least ignores them.
  let isAskable: Bool
  /// Whether it puts texts on the clipboard, unless its person has forbidden that.
  let setsClipboard: Bool

  private static let xterm = ["xterm-256color", "xterm"]
  private static let screen = ["screen-256color", "screen"]

  private init(
    _ beginning: String, as standIns: [String] = xterm, isAskable: Bool = true,
    setsClipboard: Bool = false
  ) {
    (self.beginning, self.standIns) = (beginning, standIns)
    (self.isAskable, self.setsClipboard) = (isAskable, setsClipboard)
  }

  /// The family of a name; `nil` for others, such as the Linux console, which would show what it
  /// does not understand, or take it for something else.
  static func of(_ name: String) -> TerminalFamily? {
    all.first { name.hasPrefix($0.beginning) }
  }

  /// A longer beginning comes before a shorter one.
  private static let all = [
    TerminalFamily("xterm-kitty", setsClipboard: true),
    TerminalFamily("xterm-ghostty", setsClipboard: true), TerminalFamily("xterm"),
    TerminalFamily("tmux", as: screen), TerminalFamily("screen-256", as: screen),
    TerminalFamily("screen", as: screen, isAskable: false),
    TerminalFamily("alacritty", setsClipboard: true), TerminalFamily("foot", setsClipboard: true),
    TerminalFamily("kitty", setsClipboard: true), TerminalFamily("wezterm", setsClipboard: true),
    TerminalFamily("ghostty", setsClipboard: true), TerminalFamily("rio", setsClipboard: true),
    TerminalFamily("contour", setsClipboard: true), TerminalFamily("vte"),
    TerminalFamily("konsole"), TerminalFamily("gnome"), TerminalFamily("st-"),
    TerminalFamily("iterm"), TerminalFamily("mintty"),
    TerminalFamily("rxvt", as: ["rxvt-256color", "rxvt"]),
    TerminalFamily("putty", isAskable: false), TerminalFamily("nsterm", isAskable: false),
  ]
}
