import TermPanels
import TermPanelsTesting
import Testing

@MainActor struct PromptPanelTests {
  @Test func `a prompt reports each change, and whether the person cancelled it`() async throws {
    let it = try PromptFixture()
    let prompt = try #require(it.prompt)
    var texts: [String] = []
    var ends: [Bool] = []
    prompt.onChange = { [name = it.name] in texts.append(name.text) }
    prompt.onDismiss = { [unowned prompt] _ in ends.append(prompt.isCancelled) }

    it.app.type("Mi")
    it.app.press(.left, .tab)
    it.app.type("fri")
    #expect(texts == ["M", "Mi", "Mi", "Mi", "Mi"])

    it.app.press(.escape)
    it.below.present(prompt)
    it.below.dismiss()
    it.below.present(prompt)
    prompt.accept()
    #expect(await it.app.waitUntil { !it.isPresented })
    #expect(ends == [true, false, false])
  }

  @Test func `a prompt is as wide as its words need, framed, above the middle`() throws {
    let it = try PromptFixture()

    #expect(
      it.app.screen == """






                               ╭─ New item ─────────────────────╮
                               │                                │
                               │ Name  Buy milk                 │
                               │                                │
                               │ Due   fri, +3d, 24 dec …       │
                               │       No date                  │
                               │                                │
                               │       Create   Cancel          │
                               ╰────────────────────────────────╯









        """)
  }

  // Rule 70
  @Test func `Enter accepts from any field, dismisses, then notifies`() async throws {
    let it = try PromptFixture()

    it.app.type("Milk")
    it.app.press(.tab)
    it.app.type("tomorrow")
    it.app.press(.enter)

    #expect(await it.app.waitUntil { !it.isPresented })
    #expect(it.created == ["Milk 2026-11-22"])
    #expect(it.dismissals == [true])
  }

  // Rule 70
  @Test func `Esc dismisses without accepting`() throws {
    let it = try PromptFixture()

    it.app.type("Milk")
    it.app.press(.escape)

    #expect(!it.isPresented)
    #expect(it.created == [])
    #expect(it.dismissals == [false])
    #expect(it.below.performed == [])
  }

  @Test func `a prompt's end is reported once, however it is dismissed`() throws {
    let ends: [(PromptFixture) -> Void] = [
      { $0.below.dismiss() }, { $0.prompt?.dismiss() }, { $0.prompt?.cancel() },
      { $0.app.application.window.rootPanel = Panel() },
    ]
    for end in ends {
      let it = try PromptFixture()

      end(it)
      it.prompt?.cancel()

      #expect(it.dismissals == [false])
    }
  }

  @Test func `a prompt can be presented again, and reports its end again`() throws {
    let it = try PromptFixture()
    it.app.press(.escape)

    if let prompt = it.prompt { it.below.present(prompt) }
    it.app.press(.escape)

    #expect(it.dismissals == [false, false])
  }

  @Test func `typed characters are text and never commands below`() throws {
    let it = try PromptFixture()

    it.app.type("qa")
    it.app.press(.backTab, .character("q"), .character("a"))

    #expect(it.name.text == "qa")
    #expect(it.below.performed == [])
    #expect(it.isPresented)
  }

  // Rule 57
  @Test func `Tab cycles through fields and buttons, Shift-Tab goes back`() throws {
    let it = try PromptFixture()
    func focused() -> String {
      it.name.isFirstResponder ? "name" : it.due.isFirstResponder ? "due" : it.hints.first ?? ""
    }
    var stops: [String] = []

    for _ in 0..<5 {
      it.app.press(.tab)
      stops.append(focused())
    }
    for _ in 0..<2 {
      it.app.press(.backTab)
      stops.append(focused())
    }

    #expect(
      stops == ["due", "Enter create", "Enter cancel", "name", "due", "name", "Enter cancel"])
  }

  @Test func `up and down go between fields, but open the calendar of a date`() throws {
    let it = try PromptFixture()

    it.app.press(.down)
    #expect(it.due.isFirstResponder)
    it.app.press(.up)
    #expect(it.name.isFirstResponder)
    it.app.press(.down, .down)
    #expect(it.due.isCalendarOpen)
  }

  @Test func `hints show the present effect of keys`() throws {
    let it = try PromptFixture()
    #expect(it.hints == ["Enter create", "Esc cancel", "Tab next field"])

    it.app.press(.tab)
    #expect(it.hints == ["↓ calendar", "Enter create", "Esc cancel", "Tab next field"])

    it.app.press(.down)
    #expect(
      it.hints == [
        "Enter choose", "PgDn month", "t today", "Esc close", "Backspace clear", "Tab next field",
      ])
  }

  @Test func `moving on from an open calendar takes its current day`() async throws {
    let it = try PromptFixture()

    it.app.press(.tab, .down, .tab, .enter)

    #expect(await it.app.waitUntil { !it.isPresented })
    #expect(it.created == [" 2026-11-21"])
  }

  @Test func `the calendar grows the prompt downwards from where it is`() throws {
    let it = try PromptFixture()

    it.app.press(.tab, .down)

    #expect(it.app.screen.hasPrefix("\n\n\n\n\n\n                       ╭─ New item"))
    #expect(
      it.frame == """
        ╭─ New item ─────────────────────╮
        │                                │
        │ Name  Buy milk                 │
        │                                │
        │ Due   fri, +3d, 24 dec …       │
        │       → Sat 21 Nov 2026        │
        │          November 2026         │
        │       Mo Tu We Th Fr Sa Su     │
        │                          1     │
        │        2  3  4  5  6  7  8     │
        │        9 10 11 12 13 14 15     │
        │       16 17 18 19 20 21 22     │
        │       23 24 25 26 27 28 29     │
        │       30                       │
        │                                │
        │       Create   Cancel          │
        ╰────────────────────────────────╯
        """)
  }

  @Test func `an invalid date is not accepted and gets the focus`() throws {
    let it = try PromptFixture()

    it.app.press(.tab)
    it.app.type("soon")
    it.app.press(.tab, .enter)

    #expect(it.due.isFirstResponder)
    #expect(it.created == [])
    #expect(it.frame.contains("Not a date: “soon”."))
  }

  @Test func `an error is shown below its field until something is typed`() throws {
    let it = try PromptFixture()
    it.prompt?.validate = { [name = it.name] in
      name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil
    }

    it.app.press(.tab, .enter)
    #expect(it.name.isFirstResponder)
    #expect(it.created == [])
    #expect(
      it.frame == """
        ╭─ New item ─────────────────────╮
        │                                │
        │ Name  Buy milk                 │
        │       Give it a name.          │
        │                                │
        │ Due   fri, +3d, 24 dec …       │
        │       No date                  │
        │                                │
        │       Create   Cancel          │
        ╰────────────────────────────────╯
        """)

    it.app.type("M")
    #expect(!it.frame.contains("Give"))
  }
}
