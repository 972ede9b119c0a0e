/// The one place where roles become colours.
public struct Theme: Sendable {
  /// What a role looks like on each kind of terminal.
  public struct Appearance: Hashable, Sendable {
    /// The colour, where the terminal can show it or one near it; `nil` is the terminal's own.
    public var color: Color?
    /// One of the eight or sixteen basic colours; `nil` is the terminal's own.
    public var basic: Int?
    /// Attributes on every terminal.
    public var attributes: Style.Attributes
    /// Attributes that carry the meaning where there is no colour.
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

  /// The terminal's own text colour, as far as known: what its default ink mixes from.
  public var terminalForeground: Color
  /// The terminal's own background, as far as known: what a fade goes towards.
  public var terminalBackground: Color
  private var appearances: [Role: Appearance]

  /// Creates a theme; a role that is not in the table looks as the terminal's own.
  public init(
    terminalForeground: Color, terminalBackground: Color, appearances: [Role: Appearance]
  ) {
    self.terminalForeground = terminalForeground
    self.terminalBackground = terminalBackground
    self.appearances = appearances
  }

  /// What a role looks like; settable, so that a program adds roles of its own.
  public subscript(role: Role) -> Appearance {
    get { appearances[role] ?? Appearance(nil) }
    set { appearances[role] = newValue }
  }

  /// The colour of an ink, or `nil` for the terminal's own. `isSurface` tells which of the
  /// terminal's own colours stands behind a role that has none.
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

extension Role {
  /// Whether the role is something to write on.
  var isSurface: Bool { rawValue >= Role.background.rawValue && rawValue < Role.firstFree }
}
