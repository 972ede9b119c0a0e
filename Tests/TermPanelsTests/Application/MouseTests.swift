import TermPanels
import TermPanelsTesting
import Testing

/// A view that records the mouse events it gets.
private final class Pad: View {
  var told: [String] = []
  var handles = true
  let name: String

  init(_ name: String, _ frame: Rect) {
    self.name = name
    super.init()
    self.frame = frame
  }

  override func mouseDown(_ event: MouseEvent) -> Bool {
    tell("down \(event.clickCount)", event)
    return handles
  }
  override func mouseDragged(_ event: MouseEvent) { tell("drag", event) }
  override func mouseUp(_ event: MouseEvent) { tell("up \(event.clickCount)", event) }
  override func rightMouseDown(_ event: MouseEvent) -> Bool {
    tell("right", event)
    return handles
  }
  override func scrollWheel(_ event: MouseEvent) -> Bool {
    tell("wheel \(event.wheelRows)", event)
    return handles
  }

  private func tell(_ what: String, _ event: MouseEvent) {
    let point = event.location(in: self)
    told.append("\(name) \(what) at \(point.x) \(point.y)")
  }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }
}

private final class PadPanel: Panel {
  let outer = Pad("outer", .zero)
  let inner = Pad("inner", Rect(x: 10, y: 2, width: 10, height: 4))
  let front = Pad("front", Rect(x: 15, y: 4, width: 10, height: 4))

  override func loadView() {
    view = outer
    outer.addSubview(inner)
    outer.addSubview(front)
  }
}

@MainActor @Suite struct MouseTests {
  private let panel = PadPanel()
  private let app: Harness

  init() throws {
    app = try Harness(columns: 40, rows: 10, mouse: .full) { [panel] _ in panel }
  }

  private func told() -> [String] {
    [panel.outer, panel.inner, panel.front].flatMap { $0.takeTold() }
  }

  @Test func `a press goes to the deepest view in front, in its own coordinates`() {
    app.click(at: Point(x: 11, y: 3))
    #expect(told() == ["inner down 1 at 1 1", "inner up 1 at 1 1"])

    app.click(at: Point(x: 16, y: 4))
    #expect(told() == ["front down 1 at 1 0", "front up 1 at 1 0"])

    app.click(at: Point(x: 0, y: 9))
    #expect(told() == ["outer down 1 at 0 9", "outer up 1 at 0 9"])
  }

  @Test func `an unhandled press travels up the chain`() {
    panel.inner.handles = false

    app.click(at: Point(x: 11, y: 3))

    #expect(told() == ["outer down 1 at 11 3", "outer up 1 at 11 3", "inner down 1 at 1 1"])
  }

  @Test func `the view that took the press gets the drag, wherever the mouse is`() {
    app.drag(from: Point(x: 11, y: 3), to: Point(x: 9, y: 3))

    #expect(
      told() == [
        "inner down 1 at 1 1", "inner drag at 0 1", "inner drag at -1 1", "inner up 1 at -1 1",
      ])
  }

  @Test func `hidden, transparent and disabled views leave the mouse to the view behind`() {
    let front = Point(x: 16, y: 4)
    panel.front.isHidden = true
    app.click(at: front)
    #expect(told().first == "inner down 1 at 6 2")
    panel.front.isHidden = false
    panel.front.alpha = 0
    app.click(at: front)
    #expect(told().first == "inner down 1 at 6 2")
    panel.front.alpha = 0.5
    panel.front.isUserInteractionEnabled = false
    app.click(at: front)
    #expect(told().first == "inner down 1 at 6 2")
  }

  @Test func `presses in quick succession at one location are counted`() {
    app.doubleClick(at: .zero)
    #expect(
      told() == [
        "outer down 1 at 0 0", "outer up 1 at 0 0", "outer down 2 at 0 0", "outer up 2 at 0 0",
      ])

    app.click(at: .zero)
    #expect(told() == ["outer down 1 at 0 0", "outer up 1 at 0 0"])

    app.mouse(.press(.left), at: .zero)
    app.mouse(.press(.left), at: Point(x: 1, y: 0))
    #expect(told() == ["outer down 2 at 0 0", "outer down 1 at 1 0"])
  }

  @Test func `the wheel and the right button go to the view under the mouse`() throws {
    app.scroll(-1, at: Point(x: 10, y: 2))
    app.scroll(2, at: Point(x: 10, y: 2))
    app.mouse(.press(.right), at: .zero)
    app.mouse(.release(.right), at: .zero)
    app.mouse(.press(.middle), at: .zero)

    #expect(
      told() == [
        "outer right at 0 0", "inner wheel -3 at 0 0", "inner wheel 3 at 0 0",
        "inner wheel 3 at 0 0",
      ])
  }

  @Test func `a drag and a release without a press are ignored`() {
    app.mouse(.drag(.left), at: .zero)
    app.mouse(.release(.left), at: .zero)

    #expect(told() == [])
  }

  @Test func `nothing below a presented panel gets mouse events`() {
    panel.present(MessagePanel("Wait."))
    app.application.update()

    app.scroll(1, at: Point(x: 10, y: 2))
    app.mouse(.press(.right), at: .zero)
    app.click(at: .zero)
    #expect(told() == [] && panel.presentedPanel == nil)
  }

  @Test func `a press ends when a panel is presented meanwhile`() {
    app.mouse(.press(.left), at: .zero)
    panel.present(MessagePanel("Wait."))
    app.mouse(.release(.left), at: .zero)

    #expect(told() == ["outer down 1 at 0 0"])
  }

  @Test func `a press ends when its view is removed`() {
    app.mouse(.press(.left), at: Point(x: 11, y: 3))
    panel.inner.removeFromSuperview()
    app.mouse(.release(.left), at: Point(x: 11, y: 3))

    #expect(told() == ["inner down 1 at 1 1"])
  }

  @Test func `a click beside a presented panel dismisses it if it permits that`() throws {
    let message = MessagePanel("Wait.")
    panel.present(message)
    app.application.update()
    try app.click(on: "Wait.")
    #expect(panel.presentedPanel === message)
    app.drag(from: .zero, to: try app.place(of: "Wait."))
    #expect(panel.presentedPanel === message)

    app.click(at: .zero)
    #expect(panel.presentedPanel == nil)

    let prompt = PromptPanel(title: "New", fields: ["Name": TextField()], acceptTitle: "Add") {}
    panel.present(prompt)
    app.application.update()
    app.click(at: .zero)
    #expect(panel.presentedPanel === prompt)
  }

  @Test func `with the wheel alone a click does nothing`() {
    app.application.mouseMode = .wheel
    #expect(app.terminal.mouseMode == .wheel)

    app.click(at: .zero)
    app.scroll(1, at: .zero)

    #expect(told() == ["outer wheel 3 at 0 0"])
  }

  @Test func `a mode is set while the program runs`() {
    #expect(app.terminal.mouseMode == .full)
    app.application.mouseMode = .off
    #expect(app.terminal.mouseMode == .off)

    app.terminal.send(.mouse(MouseEvent(.press(.left), at: .zero)))
    app.application.turn()
    #expect(told() == [])
  }

  @Test func `a key releases the mouse, reports it, and captures it again`() throws {
    let navigation = NavigationPanel(root: PadPanel())
    let app = try Harness(columns: 60, rows: 8, mouse: .full) { _ in navigation }
    func titles() -> [String] { app.application.activeCommands.map(\.command.title) }
    #expect(titles().contains("Release the mouse to select text"))

    app.press(Key(.function(8)))
    #expect(app.terminal.mouseMode == .off && app.application.isMouseReleased)
    #expect(app.screen.contains("The mouse now selects text.   F8 take back"))
    #expect(titles().contains("Take back the mouse"))
    app.run(for: 5)
    #expect(app.screen.hasSuffix("mouse released (F8)"))
    app.scroll(1)
    #expect((navigation.topPanel as? PadPanel)?.outer.told == [])

    app.press(Key(.function(8)))
    #expect(app.terminal.mouseMode == .full && !app.application.isMouseReleased)
    app.run(for: 5)
    #expect(!app.screen.contains("mouse"))
  }

  @Test func `without a mouse its key is disabled`() {
    func isOffered() -> Bool {
      app.application.activeCommands.contains { $0.command.id == Command.programMouse.id }
    }
    app.application.mouseMode = .off
    #expect(!isOffered())
    app.application.mouseMode = .full
    #expect(isOffered())
    app.terminal.hasMouse = false
    #expect(!isOffered())
  }
}
