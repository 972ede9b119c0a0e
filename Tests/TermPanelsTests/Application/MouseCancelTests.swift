import TermPanelsTesting
import Testing

@testable import TermPanels

/// A view that records the gestures that it gets.
private final class Pad: View {
  var told: [String] = []

  override func mouseDown(_ event: MouseEvent) -> Bool { tell("down", event) }
  override func mouseDragged(_ event: MouseEvent) { _ = tell("drag", event) }
  override func mouseUp(_ event: MouseEvent) { _ = tell("up", event) }
  override func mouseCancelled() { told.append("cancelled") }

  private func tell(_ what: String, _ event: MouseEvent) -> Bool {
    told.append("\(what) \(event.position.x) \(event.position.y)")
    return true
  }
}

private final class PadPanel: Panel {
  let pad = Pad()
  var keys: [Key] = []

  override func viewDidLoad() { view.embedSubview(pad) }

  override func keyDown(_ key: Key) -> Bool {
    keys.append(key)
    return true
  }
}

@MainActor @Suite struct MouseCancelTests {
  private let panel = PadPanel()
  private let app: Harness

  init() throws {
    app = try Harness(columns: 40, rows: 10, mouse: .full) { [panel] _ in
      ContainerPanel(content: panel)
    }
  }

  private func begin(dragging: Bool = true) {
    app.mouse(.press(.left), at: Point(x: 3, y: 3))
    if dragging { app.mouse(.drag(.left), at: Point(x: 4, y: 3)) }
    panel.pad.told = []
  }

  private var isCaptured: Bool { app.application.window.mouse.isCaptured }

  /// Whatever ends a gesture without its release.
  nonisolated private static let ends: [String: @MainActor @Sendable (Harness, PadPanel) -> Void] =
    [
      "Esc": { app, _ in app.press(.escape) },
      "another key": { app, _ in app.press(.character("j")) },
      "a paste": { app, _ in app.paste("text") },
      "the wheel": { app, _ in app.scroll(1) },
      "the right button": { app, _ in app.mouse(.press(.right), at: Point(x: 3, y: 3)) },
      "the middle button": { app, _ in app.mouse(.press(.middle), at: Point(x: 3, y: 3)) },
      "a movement without a button": { app, _ in app.mouse(.move, at: Point(x: 3, y: 3)) },
      "a resize": { app, _ in app.resize(columns: 50, rows: 12) },
      "Ctrl-Z": { app, _ in
        app.terminal.send(.suspend)
        app.application.turn()
      },
      "an editor": { app, _ in
        _ = try? app.terminal.run(["vi"])
        app.application.turn()
      },
      "the mouse given back": { app, _ in app.application.mouseMode = .wheel },
      "a presented panel": { app, panel in
        panel.present(MessagePanel("Wait."))
        app.application.update()
      },
      "a panel that is removed": { app, panel in
        (panel.parent as? ContainerPanel)?.content = nil
        app.application.update()
      },
      "a view that is hidden": { app, panel in
        panel.view.isHidden = true
        app.application.update()
      },
    ]

  @Test(arguments: ends.keys.sorted())
  func `is told once when a gesture ends without its release`(how: String) throws {
    let end = try #require(Self.ends[how])
    for dragging in [false, true] {
      begin(dragging: dragging)

      end(app, panel)

      #expect(panel.pad.told == ["cancelled"] && !isCaptured, "dragged: \(dragging)")
      panel.view.isHidden = false
      panel.presentedPanel?.dismiss()
      if panel.parent == nil {
        (app.application.window.rootPanel as? ContainerPanel)?.content = panel
      }
      app.application.mouseMode = .full
      app.application.update()
      panel.pad.told = []
      app.mouse(.drag(.left), at: Point(x: 8, y: 3))
      app.mouse(.release(.left), at: Point(x: 8, y: 3))
      #expect(panel.pad.told == [], "dragged: \(dragging)")
    }
  }

  @Test func `a second press cancels the first gesture and begins another one`() {
    begin()

    app.mouse(.press(.left), at: Point(x: 6, y: 6))

    #expect(panel.pad.told == ["cancelled", "down 6 6"] && isCaptured)
  }

  @Test func `Esc after a drag does no more than cancel it, after a press it is a key`() {
    begin()
    app.press(.escape)
    #expect(panel.keys == [])

    begin(dragging: false)
    app.press(.escape)
    #expect(panel.keys == [.escape])

    begin()
    app.press(.character("j"))
    #expect(panel.keys == [.escape, .character("j")])
  }

  @Test(arguments: [
    (Point(x: -4, y: 3), "0 3"), (Point(x: 99, y: 3), "39 3"), (Point(x: 3, y: -1), "3 0"),
    (Point(x: 99, y: 99), "39 9"),
  ])
  func `what follows a press outside the window lies at its edge`(point: Point, shown: String) {
    begin()

    app.mouse(.drag(.left), at: point)
    app.mouse(.release(.left), at: point)

    #expect(panel.pad.told == ["drag \(shown)", "up \(shown)"] && !isCaptured)
  }

  @Test func `a release without a press is nobody's`() {
    app.mouse(.drag(.left), at: .zero)
    app.mouse(.release(.left), at: .zero)

    #expect(panel.pad.told == [])
  }
}

/// The views with gestures of their own.
@MainActor @Suite struct CancelledGestureTests {
  @Test func `a cancelled press presses no button, no hint and no title`() throws {
    var presses = 0
    let panel = MessagePanel(Message(title: "Empty.", actionTitle: "Begin")) { presses += 1 }
    panel.title = "Second"
    panel.commands = { [KeyCommand(.character("a"), title: "Add", hint: "add") { presses += 1 }] }
    let root = Panel()
    root.title = "First"
    let navigation = NavigationPanel(root: root)
    let app = try Harness(columns: 60, rows: 12, mouse: .full) { _ in navigation }
    navigation.push(panel, animated: false)
    app.application.update()

    for text in ["Begin", "a add", "First"] {
      let place = try app.place(of: text)
      app.mouse(.press(.left), at: place)
      app.press(.character("x"))
      app.mouse(.release(.left), at: place)
    }

    #expect(presses == 0 && navigation.topPanel === panel)
  }

  @Test func `a cancelled drag of a split's line brings the widths back`() throws {
    let stage = SplitStage()
    let app = try stage.start(columns: 90)
    app.application.mouseMode = .full
    let widths = stage.widths
    app.mouse(.press(.left), at: Point(x: widths[0], y: 4))
    app.mouse(.drag(.left), at: Point(x: widths[0] - 6, y: 4))
    #expect(stage.widths != widths)

    app.press(.escape)

    #expect(stage.widths == widths)
  }
}
