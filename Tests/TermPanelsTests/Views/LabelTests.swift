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

  @Test func `a limit of lines cuts the last one`() throws {
    let label = Label("one two three four five six seven eight nine ten", isMultiline: true)
    label.lineLimit = 2
    let harness = try Harness(columns: 20, rows: 5) { _ in Words(label) }

    #expect(harness.screen == "one two three four\nfive six seven eigh…\n\n\n")
    #expect(label.sizeThatFits(Size(width: 20, height: View.unlimited)).height == 2)
    label.lineLimit = nil
    harness.resize(columns: 21, rows: 5)
    #expect(harness.screen == "one two three four\nfive six seven eight\nnine ten\n\n")
  }

  @Test func `a highlight beyond the text is ignored`() throws {
    let screen = try shown("one two three four five", [TextHighlight(19..<99, role: .accent)])

    #expect(
      screen.hasPrefix(
        "one two three four  |   ttt.ttt.ttttt.tttt\nfive                |   aaaa"))
  }

  @Test func `a label that gets more lines has room for them, however deep it lies`() throws {
    let note = Label("one", isMultiline: true)
    let stack = StackView(
      .vertical, [StackView(.vertical, [note]), Label("below")])
    final class Content: Panel {
      init(_ stack: StackView) { self.stack = stack }

      let stack: StackView

      override func loadView() { view = stack }
    }
    let harness = try Harness(columns: 20, rows: 5) { _ in Content(stack) }

    note.text = "one\ntwo\nthree"
    harness.application.turn()
    #expect(harness.screen == "one\ntwo\nthree\nbelow\n")
    note.lineLimit = 1
    harness.application.turn()
    #expect(harness.screen == "one two three\nbelow\n\n\n")
  }
}
