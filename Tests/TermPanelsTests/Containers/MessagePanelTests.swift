import TermPanels
import TermPanelsTesting
import Testing

private let empty = Message(
  art: " ______\n|      |\n|  ()  |\n|______|", title: "Nothing to do",
  detail: "Everything in this list is done, or nothing was ever in it. Enjoy the day.",
  actionTitle: "New to-do")

extension String {
  /// Without blanks at the ends of lines, which no editor keeps.
  fileprivate var trimmedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }
}

@MainActor struct MessagePanelTests {
  @Test func `a message is centred, with its action at the end`() throws {
    let app = try Harness(columns: 60, rows: 13) { _ in MessagePanel(empty, key: .character("a")) }

    #expect(
      app.screenWithRoles.trimmedLines == """
                                                                    |
                                   ______                           |   ...........................ffffff
                                  |      |                          |   ..........................f......f
                                  |  ()  |                          |   ..........................f..ff..f
                                  |______|                          |   ..........................ffffffff
                                                                    |
                               Nothing to do                        |   .......................ttttttt.tt.tt
              Everything in this list is done, or nothing was       |   ......ssssssssss.ss.ssss.ssss.ss.sssss.ss.sssssss.sss
                         ever in it. Enjoy the day.                 |   .................ssss.ss.sss.sssss.sss.ssss
                                                                    |
                                New to-do  a                        |   .......................AAAAAAAAAAAAHA
                                                                    |
                                                                    |
        """)
  }

  @Test(arguments: [
    (
      8,
      """

             Nothing to do
       Everything in this list is
       done, or nothing was ever
         in it. Enjoy the day.

               New to-do

      """
    ),
    (
      6,
      """
             Nothing to do
       Everything in this list is
       done, or nothing was ever
         in it. Enjoy the day.

               New to-do
      """
    ),
    (5, "\n       Nothing to do\n\n         New to-do\n"),
  ])
  func `when room is short the drawing is hidden first, then the detail`(
    rows: Int, screen: String
  ) throws {
    let app = try Harness(columns: 28, rows: rows) { _ in MessagePanel(empty) }

    #expect(app.screen == screen)
  }

  @Test(arguments: [Key.enter, .space, .character("a")])
  func `Enter, the space bar and its own key perform the action`(key: Key) throws {
    var count = 0
    let app = try Harness { _ in
      MessagePanel(empty, key: .character("a")) { count += 1 }
    }

    app.press(key)

    #expect(count == 1)
    #expect(app.application.activeCommands.first?.command.hint == "new to-do")
  }

  @Test func `a message without an action has no button`() throws {
    let app = try Harness(columns: 20, rows: 5) { _ in MessagePanel("Loading") }

    app.press(.enter)

    #expect(app.screen.hasPrefix("\n\n      Loading\n\n"))
  }

  @Test func `a new message is shown`() throws {
    let panel = MessagePanel(empty)
    let app = try Harness(columns: 20, rows: 5) { _ in panel }

    panel.message = Message(title: "Done", detail: "All of it.")
    app.application.update()

    #expect(app.screen == "\n        Done\n     All of it.\n\n")
  }

  @Test func `a presented message is framed, and Esc and Enter close it`() throws {
    let host = Panel()
    let app = try Harness(columns: 30, rows: 7) { _ in host }
    for key in [Key.escape, .enter] {
      let panel = MessagePanel(Message(title: "Cannot save", detail: "The disk is full."))
      host.present(panel)
      app.application.update()
      #expect(
        app.screen == """

              ╭───────────────────╮
              │    Cannot save    │
              │ The disk is full. │
              ╰───────────────────╯


          """)

      app.press(key)

      #expect(host.presentedPanel == nil)
    }
  }
}
