import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct ScrollingContentPanelTests {
  /// A view of numbered lines.
  private func lines(_ count: Int, text: (Int) -> String = { "line \($0)" }) -> StackView {
    StackView(.vertical, (1...count).map { Label(text($0)) })
  }

  private func show(
    _ panel: Panel, columns: Int = 20, rows: Int = 5
  ) throws -> Harness {
    try Harness(columns: columns, rows: rows) { _ in panel }
  }

  // MARK: - The picture

  @Test func `taller content is cut off, with a scroll indicator in the last column`() throws {
    let panel = ScrollingContentPanel(contentView: lines(10))
    let app = try show(panel)
    #expect(
      app.screenWithRoles == """
        line 1             ┃|   tttt.t.............s
        line 2             ┃|   tttt.t.............s
        line 3              |   tttt.t
        line 4              |   tttt.t
        line 5              |   tttt.t
        """)

    panel.scroll(by: 2)
    app.application.turn()
    #expect(
      app.screen == """
        line 3
        line 4             ┃
        line 5             ┃
        line 6
        line 7
        """)

    panel.setContentOffset(Point(x: 3, y: 99))
    app.application.turn()
    #expect(panel.contentOffset == Point(x: 0, y: 5))
    #expect(
      app.screen == """
        line 6
        line 7
        line 8
        line 9             ┃
        line 10            ┃
        """)
  }

  @Test func `content that fits fills the panel, without an indicator or keys`() throws {
    let label = Label("one\ntwo", isMultiline: true)
    let panel = ScrollingContentPanel(contentView: label)
    let app = try show(panel)

    #expect(app.screen == "one\ntwo\n\n\n")
    #expect(label.frame == Rect(x: 0, y: 0, width: 20, height: 5))
    #expect(!app.application.activeCommands.contains { $0.title == "Scrolling" })
  }

  @Test func `text is as high as it needs to be at the width beside the indicator`() throws {
    let text = (1...9).map { "word\($0)" }.joined(separator: " ")
    let panel = ScrollingContentPanel(contentView: Label(text, isMultiline: true))
    let app = try show(panel, columns: 20, rows: 5)
    #expect(panel.contentSize == Size(width: 20, height: 5))

    app.resize(columns: 20, rows: 5)
    panel.content = ContainerPanel(content: labelPanel(text + " " + text))
    app.application.turn()

    #expect(panel.visibleSize == Size(width: 19, height: 5))
    #expect(panel.contentSize == Size(width: 19, height: 6))
  }

  private func labelPanel(_ text: String) -> Panel {
    let panel = Panel()
    panel.view = Label(text, isMultiline: true)
    return panel
  }

  @Test func `the indicator is at an end only where the content ends`() throws {
    let panel = ScrollingContentPanel(contentView: lines(500))
    let app = try show(panel)
    func stroke() -> [Int] {
      app.screen.split(separator: "\n", omittingEmptySubsequences: false).indices.filter {
        app.terminal.screen[19, $0].glyph.text == "┃"
      }
    }

    #expect(stroke() == [0])
    for (offset, expected) in [(1, [1]), (248, [2]), (494, [3]), (495, [4])] {
      panel.setContentOffset(Point(x: 0, y: offset))
      app.application.turn()
      #expect(stroke() == expected, "at \(offset)")
    }
  }

  // MARK: - Keys

  @Test(
    arguments: [
      ([.down], 1), ([.character("j")], 1), ([.character("j"), .character("k")], 0), ([.up], 0),
      ([.pageDown], 4), ([.space], 4), ([.control("f"), .down], 5), ([.space, .pageUp], 0),
      ([.end], 15), ([.character("G")], 15), ([.end, .up], 14), ([.end, .home], 0),
      ([.character("G"), .character("g"), .character("g")], 0), ([.end, .control("b")], 11),
    ] as [([Key], Int)])
  func `keys scroll by a row, by a page, to the ends`(keys: [Key], offset: Int) throws {
    let panel = ScrollingContentPanel(contentView: lines(20))
    let app = try show(panel)

    for key in keys { app.press(key) }

    #expect(panel.contentOffset == Point(x: 0, y: offset))
  }

  @Test func `wider content scrolls sideways if that is enabled`() throws {
    let panel = ScrollingContentPanel(
      contentView: lines(7) { "line \($0): " + String(repeating: "→", count: 20) })
    let app = try show(panel)
    #expect(panel.contentSize.width == 19)
    app.press(.right)
    #expect(panel.contentOffset.x == 0)

    panel.scrollsSideways = true
    app.application.turn()
    app.press(.right, .right, .right, .down)

    #expect(panel.contentOffset == Point(x: 9, y: 1) && panel.contentSize.width == 28)
    #expect(app.screen.hasPrefix(String(repeating: "→", count: 19) + "\n"))
    app.press(.left)
    #expect(app.screen.hasPrefix("ine 2: →"))
  }

  // Rule 54
  @Test func `the first responder gets keys before they scroll`() throws {
    let field = TextField()
    let form = FormPanel(["Name": field, "Place": TextField()])
    let panel = ScrollingContentPanel(content: form)
    let app = try show(panel, columns: 20, rows: 5)
    form.preferredContentSize = Size(width: 20, height: 30)
    app.application.turn()

    app.type("jGg k")
    #expect(field.text == "jGg k" && panel.contentOffset.y == 0)

    app.press(.down)
    #expect(form.fields[1].isFirstResponder && panel.contentOffset.y == 0)
    app.press(.pageDown)
    #expect(panel.contentOffset.y == 4)
  }

  // MARK: - Staying in sight

  @Test func `a view that takes the focus is scrolled into sight, and stays there`() throws {
    let fields = (1...8).map { _ in TextField() }
    let form = FormPanel(
      KeyValuePairs(
        dictionaryLiteral: ("A", fields[0]), ("B", fields[1]), ("C", fields[2]), ("D", fields[3]),
        ("E", fields[4]), ("F", fields[5]), ("G", fields[6]), ("H", fields[7])))
    let panel = ScrollingContentPanel(content: form)
    let app = try show(panel)
    #expect(panel.contentSize.height == 15)

    app.press(.tab, .tab, .tab)
    #expect(panel.contentOffset.y == 2 && app.terminal.cursor?.y == 4)
    app.press(.backTab)
    #expect(panel.contentOffset.y == 2)

    // Once scrolled out of sight on purpose, the field stays there with its cursor, until a key.
    panel.setContentOffset(Point(x: 0, y: 8))
    app.application.turn()
    #expect(panel.contentOffset.y == 8 && app.terminal.cursor == nil)
    app.press(.tab)
    #expect(panel.contentOffset.y == 6)

    app.resize(columns: 20, rows: 7)
    app.press(.backTab, .backTab, .backTab, .backTab)
    #expect(fields[7].isFirstResponder && panel.contentOffset.y == 8)
    app.resize(columns: 20, rows: 5)
    #expect(panel.contentOffset.y == 10 && app.terminal.cursor?.y == 4)
  }

  @Test func `scrolling a rectangle into sight moves as little as needed`() throws {
    let panel = ScrollingContentPanel(contentView: lines(30))
    let app = try show(panel)
    func offset(revealing y: Int, height: Int = 1) -> Int {
      panel.scrollRectToVisible(Rect(x: 0, y: y, width: 5, height: height))
      return panel.contentOffset.y
    }

    #expect(offset(revealing: 4) == 0)
    #expect(offset(revealing: 9, height: 2) == 6)
    #expect(offset(revealing: 8) == 6)
    #expect(offset(revealing: 3) == 3)
    #expect(offset(revealing: 10, height: 9) == 10)
    app.application.turn()
    #expect(app.screen.hasPrefix("line 11"))
  }

  @Test func `an offset set before the first layout is kept until then`() throws {
    let panel = ScrollingContentPanel(contentView: lines(30))
    panel.setContentOffset(Point(x: 0, y: 7))
    let app = try show(panel)
    #expect(app.screen.hasPrefix("line 8\n"))

    let other = ScrollingContentPanel(contentView: lines(30))
    other.scrollRectToVisible(Rect(x: 0, y: 19, width: 1, height: 1))
    let otherApp = try show(other)
    #expect(otherApp.screen.hasPrefix("line 16\n"))
  }

  @Test func `the visible part stays when the content grows, and the end if it shrinks`() throws {
    let stack = lines(10)
    let panel = ScrollingContentPanel(contentView: stack)
    let app = try show(panel)
    panel.scroll(by: 3)
    for number in 11...20 { stack.addSubview(Label("line \(number)")) }
    app.application.turn()
    #expect(panel.contentOffset.y == 3 && panel.contentSize.height == 20)

    // A line can be scrolled to as soon as it is added.
    stack.addSubview(Label("line 21"))
    panel.scroll(by: 99)
    #expect(panel.contentOffset.y == 16)

    app.resize(columns: 20, rows: 8)
    #expect(panel.contentOffset.y == 13)
    for view in stack.subviews.dropFirst(9) { view.removeFromSuperview() }
    app.application.turn()
    #expect(panel.contentOffset.y == 1)
  }

  @Test func `a nested view that becomes taller gets its room`() throws {
    let note = Label("short", isMultiline: true)
    let panel = ScrollingContentPanel(
      contentView: StackView(.vertical, [StackView(.vertical, [note]), Label("end")]))
    let app = try show(panel)
    #expect(app.screen == "short\nend\n\n\n")

    note.text = "1\n2\n3\n4\n5"
    app.application.turn()
    app.press(.end)

    #expect(app.screen.hasSuffix("end                ┃"))
  }

  @Test func `a preferred size of the content is its size`() throws {
    let child = ColorPanel(.accent)
    let panel = ScrollingContentPanel(content: child)
    let app = try show(panel)
    child.preferredContentSize = Size(width: 10, height: 40)
    app.application.turn()

    #expect(panel.contentSize == Size(width: 19, height: 40))
    #expect(panel.preferredContentSize == Size(width: 10, height: 40))
    panel.content = ColorPanel(.accent)
    #expect(panel.preferredContentSize == nil)
  }
}
