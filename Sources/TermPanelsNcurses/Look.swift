import TermPanels

/// The appearance of a style on a terminal: attributes, and numbers of colours, where -1 is the
/// terminal's own.
struct Look: Hashable {
  var attributes: Style.Attributes
  var foreground: Int32 = -1
  var background: Int32 = -1
}

/// Turns styles into looks: the one place where a theme meets what a terminal can show.
struct LookResolver {
  let theme: Theme
  let depth: ColorDepth
  private var palette = Palette()

  init(theme: Theme, depth: ColorDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// The look of a style.
  mutating func look(of style: Style) -> Look {
    let ink = theme[strongest(of: style.foreground)]
    let surface = theme[strongest(of: style.background)]
    var look = Look(attributes: style.attributes.union(ink.attributes).union(surface.attributes))
    switch depth {
    case .monochrome:
      look.attributes.formUnion(ink.monochrome.union(surface.monochrome))
    case .basic8, .basic16:
      addBasic(ink, surface, to: &look)
    case .indexed256, .direct:
      look.foreground = index(of: theme.color(of: style.foreground, isSurface: false))
      look.background = index(of: theme.color(of: style.background, isSurface: true))
    }
    return look
  }

  private mutating func index(of color: Color?) -> Int32 {
    guard let color else { return -1 }
    return depth == .direct ? Palette.direct(color) : palette.index256(color)
  }

  /// The stronger end of a mix. An end without a number of its own, such as the terminal's
  /// background, cannot be written with: then the text stays readable in its role.
  private func strongest(of ink: Ink) -> Role {
    guard ink.amount * 2 > Ink.steps else { return ink.role }
    if depth == .basic8 || depth == .basic16, theme[ink.toward].basic == nil { return ink.role }
    return ink.toward
  }

  private func addBasic(
    _ ink: Theme.Appearance, _ surface: Theme.Appearance, to look: inout Look
  ) {
    // A role that has a colour, but no basic one, is shown by attributes, as without colours: a
    // selection that cannot be seen would be useless.
    for appearance in [ink, surface] where appearance.color != nil && appearance.basic == nil {
      look.attributes.formUnion(appearance.monochrome)
    }
    // A role without a number of its own is written in the colour of text, on the usual background.
    let text = Int32(theme[.text].basic ?? -1)
    look.foreground = ink.basic.map(Int32.init) ?? text
    look.background = Int32(surface.basic ?? theme[.background].basic ?? -1)
    guard depth == .basic8 else { return }
    // Bold makes the eight colours bright. Where it does not, bright black would be black, so it
    // becomes the colour of text.
    if look.foreground == 8 { look.foreground = text }
    if look.foreground > 8 {
      look.foreground -= 8
      look.attributes.insert(.bold)
    }
    if look.background >= 8 { look.background -= 8 }
  }
}
