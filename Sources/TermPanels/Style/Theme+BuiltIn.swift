extension Theme {
  /// Light text on a dark terminal.
  public static let dark = Theme(
    terminalForeground: Color(0xD0D0D0), terminalBackground: Color(0x18181C),
    appearances: [
      .text: Appearance(nil),
      .secondary: Appearance(Color(0x9E9E9E), basic: 7),
      .faint: Appearance(Color(0x767676), basic: 8),
      .accent: Appearance(Color(0x5FAFFF), basic: 12, monochrome: .bold),
      .title: Appearance(nil, .bold, monochrome: .bold),
      .done: Appearance(Color(0x767676), basic: 8, .strikethrough),
      .overdue: Appearance(Color(0xFF875F), basic: 9, monochrome: .bold),
      .today: Appearance(Color(0xFFD75F), basic: 11, monochrome: .bold),
      .hint: Appearance(Color(0x8A8A8A), basic: 7),
      .hintKey: Appearance(Color(0x5FAFFF), basic: 12, monochrome: .bold),
      .error: Appearance(Color(0xFF5F5F), basic: 9, .bold, monochrome: .bold),
      .border: Appearance(Color(0x585858), basic: 8),
      .progress: Appearance(Color(0x5FAFFF), basic: 12, monochrome: .bold),
      .selected: Appearance(Color(0xFFFFFF), basic: 15, .bold, monochrome: .bold),
      .background: Appearance(nil),
      .selection: Appearance(Color(0x303030), monochrome: .reverse),
      .raised: Appearance(Color(0x262626)),
      .field: Appearance(Color(0x3A3A3A), monochrome: .underline),
      .toast: Appearance(Color(0x303030), monochrome: .reverse),
      .pointedAt: Appearance(Color(0x00005F), basic: 4),
    ])

  /// Dark text on a light terminal.
  public static let light = Theme(
    terminalForeground: Color(0x303030), terminalBackground: Color(0xFFFFFF),
    appearances: [
      .text: Appearance(nil),
      .secondary: Appearance(Color(0x626262), basic: 0),
      .faint: Appearance(Color(0x8A8A8A), basic: 8),
      .accent: Appearance(Color(0x005FD7), basic: 4, monochrome: .bold),
      .title: Appearance(nil, .bold, monochrome: .bold),
      .done: Appearance(Color(0x8A8A8A), basic: 8, .strikethrough),
      .overdue: Appearance(Color(0xD70000), basic: 1, monochrome: .bold),
      .today: Appearance(Color(0xAF5F00), basic: 3, monochrome: .bold),
      .hint: Appearance(Color(0x767676), basic: 8),
      .hintKey: Appearance(Color(0x005FD7), basic: 4, monochrome: .bold),
      .error: Appearance(Color(0xAF0000), basic: 1, .bold, monochrome: .bold),
      .border: Appearance(Color(0xB2B2B2), basic: 8),
      .progress: Appearance(Color(0x005FD7), basic: 4, monochrome: .bold),
      .selected: Appearance(Color(0x000000), basic: 0, .bold, monochrome: .bold),
      .background: Appearance(nil),
      .selection: Appearance(Color(0xE4E4E4), monochrome: .reverse),
      .raised: Appearance(Color(0xEEEEEE)),
      .field: Appearance(Color(0xDADADA), monochrome: .underline),
      .toast: Appearance(Color(0xE4E4E4), monochrome: .reverse),
      .pointedAt: Appearance(Color(0xD7D7FF), basic: 6),
    ])

  /// The built-in theme that suits a terminal with this background, and knows it.
  public static func suiting(background: Color) -> Theme {
    var theme = background.isLight ? Theme.light : Theme.dark
    theme.terminalBackground = background
    return theme
  }
}
