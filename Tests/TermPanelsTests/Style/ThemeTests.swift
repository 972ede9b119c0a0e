import TermPanels
import TermPanelsTesting
import Testing

private let inks: [Role] = [
  .text, .secondary, .accent, .title, .overdue, .today, .hint, .hintKey, .error, .progress,
  .selected,
]
private let quietInks: [Role] = [.faint, .done]
private let surfaces: [Role] = [.background, .selection, .otherSelection, .raised, .field, .toast]

private let dark = Color(0x101010)
private let light = Color(0xFAFAFA)

extension Theme {
  fileprivate func contrast(_ ink: Role, on surface: Role) -> Double {
    (self[ink].color ?? terminalForeground)
      .contrast(with: self[surface].color ?? terminalBackground)
  }
}

@MainActor @Suite struct ThemeTests {
  @Test func `an ink that is dimmed twice is fainter, and not yet gone`() {
    let once = Ink(.text).mixed(toward: .background, amount: 5)
    let twice = once.mixed(toward: .background, amount: 5)
    #expect(twice.role == .text && twice.toward == .background)
    #expect(once.amount < twice.amount && twice.amount < Ink.steps)
    #expect(twice.mixed(toward: .background, amount: Ink.steps).amount == Ink.steps)
  }

  @Test func `there are two dark themes, a light one, and one of high contrast`() {
    #expect(Theme.all.map(\.name) == ["Calm", "Dusk", "Paper", "Contrast"])
    #expect(Theme.BuiltIn.allCases.map(\.rawValue) == Theme.all.map { $0.name.lowercased() })
    #expect(Theme.all.map(\.isLight) == [false, false, true, false])
    #expect(Theme.named("dusk") == .dusk && Theme.named("none") == nil)
  }

  @Test func `contrast is measured as WCAG does`() {
    #expect(Color(0x000000).contrast(with: Color(0xFFFFFF)) == 21)
    #expect(Color(0x767676).contrast(with: Color(0x767676)) == 1)
    #expect(abs(Color(0x767676).contrast(with: Color(0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test(arguments: Theme.all, [dark, light])
  func `text is legible on every surface, on dark and light terminals`(
    theme: Theme, background: Color
  ) {
    let theme = theme.suiting(background: background)
    for surface in surfaces {
      for ink in inks {
        #expect(theme.contrast(ink, on: surface) >= 4.5, "\(ink) on \(surface)")
      }
      for ink in quietInks {
        #expect(theme.contrast(ink, on: surface) >= 3, "\(ink) on \(surface)")
      }
    }
  }

  @Test(arguments: [dark, light])
  func `high contrast means at least seven to one everywhere`(background: Color) {
    let theme = Theme.contrast.suiting(background: background)

    for surface in surfaces {
      for ink in inks + quietInks + [.border] {
        #expect(theme.contrast(ink, on: surface) >= 7, "\(ink) on \(surface)")
      }
    }
    #expect(theme[.background].color == Color(background.isLight ? 0xFFFFFF : 0x000000))
  }

  @Test(arguments: [Theme.calm, .dusk, .paper])
  func `a theme keeps a background that suits it, and paints over another`(theme: Theme) {
    let (own, other) = theme.isLight ? (light, dark) : (dark, light)

    let atHome = theme.suiting(background: own)
    let abroad = theme.suiting(background: other)

    #expect(atHome[.background].color == nil && atHome[.text].color == nil)
    #expect(atHome.terminalBackground == own)
    #expect(abroad[.background].color == theme.terminalBackground)
    #expect(abroad[.text].color == theme.terminalForeground)
    #expect(abroad.isLight == theme.isLight)
  }

  @Test func `a theme adapted to a background can be adapted back`() {
    for theme in Theme.all {
      let there = theme.suiting(background: light)
      #expect(there.suiting(background: dark).isLight == theme.suiting(background: dark).isLight)
      #expect(there.suiting(background: light).isLight == there.isLight)
    }
  }

  @Test func `the terminal's background chooses until the program does`() throws {
    let app = try Harness(columns: 20, rows: 5) { _ in Panel() }
    #expect(app.terminal.theme.name == "Calm")

    app.terminal.send(.background(light))
    app.application.turn()
    #expect(app.terminal.theme.name == "Paper")

    app.application.theme = .contrast
    #expect(app.terminal.theme.name == "Contrast" && app.terminal.theme.isLight)
    app.terminal.send(.background(dark))
    app.application.turn()
    #expect(app.terminal.theme.name == "Contrast" && !app.terminal.theme.isLight)

    app.application.theme = nil
    #expect(app.terminal.theme.name == "Calm")
  }

  @Test func `a role of the program's own looks the same in every theme`() throws {
    let role = Role(rawValue: Role.firstFree)
    let app = try Harness(columns: 20, rows: 5) { application in
      application.appearances = [role: Theme.Appearance(Color(0xFF5F00), basic: 3)]
      return Panel()
    }

    for theme in Theme.all + [nil] {
      app.application.theme = theme
      for background in [light, dark] {
        app.terminal.send(.background(background))
        app.application.turn()
        #expect(app.terminal.theme[role].color == Color(0xFF5F00))
      }
    }
    app.application.appearances = [:]
    #expect(app.terminal.theme[role].color == nil)
  }

  @Test func `a new theme is shown at once, everywhere, and changes no role`() throws {
    let app = try Harness(columns: 20, rows: 5) { _ in ListPanel(content: [Panel(), Panel()]) }
    let before = (app.screenWithRoles, app.terminal.frameCount)

    app.application.theme = .dusk
    app.application.turn()

    #expect(app.screenWithRoles == before.0)
    #expect(app.terminal.frameCount == before.1 + 1)
    #expect(app.terminal.theme.name == "Dusk")
  }

  @Test func `a colour for a built-in role replaces that alone, in every theme`() throws {
    let app = try Harness(columns: 20, rows: 5) { _ in Panel() }
    let colour = Color(0x123456)
    app.application.appearances = [.overdue: Theme.Appearance(colour)]

    for theme in Theme.all {
      app.application.theme = theme
      let shown = app.terminal.theme[.overdue]
      #expect(shown.color == colour && shown.basic == theme[.overdue].basic)
      #expect(shown.attributes == theme[.overdue].attributes)
      #expect(shown.monochrome == theme[.overdue].monochrome)
    }
  }
}
