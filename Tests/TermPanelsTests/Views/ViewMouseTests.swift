import CivilCalendar
import TermPanels
import TermPanelsTesting
import Testing

/// Each view under the mouse.
@MainActor @Suite struct ViewMouseTests {
  private func app(rows: Int = 10, _ panel: Panel) throws -> Harness {
    try Harness(columns: 60, rows: rows, mouse: .full) { _ in panel }
  }

  private func form(_ field: any PromptField) throws -> Harness {
    try app(FormPanel(["Label": field]))
  }

  // MARK: - Buttons and dialogs

  @Test func `a button is pressed when the mouse is released on it`() throws {
    var presses = 0
    let message = MessagePanel(Message(title: "Empty.", actionTitle: "Begin")) { presses += 1 }
    let app = try app(message)
    let place = try app.place(of: "Begin")

    app.click(at: place)
    #expect(presses == 1)
    app.drag(from: place, to: .zero)
    app.drag(from: .zero, to: place)
    #expect(presses == 1)
  }

  @Test func `a click chooses an alert's action, and one beside it does nothing`() throws {
    var chosen = ""
    let panel = Panel()
    let app = try app(panel)
    let alert = AlertPanel(title: "Delete?", message: "All of it.")
    alert.addAction(AlertAction("Delete", style: .destructive) { chosen += "delete" })
    alert.addAction(AlertAction("Cancel", style: .cancel) { chosen += "cancel" })
    panel.present(alert)
    app.application.update()

    app.click(at: Point(x: 0, y: 9))
    #expect(panel.presentedPanel === alert)
    try app.click(on: "Cancel")
    #expect(panel.presentedPanel == nil && chosen == "cancel")
  }

  @Test func `a prompt's fields and buttons take clicks until it saves`() async throws {
    let (name, author) = (TextField("Emma"), TextField())
    let panel = Panel()
    let app = try app(rows: 14, panel)
    var accepted = 0
    let prompt = PromptPanel(
      title: "New", fields: ["Name": name, "Author": author], acceptTitle: "Add"
    ) {
      accepted += 1
      await Task.yield()
    }
    panel.present(prompt)
    app.application.update()

    app.click(at: Point(x: try app.place(of: "Emma").x, y: try app.place(of: "Author").y))
    app.type("Austen")
    #expect(author.text == "Austen" && name.text == "Emma")

    try app.click(on: "Add")
    #expect(prompt.isSaving && !name.isFirstResponder)
    try app.click(on: "Emma")
    app.type("x")
    #expect(await app.waitUntil { panel.presentedPanel == nil })
    #expect(accepted == 1 && name.text == "Emma" && author.text == "Austen")
  }

  @Test func `help is scrolled by the wheel, and dismissed by a click beside it`() throws {
    let panel = Panel()
    let app = try app(rows: 8, panel)
    panel.commands = {
      (1...9).map { number in
        KeyCommand(.character(Character("\(number)")), title: "Number \(number)") {}
      }
    }
    panel.present(HelpPanel(for: app.application))
    app.application.update()
    #expect(!app.screen.contains("Number 9"))

    app.scroll(3, at: try app.place(of: "Number 3"))
    #expect(app.screen.contains("Number 9"))
    app.click(at: .zero)
    #expect(panel.presentedPanel == nil)
  }

  @Test func `a click takes a picker's choice, and its field keeps the focus`() throws {
    let panel = Panel()
    let app = try app(rows: 16, panel)
    var picked: [String] = []
    func present() {
      let names = (1...30).map { "Number \($0)" }
      let picker = PickerPanel(title: "Go to") { typed in
        names.map { PickerChoice(id: $0, title: $0) }.matching(typed)
      }
      picker.onPick = { picked.append($0.title) }
      panel.present(picker)
      app.application.update()
    }
    present()
    app.drag(from: try app.place(of: "Number 3"), to: .zero)
    app.scroll(1, at: try app.place(of: "Number 5"))
    app.type("27")
    try app.click(on: "Number 27")
    #expect(picked == ["Number 27"] && panel.presentedPanel == nil)

    present()
    app.click(at: .zero)
    #expect(picked.count == 1 && panel.presentedPanel == nil)
  }

  // MARK: - Lines of the navigation

  @Test func `a hint has the effect of its key, also below a presented panel`() throws {
    var added = 0
    let panel = Panel()
    panel.title = "Shelf"
    panel.commands = { [KeyCommand(.character("a"), title: "Add", hint: "add") { added += 1 }] }
    let app = try app(NavigationPanel(root: panel))

    try app.click(on: "a add")
    #expect(added == 1)
    app.drag(from: try app.place(of: "a add"), to: .zero)
    #expect(added == 1)

    panel.present(MessagePanel("Wait."))
    app.application.update()
    try app.click(on: "Esc close")
    #expect(panel.presentedPanel == nil)
  }

  @Test func `a toast has the effect of its key`() throws {
    var undone = 0
    let panel = Panel()
    panel.commands = { [KeyCommand(.character("u"), title: "Undo") { undone += 1 }] }
    let app = try app(NavigationPanel(root: panel))
    app.application.window.show(Toast("Deleted.", hint: ("u", "undo")))
    app.application.update()

    try app.click(on: "Deleted.")

    #expect(undone == 1 && !app.screen.contains("Deleted."))
  }

  @Test func `a click on an earlier title pops to it, if every panel agrees`() throws {
    let panels = ["Lists", "Groceries", "Milk"].map { title in
      let panel = Panel()
      panel.title = title
      return panel
    }
    let navigation = NavigationPanel(root: panels[0])
    let app = try app(navigation)
    navigation.setPanels(panels, animated: false)
    app.application.update()

    try app.click(on: "Milk")
    #expect(navigation.panels.count == 3)
    panels[1].shouldPop = { false }
    try app.click(on: "Lists")
    #expect(navigation.panels.count == 3)
    try app.click(on: "Groceries")
    #expect(navigation.topPanel === panels[1])
    panels[1].shouldPop = nil
    try app.click(on: "Lists")
    #expect(navigation.panels.count == 1)
  }

  // MARK: - Text

  @Test func `a click puts a field's cursor there`() throws {
    let field = TextField("百年 years")
    let app = try form(field)
    let place = try app.place(of: "百")

    app.click(at: Point(x: place.x + 3, y: place.y))
    app.type("x")
    #expect(field.text == "百x年 years")
    app.click(at: Point(x: place.x + 20, y: place.y))
    app.type("!")
    #expect(field.text == "百x年 years!")
    app.click(at: place)
    app.type("<")
    #expect(field.text == "<百x年 years!")
  }

  @Test func `a click and a drag in a text place the cursor and select`() throws {
    let text = TextView("one two\nthree\nfour")
    let app = try form(text)
    let place = try app.place(of: "one")

    app.click(at: Point(x: place.x + 4, y: place.y))
    #expect(text.cursor == Point(x: 4, y: 0))
    app.drag(from: place, to: Point(x: place.x + 3, y: place.y + 1))
    #expect(text.selectedText == "one two\nthr")
    app.click(at: place)
    #expect(text.selectedText == "")
    app.click(at: Point(x: place.x + 2, y: place.y), .shift)
    #expect(text.selectedText == "on")
  }

  @Test func `the wheel scrolls a text and leaves its cursor, until the next key`() throws {
    let text = TextView((1...20).map { "line \($0)" }.joined(separator: "\n"))
    let app = try form(text)
    #expect(app.screen.contains("line 20") && text.cursor != nil)
    let place = Point(x: try app.place(of: "line 20").x, y: 1)

    app.scroll(-3, at: place)
    #expect(app.screen.contains("line 8\n") && text.cursor == nil && app.terminal.cursor == nil)
    app.resize(columns: 50, rows: 10)
    #expect(app.screen.contains("line 8\n"))
    app.scroll(-30, at: place)
    #expect(app.screen.contains("line 1\n"))
    app.type("!")
    #expect(app.screen.contains("line 20!") && text.cursor == Point(x: 8, y: 3))
  }

  // MARK: - Days

  private let today = Day(daysSinceEpoch: 20_778)  // Saturday, 21 November 2026

  @Test func `a click selects a day, and a double click chooses it`() throws {
    let calendar = CalendarView(today: today, minimum: today)
    var picked: Day?
    calendar.onPick = { picked = $0 }
    let panel = Panel()
    panel.view.embedSubview(calendar)
    let app = try app(panel)

    try app.click(on: "27")
    #expect(calendar.selectedDay == today.adding(days: 6) && picked == nil)
    try app.click(on: "16")
    try app.click(on: "We")
    #expect(calendar.selectedDay == today.adding(days: 6))
    try app.doubleClick(on: "23")
    #expect(picked == today.adding(days: 2))
  }

  @Test func `a date field opens its calendar below the text, and closes it in the text`() throws {
    let field = DateField(today: today, reader: .phrases)
    let app = try app(rows: 14, FormPanel(["Name": TextField("x"), "Due": field]))

    try app.click(on: "No date")
    #expect(field.isCalendarOpen && field.isFirstResponder)
    try app.click(on: "27")
    #expect(field.isCalendarOpen && app.screen.contains("→ Fri"))
    try app.doubleClick(on: "25")
    #expect(!field.isCalendarOpen && field.day == today.adding(days: 4))

    try app.click(on: "→ Wed")
    #expect(field.isCalendarOpen)
    app.click(at: Point(x: try app.place(of: "→ Wed").x, y: try app.place(of: "→ Wed").y - 1))
    app.type("x")
    #expect(!field.isCalendarOpen && field.day == nil)
  }
}
