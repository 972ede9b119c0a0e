/// The one place where roles become colours.
///
/// A theme leaves text and background to the terminal where they suit it.
/// ``suiting(background:)-method`` makes it legible everywhere else: there it paints both itself.
public struct Theme: Hashable, Sendable {
  /// The look of a role on each kind of terminal.
  public struct Appearance: Hashable, Sendable {
    /// The colour, where the terminal can show it or one near it; `nil` is the terminal's own.
    public var color: Color?
    /// One of the eight or sixteen basic colours; `nil` is the terminal's own.
    public var basic: Int?
    /// Attributes on every terminal.
    public var attributes: Style.Attributes
    /// Attributes that carry the meaning without colour.
    public var monochrome: Style.Attributes

    /// Creates an appearance.
    public init(
      _ color: Color?, basic: Int? = nil, _ attributes: Style.Attributes = [],
      monochrome: Style.Attributes = []
    ) {
      self.color = color
      self.basic = basic
      self.attributes = attributes
      self.monochrome = monochrome
    }
  }

  /// The name.
  public let name: String
  /// The terminal's own text colour, as far as known, from which its default ink is mixed.
  public var terminalForeground: Color
  /// The background, as far as known, towards which a fade goes.
  public var terminalBackground: Color
  /// Whether text and background are painted where the table leaves them to the terminal.
  public private(set) var isPainted = false
  private var appearances: [Role: Appearance]
  /// The same theme for the other kind of background, if there is one; an array because a value
  /// cannot hold another of its own kind.
  private var counterpart: [Theme] = []

  /// Creates a theme; a role that is not in the table has the terminal's own look.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - terminalForeground: The text colour it is made for.
  ///   - terminalBackground: The background it is made for.
  ///   - appearances: The look of each role.
  ///   - counterpart: The table for the other kind of background; without one, the theme paints
  ///     its own background there.
  public init(
    name: String, terminalForeground: Color, terminalBackground: Color,
    appearances: [Role: Appearance], counterpart: Theme? = nil
  ) {
    self.name = name
    self.terminalForeground = terminalForeground
    self.terminalBackground = terminalBackground
    self.appearances = appearances
    self.counterpart = counterpart.map { [$0] } ?? []
  }

  /// Whether it is dark text on a light background.
  public var isLight: Bool { terminalBackground.isLight }

  /// The look of a role; settable, so that a program can add roles of its own. Those of images keep
  /// their colours.
  public subscript(role: Role) -> Appearance {
    get {
      if let color = role.imageColor { return Appearance(color) }
      var appearance = appearances[role] ?? Appearance(nil)
      guard isPainted, appearance.color == nil else { return appearance }
      appearance.color = role.isSurface ? terminalBackground : terminalForeground
      let basic = role.isSurface ? (isLight ? 15 : 0) : (isLight ? 0 : 7)
      appearance.basic = appearance.basic ?? basic
      return appearance
    }
    set { appearances[role] = newValue }
  }

  /// The theme for a terminal with this background: the theme itself where it suits, else its
  /// counterpart, or itself with a painted background.
  public func suiting(background: Color) -> Theme {
    var theme = self
    if background.isLight != isLight {
      guard var other = counterpart.first else {
        theme.isPainted = true
        return theme
      }
      theme.counterpart = []
      other.counterpart = [theme]
      theme = other
    }
    if theme[.background].color == nil { theme.terminalBackground = background }
    return theme
  }

  /// The colour of an ink, or `nil` for the terminal's own. `isSurface` selects which of the
  /// terminal's own colours replaces that of a role without one.
  public func color(of ink: Ink, isSurface: Bool) -> Color? {
    guard ink.amount > 0 else { return self[ink.role].color }
    func known(_ role: Role) -> Color {
      // Surfaces have numbers from 32 up: text that fades towards one needs that one's colour.
      let own = isSurface || role.isSurface ? terminalBackground : terminalForeground
      return self[role].color ?? own
    }
    if ink.amount == Ink.steps { return self[ink.toward].color ?? known(ink.toward) }
    return known(ink.role).mixed(
      with: known(ink.toward), amount: Int(ink.amount), of: Int(Ink.steps))
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Role {
  /// Whether the role is something to write on.
  var isSurface: Bool { rawValue >= Role.background.rawValue && rawValue < Role.firstFree }
}
