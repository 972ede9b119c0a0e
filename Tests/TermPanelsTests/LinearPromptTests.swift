import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

/// A disk that saving waits for.
@MainActor private final class SlowDisk {
  var isBusy = true
}

@MainActor @Suite struct `A prompt in a dialogue` {
  private let below = PromptBelowPanel()
  private let name = TextField(placeholder: "Buy milk")
  private let due = DateField(today: Day(daysSinceEpoch: 20_778))
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

  @Test func `keeps what is there on an empty line, and clears it when told to`() async {
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

  @Test func `asks again where an answer cannot be accepted`() async {
    _ = await present {}
    _ = dialogue.take()

    let said = await dialogue.type("Milk", "someday")

    #expect(said.count == 3 && said.last == "Due: someday")
    #expect(said[1].hasSuffix(".") && said[1] == due.errorText)
    #expect(await dialogue.type("/clear") == ["Below."])
  }

  @Test func `asks for the field alone that was found to be wrong`() async {
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

  @Test func `says why it could not be saved, and asks again`() async {
    _ = await present { throw DiskFull() }
    _ = dialogue.take()

    #expect(
      await dialogue.type("Milk", "") == [
        "Due: empty. For example: fri, +3d, 24 dec …", "The disk is full.", "Name: Milk",
      ])
  }

  @Test func `takes the next line after it was saved`() async {
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

  @Test func `is left without being accepted`() async {
    var created = 0
    _ = await present { created += 1 }
    _ = dialogue.take()

    #expect(await dialogue.type("Milk", "/cancel").last == "Below.")
    #expect(below.presentedPanel == nil && created == 0)
  }

  @Test func `goes back to the question before, and takes a slash as text`() async {
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

  @Test func `tells its commands behind slashes`() async {
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

@MainActor @Suite struct `Other screens in a dialogue` {
  private let below = PromptBelowPanel()

  private func dialogue() throws -> DialogueHarness {
    below.title = "Below"
    let dialogue = try DialogueHarness { [below] _ in below }
    _ = dialogue.take()
    return dialogue
  }

  @Test func `an alert is its sentences and its choices`() async throws {
    let dialogue = try dialogue()
    var deleted = 0
    let alert = AlertPanel(title: "Delete 12 to-dos?", message: "They can be brought back.")
    alert.addAction(AlertAction("Delete", style: .destructive) { deleted += 1 })
    alert.addAction(AlertAction("Cancel", style: .cancel))
    below.present(alert)
    await dialogue.settle()

    #expect(
      dialogue.take() == [
        "Delete 12 to-dos?", "They can be brought back.", "1. Delete", "2. Cancel",
        "Number: choose. ?: all commands.",
      ])
    #expect(await dialogue.type("7") == ["No choice has the number 7."])
    #expect(await dialogue.type("delete") == ["Below."])
    #expect(deleted == 1)
  }

  @Test func `a message is its sentences and what can be done`() async throws {
    var done = 0
    let message = Message(
      art: "╭─╮", title: "No lists yet", detail: "A list holds things.", actionTitle: "Create one")
    let dialogue = try DialogueHarness { _ in
      ContainerPanel(content: MessagePanel(message, key: .character("a")) { done += 1 })
    }

    #expect(
      dialogue.take() == [
        "Here.", "No lists yet", "A list holds things.", "1. Create one",
        "Number: choose. ?: all commands.",
      ])
    _ = await dialogue.type("1", "a", "create one")
    #expect(done == 3)
  }

  @Test func `another content of a container is read, and what stays is not`() async throws {
    let container = ContainerPanel(content: MessagePanel("Nothing to do"))
    container.title = "Groceries"
    let dialogue = try DialogueHarness { _ in NavigationPanel(root: container) }
    _ = dialogue.take()
    let row = RowPanel()
    row.text = "Milk"

    container.content = ListPanel(content: [row])
    container.navigationItem.detail = "1 left"
    await dialogue.settle()

    #expect(dialogue.take() == ["1 row:", "1. Milk", "1 left."])
  }

  @Test func `a form asks for its fields and is accepted where it is`() async throws {
    let name = TextField("Ada")
    let note = TextView()
    let form = FormPanel(["Name": name, "Note": note])
    var saved: [String] = []
    form.onSubmit = { saved.append(name.text + "|" + note.text) }
    let dialogue = try DialogueHarness { _ in form }
    #expect(dialogue.take().last == "Name: Ada")

    #expect(
      await dialogue.type("Grace") == [
        "Note: empty", "Enter several lines; a full stop on its own line ends them.",
      ])
    #expect(
      await dialogue.type("one", "", "two", ".") == ["Accepted. list: read the questions again."])
    #expect(saved == ["Grace|one\n\ntwo"])
  }

  @Test func `an alert with a field asks for it before the choice`() async throws {
    let dialogue = try dialogue()
    let field = TextField()
    let alert = AlertPanel(title: "Rename")
    var names: [String] = []
    alert.addTextField("Name", field)
    alert.addAction(AlertAction("Rename") { names.append(field.text) })
    alert.addAction(AlertAction("Cancel", style: .cancel))
    below.present(alert)
    await dialogue.settle()
    #expect(dialogue.take().last == "Name: empty")

    #expect(
      await dialogue.type("Ulm") == [
        "1. Rename", "2. Cancel", "That was the last question. ?: all commands.",
      ])
    #expect(await dialogue.type("1") == ["Below."])
    #expect(names == ["Ulm"])
  }

  @Test func `a picker asks for a part of the name, and then which one`() async throws {
    let dialogue = try dialogue()
    var picked: [String] = []
    let picker = PickerPanel(title: "Go to", placeholder: "Town") { typed in
      ["Bonn", "Ulm", "Trier"].map { PickerChoice(id: $0, title: $0) }.matching(typed)
    }
    picker.onPick = { picked.append($0.title) }
    below.present(picker)
    await dialogue.settle()
    #expect(dialogue.take().last == "Text: empty. For example: Town")

    #expect(
      await dialogue.type("r") == ["1 row:", "1. Trier", "Number: choose. ?: all commands."])
    #expect(await dialogue.type("1") == ["Below."])
    #expect(picked == ["Trier"])
  }

  @Test func `a split is one column after the other`() async throws {
    let towns = TownsPanel(["Bonn", "Ulm"])
    let split = SplitPanel(primary: towns)
    let dialogue = try DialogueHarness { _ in split }

    #expect(dialogue.take().prefix(2) == ["Towns.", "2 rows:"])

    let message = MessagePanel("Rain")
    message.title = "Bonn"
    split.showDetail(message)
    await dialogue.settle()
    #expect(dialogue.take().prefix(2) == ["Bonn, in Towns.", "Rain"])
  }

  @Test func `a screen on top of others says the way here`() async throws {
    let towns = TownsPanel(["Bonn"])
    let navigation = NavigationPanel(root: towns)
    let dialogue = try DialogueHarness { _ in navigation }
    _ = dialogue.take()
    let message = MessagePanel("Rain")
    message.title = "Bonn"
    message.navigationItem.detail = "12 °C"

    navigation.push(message)
    await dialogue.settle()
    #expect(dialogue.take() == ["Bonn, in Towns: 12 °C.", "Rain", "?: all commands."])

    let said = await dialogue.type("back")
    #expect(said.prefix(3) == ["Towns.", "1 row:", "1. Bonn"])
  }

  @Test func `a toast is a line that stays, and says how to react`() async throws {
    let dialogue = try dialogue()

    dialogue.application.window.show(Toast("Deleted “Milk”", hint: ("u", "undo")))
    dialogue.application.window.show(Toast("The disk is full.", isError: true))

    #expect(dialogue.take() == ["Deleted “Milk”. u: undo.", "Error: The disk is full."])
  }

  @Test func `nothing that data holds steers what reads it`() async throws {
    let dialogue = try dialogue()

    dialogue.application.window.show(Toast("a\u{1B}[31m\nb\u{202E}c\u{7F}\u{9B}d\u{200B}e"))

    #expect(dialogue.take() == ["a␛[31m b<U+202E>c␡<U+009B>d<U+200B>e"])
  }

  @Test func `the end of the lines ends the program after what was begun`() async throws {
    let saver = Saver()
    let dialogue = try DialogueHarness { application in
      application.delegate = saver
      return MessagePanel("Hello")
    }
    dialogue.send(.tooLong)
    dialogue.send(.end)

    for _ in 0..<100 where dialogue.application.isRunning {
      dialogue.application.turn()
      await Task.yield()
    }

    #expect(saver.hasSaved && !dialogue.application.isRunning)
    #expect(dialogue.take().last == "That line is too long and was ignored.")
  }

  @Test func `an output that nobody reads ends the program`() async throws {
    let dialogue = try dialogue()
    dialogue.stopReading()
    dialogue.send(.line("a"))
    dialogue.send(.line("?"))

    for _ in 0..<100 where dialogue.application.isRunning {
      dialogue.application.turn()
      await Task.yield()
    }

    #expect(!dialogue.application.isRunning && below.performed == [.character("a")])
  }
}

/// A delegate that has to save before the program ends.
private final class Saver: ApplicationDelegate {
  private(set) var hasSaved = false

  func applicationWillTerminate(_ application: Application) async {
    await Task.yield()
    hasSaved = true
  }
}
