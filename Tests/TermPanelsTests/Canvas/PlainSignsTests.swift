import TermPanelsTesting
import Testing

@testable import TermPanels

/// A panel with the views of others, which it keeps.
@MainActor private final class ExhibitPanel: Panel {
  var kept: [Panel] = []
}

@MainActor @Suite("Plain signs") struct PlainSignsTests {
  @Test(arguments: [
    ("╭─┬─╮ │ ╰─┴─╯", "+-+-+ | +-+-+"), ("✓ ○ ● ⊘ ⚑ ↻", "x o * / P *"),
    ("‹ Home › · →", "< Home > - >"),
    ("Wait…", "Wait~"), ("📥 Inbox", "v  Inbox"), ("été 牛乳 🛒 ★", "été 牛乳 🛒 ★"),
    // What is quoted is somebody's.
    ("Copied “→ a … ✓” · u", "Copied \"→ a … ✓\" - u"), ("“a “→” b” →", "\"a “→” b\" >"),
    ("Copied “→ a very long…", "Copied \"→ a very long~"), ("→” ✓", ">\" x"),
  ])
  func `replace our signs in a text, and nobody else's`(text: String, plain: String) {
    #expect(text.inPlainSigns == plain)
    #expect(text.inPlainSigns.columns == text.columns)
  }

  /// A program with a text of each kind on the screen.
  private func program(lacksSigns: Bool = true, _ signs: Signs = .auto) throws -> Harness {
    try Harness(columns: 30, rows: 9) { application in
      (application.terminal as? MemoryTerminal)?.lacksSigns = lacksSigns
      application.signs = signs
      let name = Label("→ “Tea” … ✓ for Ann and Ben", .verbatim)
      let row = RowPanel(.value1)
      (row.text, row.detail, row.mark) = ("└ Ada", "→ Home", "○")
      let field = TextField("· Zoë ●")
      let root = ExhibitPanel()
      let color = ColorPanel(.accent, pattern: "█")
      root.kept = [row, color]
      let frame = FrameView(title: "Rename “→”", content: field)
      let place = [
        (name as View, Rect(x: 0, y: 0, width: 20, height: 1)),
        (frame, Rect(x: 0, y: 1, width: 20, height: 3)),
        (row.view, Rect(x: 0, y: 4, width: 20, height: 1)),
        (color.view, Rect(x: 0, y: 5, width: 3, height: 1)),
      ]
      for (view, frame) in place {
        root.view.addSubview(view)
        view.frame = frame
      }
      return root
    }
  }

  private static let plain = """
    → “Tea” … ✓ for Ann~
    +- Rename "→" -----+
    | · Zoë ●          |
    +------------------+
    o └ Ada      > Home
    ###
    """

  @Test func `are drawn for a terminal that lacks others, around texts as they are`() throws {
    let app = try program()
    #expect(app.screen.hasPrefix(Self.plain))
  }

  @Test func `are chosen by the program, which may also do without them`() throws {
    #expect(try program(lacksSigns: false, .plain).screen.hasPrefix(Self.plain))
    for app in [try program(lacksSigns: false), try program(.unicode)] {
      #expect(app.screen.contains("╭─ Rename “→” ─────╮") && app.screen.contains("○ └ Ada"))
    }
  }

  @Test func `come as soon as they are chosen, or the terminal has answered`() throws {
    let app = try program(lacksSigns: false)
    #expect(app.screen.contains("╭"))

    app.terminal.lacksSigns = true
    app.terminal.send(.resume)
    app.application.turn()
    #expect(app.screen.hasPrefix(Self.plain))

    app.application.signs = .unicode
    app.application.turn()
    #expect(app.screen.contains("╭"))
  }
}
