import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

/// A disk that saving waits for.
@MainActor private final class SlowDisk {
  var isBusy = true
}

@MainActor @Suite("A prompt in a dialogue") struct LinearPromptTests {
  private let below = PromptBelowPanel()
  private let name = TextField(placeholder: "Buy milk")
  private let due = DateField(today: Day(daysSinceEpoch: 20_778), reader: .phrases)
  private let dialogue: DialogueHarness

  init() throws {
    below.title = "Below"
    dialogue = try DialogueHarness { [below] _ in below }
    _ = dialogue.take()
  }

  private func present(_ onAccept: @escaping @MainActor () async throws -> Void) async
    -> PromptPanel
  {
    let prompt = PromptPanel(
      title: "New item", fields: ["Name": name, "Due": due], acceptTitle: "Create",
      onAccept: onAccept)
    below.present(prompt)
    await dialogue.settle()
    return prompt
  }

  @Test func `asks one question after the other, and is accepted after the last`() async {
    var created: [String] = []
    _ = await present { [name, due] in created.append("\(name.text) \(due.day?.description ?? "")")
    }
    #expect(
      dialogue.take() == [
        "New item.",
        "Answer each question on one line; an empty line keeps the value. /cancel: cancel. /?: help.",
        "Name: empty. For example: Buy milk",
      ])

    #expect(await dialogue.type("Oat milk") == ["Due: empty. For example: fri, +3d, 24 dec …"])
    #expect(await dialogue.type("tomorrow") == ["Due: Sun 22 Nov 2026", "Below."])
    #expect(created == ["Oat milk 2026-11-22"])
    #expect(below.presentedPanel == nil)
  }

  @Test func `keeps a value on an empty line, and clears it on request`() async {
    name.text = "Milk"
    due.day = Day(daysSinceEpoch: 20_779)
    var created: [String] = []
    _ = await present { [name, due] in created.append("\(name.text) \(due.day?.description ?? "-")")
    }
    #expect(dialogue.take().last == "Name: Milk")

    #expect(await dialogue.type("") == ["Due: Sun 22 Nov 2026"])
    #expect(await dialogue.type("/clear") == ["Below."])
    #expect(created == ["Milk -"])
  }

  @Test func `asks again if an answer cannot be accepted`() async {
    _ = await present {}
    _ = dialogue.take()

    let said = await dialogue.type("Milk", "someday")

    #expect(said.count == 3 && said.last == "Due: someday")
    #expect(said[1].hasSuffix(".") && said[1] == due.errorText)
    #expect(await dialogue.type("/clear") == ["Below."])
  }

  @Test func `asks again only for the field with an error`() async {
    var created = 0
    let prompt = await present { created += 1 }
    prompt.validate = { [name] in
      name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil
    }
    _ = dialogue.take()

    #expect(
      await dialogue.type("", "") == [
        "Due: empty. For example: fri, +3d, 24 dec …", "Give it a name.",
        "Name: empty. For example: Buy milk",
      ])
    #expect(await dialogue.type("Milk") == ["Below."])
    #expect(created == 1)
  }

  @Test func `reports why saving failed, and asks again`() async {
    _ = await present { throw DiskFull() }
    _ = dialogue.take()

    #expect(
      await dialogue.type("Milk", "") == [
        "Due: empty. For example: fri, +3d, 24 dec …", "The disk is full.", "Name: Milk",
      ])
  }

  @Test func `takes the next line after saving`() async {
    let disk = SlowDisk()
    _ = await present { while disk.isBusy { await Task.yield() } }
    _ = dialogue.take()
    for line in ["Milk", "", "a"] { dialogue.send(.line(line)) }
    for _ in 0..<20 {
      dialogue.application.turn()
      await Task.yield()
    }
    #expect(below.performed == [] && !dialogue.isDrained)

    disk.isBusy = false
    await dialogue.settle()

    #expect(below.performed == [.character("a")])
  }

  @Test func `can be cancelled`() async {
    var created = 0
    _ = await present { created += 1 }
    _ = dialogue.take()

    #expect(await dialogue.type("Milk", "/cancel").last == "Below.")
    #expect(below.presentedPanel == nil && created == 0)
  }

  @Test func `goes back to the previous question, and takes a slash as text`() async {
    _ = await present {}
    _ = dialogue.take()

    #expect(await dialogue.type("/back") == ["This is the first question. /cancel: cancel."])
    _ = await dialogue.type("Milk")
    #expect(await dialogue.type("/back") == ["Name: Milk"])
    _ = await dialogue.type("//etc")
    #expect(name.text == "/etc")
    #expect(
      await dialogue.type("/fly") == [
        "Unknown command “fly”. Try: /create, /cancel, /quit, /?."
      ])
  }

  @Test func `keeps the lines of an answer when it goes back`() async {
    let notes = TextView()
    let prompt = PromptPanel(
      title: "New item", fields: ["Name": name, "Notes": notes], acceptTitle: "Create",
      onAccept: {})
    below.present(prompt)
    await dialogue.settle()
    _ = dialogue.take()

    _ = await dialogue.type("Milk", "Oat", "or soy")
    #expect(await dialogue.type("/back") == ["Name: Milk"])
    #expect(notes.text == "Oat\nor soy")
  }

  @Test func `lists its commands behind slashes`() async {
    _ = await present {}
    _ = dialogue.take()

    #expect(
      await dialogue.type("/?") == [
        "A line: the answer. An empty line: keep the value.",
        "/clear: empty the field. /back: go to the previous question.",
        "//: begin an answer with a slash.",
        "/create or /Enter: Create",
        "/cancel or /Esc: Cancel",
        "/quit or /^C: Quit",
      ])
  }
}
