import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct LabelTests {
  private final class Words: Panel {
    private let label: Label

    init(_ label: Label) { self.label = label }

    override func loadView() { view = label }
  }

  private func shown(_ text: String, _ highlights: [TextHighlight], columns: Int = 20) throws
    -> String
  {
    let label = Label(text, isMultiline: true)
    label.highlights = highlights
    return try Harness(columns: columns, rows: 5) { _ in Words(label) }.screenWithRoles
  }

  @Test func `highlights survive wrapping`() throws {
    let text = "Say why before how, and what\n日本 last"

    let screen = try shown(
      text, [TextHighlight(4..<14, role: .accent), TextHighlight(24..<31, role: .error)])

    #expect(
      screen == """
        Say why before how, |   ttt.aaa.aaaaaa.tttt
        and what            |   ttt.eeee
        日本 last           |   eeee.tttt
                            |
                            |
        """)
  }

  @Test func `a highlight beyond the text is ignored`() throws {
    let screen = try shown("one two three four five", [TextHighlight(19..<99, role: .accent)])

    #expect(
      screen.hasPrefix(
        "one two three four  |   ttt.ttt.ttttt.tttt\nfive                |   aaaa"))
  }
}
