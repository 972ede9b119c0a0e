import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("Other screens in a dialogue") struct LinearScreenTests {
  private let below = PromptBelowPanel()

  private func dialogue() throws -> DialogueHarness {
    below.title = "Below"
    let dialogue = try DialogueHarness { [below] _ in below }
    _ = dialogue.take()
    return dialogue
  }

  @Test func `an alert is read as its sentences and choices`() async throws {
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

  @Test func `a message is read as its sentences and actions`() async throws {
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

  @Test func `new content of a container is read, and unchanged content is not`() async throws {
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

  @Test func `a form asks for its fields and is accepted in place`() async throws {
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

  @Test func `fields beside buttons are asked for before the choice`() async throws {
    let dialogue = try dialogue()
    let field = TextField()
    var names: [String] = []
    below.present(RenamePanel(field, Button("Rename") { names.append(field.text) }))
    await dialogue.settle()
    #expect(dialogue.take().last == "Text: empty")

    #expect(
      await dialogue.type("Ulm") == [
        "1. Rename", "That was the last question. ?: all commands.",
      ])
    _ = await dialogue.type("1")
    #expect(names == ["Ulm"])
  }

  @Test func `a picker asks for part of a name, and then for the choice`() async throws {
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

  @Test func `a split is read column by column`() async throws {
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

  @Test func `the path to a pushed screen is read`() async throws {
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

  @Test func `a toast is a lasting line that names its command`() async throws {
    let dialogue = try dialogue()

    dialogue.application.window.show(Toast("Deleted “Milk”", hint: ("u", "undo")))
    dialogue.application.window.show(Toast("The disk is full.", isError: true))

    #expect(dialogue.take() == ["Deleted “Milk”. u: undo.", "Error: The disk is full."])
  }

  @Test func `no data can steer the reader's terminal`() async throws {
    let dialogue = try dialogue()

    dialogue.application.window.show(Toast("a\u{1B}[31m\nb\u{202E}c\u{7F}\u{9B}d\u{200B}e"))

    #expect(dialogue.take() == ["a␛[31m b<U+202E>c␡<U+009B>d<U+200B>e"])
  }

  @Test func `the end of input ends the program after work in progress`() async throws {
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

  @Test func `the views of a screen are read on parts`() async throws {
    let dialogue = try dialogue()
    let alert = AlertPanel(title: "Delete 12 to-dos?", message: "They can be brought back.")
    alert.addAction(AlertAction("Delete", style: .destructive))
    alert.addAction(AlertAction("Cancel", style: .cancel))
    below.present(alert)
    await dialogue.settle()
    _ = dialogue.take()

    #expect(
      await dialogue.type("parts") == [
        "dialog: Delete 12 to-dos?", "text: They can be brought back.", "button: Delete",
        "button: Cancel",
      ])
  }

  @Test func `a closed output ends the program`() async throws {
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

/// A field above a button.
private final class RenamePanel: Panel {
  private let content: StackView

  init(_ field: TextField, _ button: Button) {
    content = StackView(.vertical, [field, button])
    super.init()
    title = "Rename"
  }

  override func loadView() { view = content }
}
