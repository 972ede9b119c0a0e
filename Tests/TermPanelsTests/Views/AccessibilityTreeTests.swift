import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("The views for a person who does not see the screen")
struct AccessibilityTreeTests {
  private func lines(_ view: View) -> [String] { AccessibilityTree(of: view).lines }

  @Test func `have a kind, a label and a value`() {
    let disabled = Button("Rename")
    disabled.isEnabled = false
    let toggled = ChoiceField(["Novels", "Poems"])
    toggled.accessibilityLabel = "Shelf"
    let bar = KeyHintsBar()
    bar.hints = [KeyHint(key: "Enter", word: "open"), KeyHint(key: "a", word: "add")]
    bar.status = "Saving…"

    #expect(
      lines(
        StackView(
          .vertical,
          [
            Label("Milk"), Label(), Button("Create"), disabled, toggled, ProgressView(0.4), bar,
            ActivityIndicator("Loading"),
            Chart(.bars, [ChartValue("Mon", 3), ChartValue("Tue", 5)]),
          ])) == [
          "text: Milk", "button: Create", "button: Rename, disabled", "choice: Shelf, Novels",
          "progress bar: 40 percent", "keys: Enter open, a add, Saving…", "activity: Loading",
          "chart: Mon: 3, Tue: 5",
        ])
  }

  @Test func `are a form's fields with their labels, and the problem with a value`() {
    let name = TextField("Milk")
    let note = TextView()
    let form = FormPanel(["Name": name, "Note": note])

    #expect(
      lines(form.view) == ["text field: Name, Milk", "text of several lines: Note, empty"])
    #expect(name.spokenText == "Name, Milk")
  }

  @Test func `have the problem with a value that cannot be accepted`() {
    let field = DateField(today: Day(daysSinceEpoch: 20_778), reader: .phrases)
    field.accessibilityLabel = "Due"
    field.enter("soon")

    #expect(field.errorText != nil)
    #expect(lines(field) == ["date field: Due, soon, \(field.errorText ?? "")"])
  }

  @Test func `are a frame's title, and what is in it, indented`() {
    let frame = FrameView(title: "Books", content: Label("Momo"))

    #expect(lines(frame) == ["frame: Books", "  text: Momo"])
  }

  @Test func `are a list's number of rows, and the rows in sight`() throws {
    let rows = ["Bonn", "Ulm"].map { name in
      let row = RowPanel()
      row.text = name
      return row
    }
    let app = try Harness(columns: 30, rows: 6) { _ in ListPanel(content: rows) }

    #expect(
      app.application.window.rootPanel?.accessibilityDescription == """
        list: 2 rows
          row: Bonn, current
          row: Ulm
        """)
  }

  @Test func `are without decorations, hidden ones, and groups`() {
    let hidden = Label("hidden")
    hidden.isHidden = true

    #expect(
      lines(StackView(.vertical, [hidden, StackView(.horizontal, [Label("Milk")])])) == [
        "text: Milk"
      ])
  }

  @Test func `are one text where a group has a label of its own`() {
    let row = StackView(.horizontal, [Label("○"), Label("Milk")])
    row.accessibilityLabel = "Milk, open"

    #expect(lines(row) == ["text: Milk, open"])
  }

  @Test func `that are silent are found`() throws {
    let app = try Harness(columns: 30, rows: 6) { _ in SilentPanel() }

    #expect(
      AccessibilityAudit.silentViews(in: app.application) == [
        "SilentView shows something and has no words.",
        "SilentField takes the keys and has no kind.",
        "TextField takes the keys and has no words.",
      ])
  }
}

/// A panel of views of which none says anything.
private final class SilentPanel: Panel {
  override func loadView() {
    let views: [View] = [
      SilentView(), SilentField(), TextField(), LineView(), FrameView(title: "", content: View()),
    ]
    view = StackView(.vertical, views)
  }
}

private final class SilentView: View {
  override func sizeThatFits(_ size: Size) -> Size { Size(width: 10, height: 1) }
  override func draw(in canvas: Canvas) { canvas.write("Momo", at: .zero) }
}

private final class SilentField: View {
  override var canBecomeFirstResponder: Bool { true }
  override func sizeThatFits(_ size: Size) -> Size { Size(width: 10, height: 1) }
}

private final class LineView: View {
  override func sizeThatFits(_ size: Size) -> Size { Size(width: 10, height: 1) }
  override func draw(in canvas: Canvas) { canvas.fill(bounds, with: "─") }
}
