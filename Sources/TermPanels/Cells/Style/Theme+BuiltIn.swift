extension Theme {
  /// The built-in themes as a person names them on the command line and in settings, in the order
  /// in which to offer them.
  public enum BuiltIn: String, CaseIterable, Sendable {
    case calm, dusk, paper, contrast

    /// The theme.
    public var theme: Theme {
      switch self {
      case .calm: .calm
      case .dusk: .dusk
      case .paper: .paper
      case .contrast: .contrast
      }
    }
  }

  /// The built-in themes, in the order in which to offer them.
  public static let all = BuiltIn.allCases.map(\.theme)

  /// The built-in theme with a name, in capital or small letters.
  public static func named(_ name: String) -> Theme? {
    BuiltIn(rawValue: name.lowercased())?.theme
  }

  /// The theme for a person who chose none: ``calm`` on a dark background, ``paper`` on a light
  /// one.
  public static func suiting(background: Color) -> Theme {
    (background.isLight ? paper : calm).suiting(background: background)
  }

  /// Light text on a dark terminal, with a cool accent.
  public static let calm = Theme(
    name: "Calm", terminalForeground: Color(0xD0D0D0), terminalBackground: Color(0x18181C),
    appearances: table(
      secondary: 0xA8A8A8, faint: 0x878787, accent: 0x5FAFFF, overdue: 0xFF875F, today: 0xFFD75F,
      hint: 0xA8A8A8, error: 0xFF8787, border: 0x585858, selected: 0xFFFFFF, selection: 0x303030,
      raised: 0x262626, field: 0x3A3A3A, pointedAt: 0x00005F, basics: .dark))

  /// Light text on a dark terminal, warm as a lamp.
  public static let dusk = Theme(
    name: "Dusk", terminalForeground: Color(0xE4D5C3), terminalBackground: Color(0x1C1816),
    appearances: table(
      secondary: 0xC8AD94, faint: 0x9F8068, accent: 0xFFAF5F, overdue: 0xFF8787, today: 0xFFFFAF,
      hint: 0xC8AD94, error: 0xFF8787, border: 0x5F5147, selected: 0xFFF5E8, selection: 0x3A2F2A,
      raised: 0x262220, field: 0x40352F, pointedAt: 0x5F0000, basics: .warm))

  /// Dark text on a light terminal.
  public static let paper = Theme(
    name: "Paper", terminalForeground: Color(0x303030), terminalBackground: Color(0xFFFFFF),
    appearances: table(
      secondary: 0x585858, faint: 0x767676, accent: 0x005FAF, overdue: 0xAF0000, today: 0x5F5F00,
      hint: 0x585858, error: 0xAF0000, border: 0xB2B2B2, selected: 0x000000, selection: 0xE4E4E4,
      raised: 0xEEEEEE, field: 0xDADADA, pointedAt: 0xD7D7FF, basics: .light))

  /// The highest contrast: black or white, whichever is nearer to the terminal's own background,
  /// and painted, since no contrast is certain on any other.
  public static let contrast: Theme = {
    var dark = Theme(
      name: "Contrast", terminalForeground: Color(0xFFFFFF), terminalBackground: Color(0x000000),
      appearances: table(
        secondary: 0xE4E4E4, faint: 0xD0D0D0, accent: 0x5FFFFF, overdue: 0xFFAF87,
        today: 0xFFFF5F, hint: 0xE4E4E4, error: 0xFFAFAF, border: 0xC6C6C6, selected: 0xFFFFFF,
        selection: 0x00005F, raised: 0x121212, field: 0x303030, pointedAt: 0x5F005F,
        basics: .strongDark),
      counterpart: contrastOnLight)
    dark[.text] = Appearance(Color(0xFFFFFF), basic: 7)
    dark[.title] = Appearance(Color(0xFFFFFF), basic: 7, .bold, monochrome: .bold)
    dark[.background] = Appearance(Color(0x000000), basic: 0)
    return dark
  }()

  private static let contrastOnLight: Theme = {
    var light = Theme(
      name: "Contrast", terminalForeground: Color(0x000000), terminalBackground: Color(0xFFFFFF),
      appearances: table(
        secondary: 0x262626, faint: 0x3A3A3A, accent: 0x00005F, overdue: 0x5F0000,
        today: 0x5F0087, hint: 0x262626, error: 0x870000, border: 0x444444, selected: 0x000000,
        selection: 0xD7FFFF, raised: 0xEEEEEE, field: 0xE4E4E4, pointedAt: 0xD7FFD7,
        basics: .strongLight))
    light[.text] = Appearance(Color(0x000000), basic: 0)
    light[.title] = Appearance(Color(0x000000), basic: 0, .bold, monochrome: .bold)
    light[.background] = Appearance(Color(0xFFFFFF), basic: 15)
    return light
  }()

  /// Those of the basic sixteen colours that replace the others on a terminal without them.
  private struct Basics {
    var secondary: Int
    var faint: Int
    var accent: Int
    var overdue: Int
    var today: Int
    var selected: Int
    var pointedAt: Int

    static let dark = Basics(
      secondary: 7, faint: 8, accent: 12, overdue: 9, today: 11, selected: 15, pointedAt: 4)
    static let warm = Basics(
      secondary: 7, faint: 8, accent: 11, overdue: 9, today: 13, selected: 15, pointedAt: 4)
    static let light = Basics(
      secondary: 0, faint: 8, accent: 4, overdue: 1, today: 5, selected: 0, pointedAt: 6)
    static let strongDark = Basics(
      secondary: 7, faint: 7, accent: 14, overdue: 9, today: 11, selected: 15, pointedAt: 4)
    static let strongLight = Basics(
      secondary: 0, faint: 0, accent: 4, overdue: 1, today: 5, selected: 0, pointedAt: 6)
  }

  private static func table(
    secondary: UInt32, faint: UInt32, accent: UInt32, overdue: UInt32, today: UInt32,
    hint: UInt32, error: UInt32, border: UInt32, selected: UInt32, selection: UInt32,
    raised: UInt32, field: UInt32, pointedAt: UInt32, basics: Basics
  ) -> [Role: Appearance] {
    let emphasis = Appearance(Color(accent), basic: basics.accent, monochrome: .bold)
    let raisedRow = Appearance(Color(selection), monochrome: .reverse)
    return [
      .text: Appearance(nil),
      .secondary: Appearance(Color(secondary), basic: basics.secondary),
      .faint: Appearance(Color(faint), basic: basics.faint),
      .accent: emphasis,
      .title: Appearance(nil, .bold, monochrome: .bold),
      .done: Appearance(Color(faint), basic: basics.faint, .strikethrough),
      .overdue: Appearance(Color(overdue), basic: basics.overdue, monochrome: .bold),
      .today: Appearance(Color(today), basic: basics.today, monochrome: .bold),
      .hint: Appearance(Color(hint), basic: basics.secondary),
      .hintKey: emphasis,
      .error: Appearance(Color(error), basic: basics.overdue, .bold, monochrome: .bold),
      .border: Appearance(Color(border), basic: basics.faint),
      .progress: emphasis,
      .selected: Appearance(Color(selected), basic: basics.selected, .bold, monochrome: .bold),
      .background: Appearance(nil),
      .selection: raisedRow,
      .otherSelection: Appearance(Color(selection), monochrome: .underline),
      .raised: Appearance(Color(raised)),
      .field: Appearance(Color(field), monochrome: .underline),
      .toast: raisedRow,
      .pointedAt: Appearance(Color(pointedAt), basic: basics.pointedAt),
    ]
  }
}
