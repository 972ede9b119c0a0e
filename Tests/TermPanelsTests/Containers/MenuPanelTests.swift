import TermPanelsTesting
import Testing

@testable import TermPanels

/// Two actions for every row.
@MainActor private final class Actions: ListDelegate {
  var done: [String] = []
  var isPresenting: [Bool] = []
  weak var list: ListPanel<ObjectIdentifier>?
  var isEmpty = false

  func list(
    _ list: ListPanel<ObjectIdentifier>, actionsForRow id: ObjectIdentifier
  ) -> [RowAction] {
    if isEmpty { return [] }
    return [
      RowAction(.character("r"), .control("r"), title: "Rename") { [unowned self] in act("rename")
      },
      RowAction(.character("j"), title: "Delete", isDestructive: true) { [unowned self] in
        act("delete")
      },
    ]
  }

  private func act(_ what: String) {
    done.append(what)
    isPresenting.append(list?.presentedPanel != nil)
  }
}

@MainActor struct MenuPanelTests {
  private let actions = Actions()
  private let list = ListPanel<ObjectIdentifier>()
  private let app: Harness

  init() throws {
    let row = RowPanel()
    row.text = "Groceries"
    list.content = [row]
    list.delegate = actions
    actions.list = list
    app = try Harness(columns: 36, rows: 8) { [list] _ in list }
  }

  @Test func `one key shows the row's actions with their keys`() throws {
    app.press(.character("."))

    #expect(
      app.screen == """
        ▌ Groceries
              ╭─ Actions ────────────╮
              │ ▌ Rename       r ^R  │
              │   Delete          j  │
              ╰──────────────────────╯



        """)
    #expect(app.terminal.screen[10, 3].style.foreground.role == .error)
  }

  // Rule 92
  @Test func `Enter or an action's own key performs it after the menu is dismissed`() throws {
    app.press(.character("."), .enter)
    app.press(.character("."), .down, .enter)
    app.press(.character("."), .character("j"))

    #expect(actions.done == ["rename", "delete", "delete"])
    #expect(actions.isPresenting == [false, false, false])
  }

  @Test func `Esc or the menu's key again chooses nothing`() throws {
    app.press(.character("."), .escape)
    #expect(list.presentedPanel == nil)
    app.press(.character("."), .character("."))

    #expect(list.presentedPanel == nil && actions.done == [])
  }

  @Test func `a row without actions has no menu`() throws {
    actions.isEmpty = true

    app.press(.character("."))

    #expect(list.presentedPanel == nil)
    #expect(!app.application.activeCommands.contains { $0.keys == ["."] })
  }

  @Test func `a menu that does not fit has a scroll indicator`() throws {
    #expect(!menu(of: 6, rows: 9).contains("┃"))
    let beginning = menu(of: 12, rows: 9).split(separator: "\n")
    #expect(beginning[1].hasSuffix("┃ │") && !beginning[6].hasSuffix("┃ │"))
  }

  @Test func `the scroll indicator follows the current row`() throws {
    let end = menu(of: 12, rows: 9, .end).split(separator: "\n")
    #expect(!end[1].hasSuffix("┃ │") && end[6].hasSuffix("┃ │"))
  }

  private func menu(of count: Int, rows: Int, _ keys: Key...) -> String {
    let menu = MenuPanel(
      title: "Actions", actions: (1...count).map { RowAction(title: "Action \($0)") {} })
    app.resize(columns: 36, rows: rows)
    list.present(menu)
    app.run(for: 1)
    for key in keys { app.press(key) }
    defer {
      app.press(.escape)
      app.run(for: 1)
    }
    return app.screen.split(separator: "\n").map { line in
      String(line.drop(while: { $0 == " " }))
    }.joined(separator: "\n")
  }
}
