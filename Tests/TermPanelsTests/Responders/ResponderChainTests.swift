import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct ResponderChainTests {
  private let log = CallbackLog()
  private let child = Panel()
  private let parent = Panel()
  private var fired: Fired = Fired()

  private func command(_ name: String, _ keys: Key..., isEnabled: Bool = true, below: Bool = false)
    -> KeyCommand
  {
    KeyCommand(keys: keys, title: name, isEnabled: isEnabled, worksBelowModals: below) {
      [fired] in fired.names.append(name)
    }
  }

  private func harness() throws -> Harness {
    let app = try Harness { _ in parent }
    parent.embedChild(child)
    child.commands = {
      [
        command("near", .character("a"), .control("s"), .enter),
        command("off", .character("o"), isEnabled: false),
        command("second", .character("a"), .up),
      ]
    }
    parent.commands = {
      [
        command("far", .character("a"), .character("o"), .down),
        command("kept", .control("k"), .character("k"), below: true),
      ]
    }
    return app
  }

  private func expectWhatIsListedFires(_ app: Harness) {
    var listed: [KeySequence: String] = [:]
    for active in app.application.activeCommands {
      for key in active.keys where listed[key] == nil { listed[key] = active.command.title }
    }
    for key in allKeys where ![.control("c"), .control("l"), .control("z")].contains(key) {
      fired.names = []
      app.press(key)
      let forms = app.application.forms(of: key).lazy
      let expected = forms.compactMap { listed[KeySequence($0)] }.first.map { [$0] } ?? []
      #expect(fired.names == expected, "\(key.name)")
    }
  }

  // Rule 46
  @Test func `the chain goes from view to panel to superview to window to application`() throws {
    let app = try harness()
    let label = Label()
    child.view.addSubview(label)

    let chain = ResponderChain(start: label).responders

    let expected: [Responder] = [
      label, child.view, child, parent.view, parent, app.application.window, app.application,
    ]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  // Rules 48, 52, 53, 55
  @Test func `every key has the listed effect and no other`() throws {
    let app = try harness()
    TypingView.install(in: child, typing: false)

    expectWhatIsListedFires(app)
  }

  // Rules 54, 55
  @Test(arguments: [true, false])
  func `typed text triggers no command, handled or not`(isTaken: Bool) throws {
    let app = try harness()
    TypingView.install(in: child, typing: true, handles: isTaken)

    expectWhatIsListedFires(app)
  }

  // Rules 54, 55
  @Test func `a responder that takes text has commands of its own on plain characters`() throws {
    let app = try harness()
    TypingView.install(in: child, typing: true, handles: false) { [fired] in
      [KeyCommand(.character("o"), title: "own") { fired.names.append("own") }]
    }

    expectWhatIsListedFires(app)
    app.press(.character("o"), .character("a"))

    #expect(fired.names == ["own"])
  }

  // Rules 47, 71
  @Test func `keys do not fall through a modal, not even from its child`() throws {
    let app = try harness()
    let modal = Panel()
    let inner = Panel()
    let content = Panel()
    content.commands = { [command("inner", .character("i"))] }
    inner.commands = { [command("modal", .character("m"), .character("i"))] }
    modal.embedChild(inner)
    inner.embedChild(content)
    child.present(modal)
    TypingView.install(in: content, typing: false)

    expectWhatIsListedFires(app)
    app.press(.character("a"), .character("m"), .character("i"), .character("k"))

    #expect(fired.names == ["modal", "inner", "kept"])
  }

  // Rules 53, 55
  @Test func `a text field below a modal shadows nothing`() throws {
    let app = try harness()
    TypingView.install(in: parent, typing: true)
    parent.present(Panel())

    expectWhatIsListedFires(app)
  }
}

@MainActor private final class Fired { var names: [String] = [] }

/// A view that takes the keys first, perhaps as text.
private final class TypingView: View {
  private var isTyping = false
  private var handles = true
  private var commands: () -> [KeyCommand] = { [] }
  override var canBecomeFirstResponder: Bool { true }
  override var takesText: Bool { isTyping }
  override var keyCommands: [KeyCommand] { commands() }
  override func keyDown(_ key: Key) -> Bool {
    isTyping && handles && key.typedCharacter != nil
  }

  static func install(
    in panel: Panel, typing: Bool, handles: Bool = true,
    commands: @escaping () -> [KeyCommand] = { [] }
  ) {
    let view = TypingView()
    view.commands = commands
    view.isTyping = typing
    view.handles = handles
    panel.view.addSubview(view)
    view.becomeFirstResponder()
  }
}
