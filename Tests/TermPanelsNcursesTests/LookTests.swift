import TermPanels
import Testing

@testable import TermPanelsNcurses

private let plain: Style.Attributes = []
private let boldReverse: Style.Attributes = [.bold, .reverse]

private func look(_ style: Style, _ depth: ColorDepth, _ theme: Theme = .calm) -> Look {
  var resolver = LookResolver(theme: theme, depth: depth)
  return resolver.look(of: style)
}

@Suite struct LookTests {
  @Test(
    arguments: [
      (Role.text, Role.background, plain, -1, -1), (.accent, .background, plain, 75, -1),
      (.title, .background, .bold, -1, -1), (.done, .background, .strikethrough, 102, -1),
      (.selected, .selection, .bold, 231, 236),
    ] as [(Role, Role, Style.Attributes, Int32, Int32)])
  func `at 256 colours a role has its colour`(
    role: Role, surface: Role, attributes: Style.Attributes, ink: Int32, paper: Int32
  ) {
    let expected = Look(attributes: attributes, foreground: ink, background: paper)
    #expect(look(Style(role, on: surface), .indexed256) == expected)
  }

  @Test(
    arguments: [
      (Style(.text), plain, -1), (Style(.accent), plain, 12), (Style(.faint), plain, 8),
      (Style(.error), .bold, 9), (Style(.selected, on: .selection), boldReverse, 15),
      (Style(.text, on: .field), .underline, -1),
    ] as [(Style, Style.Attributes, Int32)])
  func `at 16 colours a role has its basic colour, or attributes without one`(
    style: Style, attributes: Style.Attributes, ink: Int32
  ) {
    #expect(look(style, .basic16) == Look(attributes: attributes, foreground: ink))
  }

  @Test(
    arguments: [
      (Style(.text), plain, -1), (Style(.accent), .bold, 4), (Style(.faint), plain, -1),
      (Style(.secondary), plain, 7), (Style(.error), .bold, 1),
      (Style(.selected, on: .selection), boldReverse, 7),
      (Style(.text, on: .field), .underline, -1),
    ] as [(Style, Style.Attributes, Int32)])
  func `at 8 colours the bright ones are bold, and bright black is the terminal's own`(
    style: Style, attributes: Style.Attributes, ink: Int32
  ) {
    #expect(look(style, .basic8) == Look(attributes: attributes, foreground: ink))
  }

  @Test(
    arguments: [
      (Style(.text), plain), (Style(.accent), .bold), (Style(.overdue), .bold),
      (Style(.selected, on: .selection), boldReverse), (Style(.text, on: .field), .underline),
      (Style(.done), .strikethrough), (Style(.text, on: .background, .italic), .italic),
    ] as [(Style, Style.Attributes)])
  func `in monochrome the attributes carry the meaning`(
    style: Style, attributes: Style.Attributes
  ) {
    #expect(look(style, .monochrome) == Look(attributes: attributes))
    #expect(look(style, .monochrome, .paper) == Look(attributes: attributes))
  }

  @Test func `a mix is a colour in between if there are enough, else its stronger end`() {
    var style = Style(.accent)
    style.foreground = Ink(.accent, toward: .overdue, amount: 6)

    #expect(look(style, .direct).foreground == 0xD79187)
    #expect(look(style, .basic16).foreground == 9)
    style.foreground = Ink(.accent, toward: .overdue, amount: 3)
    #expect(look(style, .basic16).foreground == 12)
  }

  @Test func `text that fades into the terminal's background stays readable at 16 colours`() {
    var style = Style(.accent)
    style.foreground = Ink(.accent, toward: .background, amount: 6)
    #expect(look(style, .basic16).foreground == 12)
  }
}
