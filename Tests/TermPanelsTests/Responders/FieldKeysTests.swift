import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

/// A panel that has a command on all keys, above a view that takes the keys.
private final class AllKeysPanel: Panel {
  var count = 0
  private let content: View

  init(_ content: View) { self.content = content }

  override func viewDidLoad() { view.embedSubview(content) }
  override var preferredFirstResponder: Responder? { content }
  override var keyCommandsTitle: String? { "Above" }
  override var keyCommands: [KeyCommand] {
    [KeyCommand(keys: allKeys, title: "Above") { [unowned self] in count += 1 }]
  }
}

@MainActor @Suite struct FieldKeysTests {
  /// Presses every key, and checks that it does only what is listed for it.
  private func check(_ view: View, prepare: () -> Void = {}) throws {
    let panel = AllKeysPanel(view)
    let app = try Harness { _ in panel }
    for key in allKeys {
      prepare()
      panel.count = 0
      let listed = app.application.activeCommands.first { $0.keys.contains(KeySequence(key)) }
      if listed != nil { #expect(!view.keyDown(key), "\(key.name) is listed, but not as text") }

      app.press(key)

      #expect((panel.count == 1) == (listed?.title == "Above"), "\(key.name)")
    }
  }

  // Rules 54, 55
  @Test func `only listed commands fire in a text field`() throws {
    try check(TextField("some text"))
  }

  @Test func `only listed commands fire in a date field`() throws {
    let field = DateField(today: Day(daysSinceEpoch: 20_778), reader: .phrases)
    try check(field) { field.closeCalendar() }
  }

  @Test func `only listed commands fire in an open calendar`() throws {
    let field = DateField(today: Day(daysSinceEpoch: 20_778), reader: .phrases)
    try check(field) { field.openCalendar() }
  }

  @Test func `only listed commands fire on a button`() throws {
    try check(Button("Go", key: .character("g")))
  }
}
