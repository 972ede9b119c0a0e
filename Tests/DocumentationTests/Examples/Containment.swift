import TermPanels
import TermPanelsTesting

// begin card-panel
final class CardPanel: Panel {
  private let body = View()

  override func loadView() {
    view = FrameView(title: "On the table", content: body)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let book = BookPanel()
    book.book = Book(title: "Middlemarch", author: "George Eliot")
    embedChild(book, in: body)
  }
}
// end card-panel

// begin by-hand
extension Panel {
  func embedByHand(_ child: Panel, in container: View) {
    addChild(child)  // willMove(toParent: self), then the link
    container.embedSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeByHand(_ child: Panel) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()  // the link, then didMove(toParent: nil)
  }
}
// end by-hand

/// The parent P and two panels, A and B, which the examples embed and exchange.
@MainActor private final class Family {
  let story = Story()
  let parent: RecordingPanel
  let a: RecordingPanel
  let b: RecordingPanel
  let app: Harness

  init(motion: Motion = .reduced) throws {
    let story = story
    let parent = RecordingPanel("P", log: story.log)
    self.parent = parent
    a = RecordingPanel("A", log: story.log)
    b = RecordingPanel("B", log: story.log)
    app = try Harness(columns: 20, rows: 5, motion: motion) { _ in parent }
    story.begin()
  }

  func exchange(duration: Double) {
    a.willMove(toParent: nil)
    parent.addChild(b)
    parent.transition(from: a, to: b, duration: duration) { [self] _ in
      a.removeFromParent()
      b.didMove(toParent: parent)
    }
  }
}

extension Exhibit {
  static let containment = [
    Exhibit(.screen, "card-panel") {
      try Harness(columns: 40, rows: 5) { _ in CardPanel() }.screen
    },
    Exhibit(.table, "callbacks") {
      var rows = ["| You call | Callbacks, in this order |", "|---|---|"]
      func add(_ call: String, _ lines: [String]) {
        rows.append("| \(call) | \(lines.map { "`\($0)`" }.joined(separator: "<br>")) |")
      }
      var family = try Family()
      family.parent.addChild(family.a)
      add("`P.addChild(A)`", family.story.take())
      family.a.removeFromParent()
      add("`A.removeFromParent()`", family.story.take())

      family = try Family()
      family.parent.embedChild(family.a)
      add("`P.embedChild(A)`, P is visible", family.story.take())
      family.parent.unembedChild(family.a)
      add("`P.unembedChild(A)`, P is visible", family.story.take())

      let story = Story()
      let (parent, child) = (
        RecordingPanel("P", log: story.log), RecordingPanel("A", log: story.log)
      )
      parent.loadViewIfNeeded()
      story.begin()
      parent.embedChild(child)
      add("`P.embedChild(A)`, P is off screen", story.take())
      parent.unembedChild(child)
      add("`P.unembedChild(A)`, P is off screen", story.take())

      family = try Family(motion: .full)
      family.parent.embedChild(family.a)
      family.story.begin()
      family.exchange(duration: 0.3)
      add(
        "`A.willMove(toParent: nil)`, `P.addChild(B)`, `P.transition(from: A, to: B, …)`",
        family.story.take())
      family.app.run(for: 0.4)
      add(
        "… after 0.3 seconds, with `A.removeFromParent()` and `B.didMove(toParent: P)` "
          + "in the completion", family.story.take())
      return rows.joined(separator: "\n")
    },
  ]

  static let appearance = [
    Exhibit(.log, "appearance") {
      let story = Story()
      let (parent, child) = (
        RecordingPanel("P", log: story.log), RecordingPanel("A", log: story.log)
      )
      parent.embedChild(child)
      story.note("— P becomes the root of the window —")
      let app = try Harness(columns: 20, rows: 5) { _ in parent }
      story.note("— P leaves the window —")
      app.application.window.rootPanel = nil
      return story.text
    },
    Exhibit(.log, "turned-back") {
      let story = Story()
      let panel = RecordingPanel("A", log: story.log)
      panel.loadViewIfNeeded()
      panel.beginAppearanceTransition(true, animated: true)
      panel.beginAppearanceTransition(false, animated: true)
      panel.endAppearanceTransition()
      return story.text
    },
    Exhibit(.log, "interrupted-fade") {
      let story = Story()
      let panels = ["A", "B", "C"].map { RecordingPanel($0, log: story.log) }
      let container = ContainerPanel(content: panels[0])
      let app = try Harness(columns: 20, rows: 5, motion: .full) { _ in container }
      story.note("— content = B —")
      container.content = panels[1]
      app.run(for: 0.1)
      story.note("— a tenth of a second later: content = C —")
      container.content = panels[2]
      story.note("— time passes —")
      app.run(for: 0.4)
      let all = story.take()
      return all[(all.firstIndex(of: "— content = B —") ?? 0)...].joined(separator: "\n")
    },
  ]
}
