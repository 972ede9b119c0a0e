import TermPanels
import Testing

@testable import TermPanelsNcurses

/// Pairs of roles that are next to each other and must not look the same.
private let neighbours: [(Role, Role)] = [
  (.text, .accent), (.text, .overdue), (.text, .today), (.text, .error), (.overdue, .today),
  (.hint, .hintKey), (.text, .title), (.progress, .border), (.accent, .overdue),
]

private let depths: [ColorDepth] = [.basic8, .basic16, .indexed256, .direct]
private let grounds = [Color(0x000000), Color(0xFFFFFF)]

@Suite struct ThemeLookTests {
  @Test(arguments: Theme.all, depths)
  func `adjacent roles look different in every theme and colour depth`(
    theme: Theme, depth: ColorDepth
  ) {
    for ground in grounds {
      var resolver = LookResolver(theme: theme.suiting(background: ground), depth: depth)
      for (one, other) in neighbours {
        let looks = (resolver.look(of: Style(one)), resolver.look(of: Style(other)))
        #expect(looks.0 != looks.1, "\(one) and \(other)")
      }
      let plain = resolver.look(of: Style(.text))
      #expect(resolver.look(of: Style(.text, on: .selection)) != plain)
      #expect(resolver.look(of: Style(.text, on: .field)) != plain)
    }
  }

  @Test(arguments: Theme.all)
  func `the current rows of two lists look different without colours`(theme: Theme) {
    var resolver = LookResolver(theme: theme, depth: .monochrome)
    let looks = [Role.background, .selection, .otherSelection].map {
      resolver.look(of: Style(.text, on: $0))
    }
    #expect(Set(looks).count == 3)
  }

  @Test(arguments: Theme.all, grounds)
  func `no text has the colour of its background`(theme: Theme, ground: Color) {
    for depth in depths {
      var resolver = LookResolver(theme: theme.suiting(background: ground), depth: depth)
      for ink in (0...Role.selected.rawValue).map(Role.init) {
        for surface in (Role.background.rawValue...Role.otherSelection.rawValue).map(Role.init) {
          let look = resolver.look(of: Style(ink, on: surface))
          #expect(look.foreground != look.background || look.foreground == -1)
        }
      }
    }
  }

  @Test func `a painted theme is black on white at eight colours`() {
    let theme = Theme.paper.suiting(background: Color(0x000000))
    var resolver = LookResolver(theme: theme, depth: .basic8)

    #expect(resolver.look(of: Style(.text)) == Look(attributes: [], foreground: 0, background: 7))
    #expect(
      resolver.look(of: Style(.text, on: .selection))
        == Look(attributes: .reverse, foreground: 0, background: 7))
  }

  @Test(arguments: Theme.all)
  func `text is legible at 256 colours as well`(theme: Theme) {
    for ground in grounds {
      let theme = theme.suiting(background: ground)
      for surface in [Role.background, .selection, .raised, .field] {
        for ink in [Role.text, .secondary, .accent, .overdue, .today, .hint, .error, .selected] {
          let colors = [ink, surface].map { role in
            theme[role].color.map(shown)
              ?? (role == surface ? theme.terminalBackground : theme.terminalForeground)
          }
          let least = theme.name == "Contrast" ? 7 : 4.5
          #expect(colors[0].contrast(with: colors[1]) >= least, "\(ink) on \(surface)")
        }
      }
    }
  }
}

/// The colour that a terminal with 256 colours shows instead of another.
private func shown(_ color: Color) -> Color {
  var palette = Palette()
  let index = Int(palette.index256(color))
  if index >= 232 { return Color(UInt32(8 + 10 * (index - 232)) * 0x010101) }
  let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
  let cube = index - 16
  return Color(levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6])
}
