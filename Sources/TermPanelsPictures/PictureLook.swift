import TermPanels

/// The appearance of a cell in a picture. Reversed colours are already exchanged.
struct PictureLook: Hashable {
  var ink: Shade
  var surface: Shade
  var attributes: Style.Attributes

  /// The look with the colours of ink and surface exchanged, for the cell of the cursor.
  var reversed: PictureLook {
    PictureLook(ink: surface, surface: ink, attributes: attributes)
  }
}

/// Turns styles into looks.
struct LookBook {
  /// The background of the picture.
  let ground: Shade
  /// The colour of plain text.
  let text: Shade
  private let dark: Theme
  private let light: Theme
  private let isMonochrome: Bool
  private var looks: [Style: PictureLook] = [:]

  init(_ film: Film) {
    (dark, light) = (film.dark, film.light)
    isMonochrome = film.colorDepth == .monochrome
    text = Shade(dark: film.dark.own(isSurface: false), light: film.light.own(isSurface: false))
    ground = Shade(dark: film.dark.own(isSurface: true), light: film.light.own(isSurface: true))
  }

  /// The look of a style.
  mutating func look(of style: Style) -> PictureLook {
    if let known = looks[style] { return known }
    let ink = dark[style.foreground.strongest]
    let surface = dark[style.background.strongest]
    var look = PictureLook(
      ink: text, surface: ground,
      attributes: style.attributes.union(ink.attributes).union(surface.attributes))
    if isMonochrome {
      look.attributes.formUnion(ink.monochrome.union(surface.monochrome))
    } else {
      look.ink = shade(of: style.foreground, isSurface: false)
      look.surface = shade(of: style.background, isSurface: true)
    }
    if look.attributes.contains(.reverse) {
      look = look.reversed
      look.attributes.remove(.reverse)
    }
    looks[style] = look
    return look
  }

  private func shade(of ink: Ink, isSurface: Bool) -> Shade {
    let own = isSurface ? ground : text
    return Shade(
      dark: dark.color(of: ink, isSurface: isSurface) ?? own.dark,
      light: light.color(of: ink, isSurface: isSurface) ?? own.light)
  }
}

extension Ink {
  /// The stronger end of a mix, whose attributes count.
  fileprivate var strongest: Role { amount * 2 > Ink.steps ? toward : role }
}

extension Theme {
  /// The colour of plain text or of the background, painted or the terminal's own.
  fileprivate func own(isSurface: Bool) -> Color {
    let plain = self[isSurface ? .background : .text].color
    return plain ?? (isSurface ? terminalBackground : terminalForeground)
  }
}
