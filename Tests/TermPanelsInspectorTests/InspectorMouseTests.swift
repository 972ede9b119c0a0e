import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

@MainActor @Suite("The mouse in the inspector") struct InspectorMouseTests {
  @Test func `selects a panel, takes the focus, and returns it to the program`() throws {
    let app = try letters()
    app.application.mouseMode = .full
    app.press(f12)

    try app.click(on: "● ListPanel")
    #expect(app.lines(with: "has the keys").count == 1)
    #expect(app.pointedAt == (2..<10).map { Rect(x: 0, y: $0, width: 80, height: 1) })

    try app.click(on: "Gamma")
    #expect(app.lines(with: "the program has the keys").count == 1)
    #expect(app.lines(with: "▌ Gamma").count == 1)
    app.press(f12)
  }

  @Test func `works on its line of keys`() throws {
    let app = try letters()
    app.application.mouseMode = .full
    app.press(f12)

    try app.click(on: "F9 keys here")
    #expect(app.lines(with: "F9 keys back").count == 1)
    try app.click(on: "F12 close")
    #expect(app.lines(with: "Inspector").isEmpty)
  }
}
