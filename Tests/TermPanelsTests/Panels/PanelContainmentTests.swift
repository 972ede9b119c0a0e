import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct PanelContainmentTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let app: Harness

  init() throws {
    let root = RecordingPanel("P", log: log)
    self.root = root
    app = try Harness(columns: 30, rows: 8) { _ in root }
    log.clear()
  }

  private func panel(_ name: String) -> RecordingPanel { RecordingPanel(name, log: log) }

  // Rules 1, 2
  @Test func `will-move comes before the link, and did-move is left to the container`() {
    let a = panel("A")
    var parents: [Panel?] = []
    a.onCallback = { [unowned a] _ in parents.append(a.parent) }

    root.addChild(a)

    #expect(log.lines == ["A.willMove(P)"])
    #expect(parents.count == 1 && parents[0] == nil)
    #expect(a.parent === root && root.children.count == 1)
  }

  // Rules 3, 4
  @Test func `removing cuts the link, then calls only did-move`() {
    let a = panel("A")
    root.addChild(a)
    log.clear()
    var parents: [Panel?] = []
    a.onCallback = { [unowned a] _ in parents.append(a.parent) }

    a.removeFromParent()

    #expect(log.lines == ["A.didMove(nil)"])
    #expect(parents.count == 1 && parents[0] == nil && root.children.isEmpty)
  }

  // Rules 5, 6
  @Test func `embedding and unembedding make all calls in order`() {
    let a = panel("A")

    root.embedChild(a)
    root.unembedChild(a)

    #expect(
      log.lines == [
        "A.willMove(P)", "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.didAppear",
        "A.didMove(P)", "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
      ])
  }

  // Rule 7
  @Test func `a panel embedded elsewhere is removed there first, with all callbacks`() {
    let (q, a) = (panel("Q"), panel("A"))
    root.embedChild(q)
    root.embedChild(a)
    log.clear()

    q.embedChild(a)

    #expect(
      log.story == [
        "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)", "A.willMove(Q)",
        "A.willAppear", "A.didAppear", "A.didMove(Q)",
      ])
    #expect(root.children.count == 1)
  }

  // Rule 7
  @Test func `adding the child of another parent stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let child = Panel()
        Panel().addChild(child)
        let parent = Panel()
        parent.addChild(child)
        Panel().addChild(child)
      }
    }
  }

  // Rules 8, 9
  @Test func `a child that is added again moves to the end, without a callback`() {
    let (a, b) = (panel("A"), panel("B"))
    root.addChild(a)
    root.addChild(b)
    log.clear()

    root.addChild(a)

    #expect(root.children.map(\.title) == ["B", "A"] && log.lines.isEmpty)
  }

  // Rule 10
  @Test func `adding a panel to itself stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (Panel(), Panel())
        parent.addChild(child)
        child.addChild(parent)
      }
    }
  }

  // Rule 11
  @Test func `a child's view outside its parent's stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Panel().embedChild(Panel(), in: View()) }
    }
  }

  // Rule 12
  @Test func `removing a parent changes nothing between it and its children`() {
    let (q, a) = (panel("Q"), panel("A"))
    root.embedChild(q)
    q.embedChild(a)

    root.unembedChild(q)

    #expect(a.parent === q && log.lines(of: "A").last == "A.didDisappear")
  }

  // Rule 13
  @Test func `a removed child is freed`() {
    var a: RecordingPanel? = panel("A")
    weak let reference = a
    if let a {
      root.embedChild(a)
      root.unembedChild(a)
    }

    a = nil

    #expect(reference == nil)
  }

  // Rules 14, 16
  @Test func `a panel's view is not loaded before it is needed`() {
    let a = panel("A")
    root.addChild(a)
    #expect(a.viewIfLoaded == nil && !a.isViewLoaded)

    a.loadViewIfNeeded()

    #expect(a.isViewLoaded && log.lines(of: "A").filter { $0 == "A.viewDidLoad" }.count == 1)
  }

  // Rules 15, 17, 19
  @Test func `the view is loaded once, without a size`() {
    let panel = LoadingPanel()

    _ = panel.view
    _ = panel.view

    #expect(panel.calls == ["loadView", "viewDidLoad 0×0"])
  }

  // Rule 18
  @Test func `setting properties loads no view, and they are shown when it is loaded`() {
    let message = MessagePanel("One")
    message.message = Message(title: "Two")
    message.title = "Title"
    #expect(!message.isViewLoaded)

    root.embedChild(message)
    app.application.turn()

    #expect(app.screen.contains("Two") && !app.screen.contains("One"))
  }

  @Test func `a child that removes itself in an appearance callback is removed`() {
    for event in [Callback.Event.willAppear, .isAppearing, .didAppear] {
      let a = panel("A")
      a.onCallback = { [root, unowned a] in if $0 == event { root.unembedChild(a) } }

      root.embedChild(a)

      #expect(a.parent == nil && a.view.superview == nil)
      #expect(
        Array(log.story.suffix(3)) == ["A.willDisappear", "A.didDisappear", "A.didMove(nil)"])
      log.clear()
    }
  }

  @Test func `the tree of panels reads as text`() {
    root.embedChild(panel("A"))

    #expect(
      root.treeDescription == """
        RecordingPanel “P” appeared
          RecordingPanel “A” appeared
        """)
  }
}

private final class LoadingPanel: Panel {
  var calls: [String] = []

  override func loadView() {
    calls.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    calls.append("viewDidLoad \(view.bounds.width)×\(view.bounds.height)")
  }
}
