import TermPanels
import TermPanelsTesting
import Testing

@MainActor struct PromptPanelSavingTests {
  @Test func `a thrown error is shown, and the typed text stays`() async throws {
    let it = try PromptFixture()
    it.failure = DiskFull()
    it.app.type("Milk")
    it.app.press(.enter)

    #expect(await it.app.waitUntil { it.frame.contains("disk") })
    #expect(
      it.frame == """
        ╭─ New item ─────────────────────╮
        │                                │
        │ Name  Milk                     │
        │                                │
        │ Due   fri, +3d, 24 dec …       │
        │       No date                  │
        │                                │
        │       The disk is full.        │
        │       Create   Cancel          │
        ╰────────────────────────────────╯
        """)
    #expect(it.name.isFirstResponder)
    #expect(it.dismissals == [])

    it.failure = nil
    it.app.press(.enter)
    #expect(await it.app.waitUntil { !it.isPresented })
    #expect(it.created == ["Milk"])
  }

  @Test func `a slow save is reported, and input meanwhile goes to the screen below`()
    async throws
  {
    let it = try PromptFixture()
    it.isBlocked = true
    it.app.type("Milk")

    it.app.press(.enter)
    it.app.run(for: 0.1)
    #expect(!it.frame.contains("Saving…"))
    it.app.run(for: 0.1)
    #expect(it.frame.contains("Saving…"))
    it.app.press(.enter, .escape, .character("q"), .tab)
    #expect(it.isPresented)

    it.isBlocked = false
    #expect(await it.app.waitUntil { !it.isPresented })
    #expect(it.created == ["Milk"])
    #expect(it.name.text == "Milk")
    #expect(it.below.performed == [.enter, .escape, .character("q"), .tab])
  }

  @Test func `text typed during a failed save is lost`() async throws {
    let it = try PromptFixture()
    (it.isBlocked, it.failure) = (true, DiskFull())
    it.app.type("Milk")
    it.app.press(.enter, .character("q"), .escape)

    it.isBlocked = false

    #expect(await it.app.waitUntil { it.frame.contains("disk") })
    it.app.type("!")
    #expect(it.name.text == "Milk!" && it.isPresented && it.below.performed == [])
  }

  @Test func `a fast save is not reported`() async throws {
    let it = try PromptFixture()

    it.app.press(.enter)
    #expect(await it.app.waitUntil { !it.isPresented })
    it.app.run(for: 0.3)

    #expect(it.app.application.animator.isIdle)
  }

  @Test(arguments: [true, false])
  func `a prompt dismissed while it saves reports the outcome once`(isAccepted: Bool)
    async throws
  {
    let it = try PromptFixture()
    it.isBlocked = true
    it.failure = isAccepted ? nil : DiskFull()
    it.app.press(.enter)
    it.below.dismiss()
    #expect(!it.isPresented && it.dismissals == [])

    it.isBlocked = false

    #expect(await it.app.waitUntil { !it.dismissals.isEmpty })
    #expect(it.dismissals == [isAccepted])
  }

  @Test func `a prompt that is dismissed is released`() async throws {
    var it: PromptFixture? = try PromptFixture()
    weak let prompt = it?.prompt
    it?.app.press(.enter)
    #expect(await it?.app.waitUntil { it?.isPresented == false } == true)

    it = nil

    #expect(prompt == nil)
  }

  @Test func `a failed save of a prompt that is gone is shown in a toast`() async throws {
    let it = try PromptFixture()
    (it.isBlocked, it.failure) = (true, DiskFull())
    it.app.press(.enter)
    it.below.dismiss()

    it.isBlocked = false

    #expect(await it.app.waitUntil { !it.dismissals.isEmpty })
    #expect(it.app.screen.contains("The disk is full."))
  }
}
