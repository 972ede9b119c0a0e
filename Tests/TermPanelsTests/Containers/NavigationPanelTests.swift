import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct NavigationPanelTests {
  private func page(_ title: String, _ text: String) -> Panel {
    let panel = Panel()
    panel.title = title
    panel.view = Label(text)
    panel.commands = { [KeyCommand(.character("a"), title: "Add", hint: "add") {}] }
    return panel
  }

  private func harness(_ navigation: NavigationPanel, columns: Int = 40) throws -> Harness {
    try Harness(columns: columns, rows: 6) { _ in navigation }
  }

  @Test func `the title line shows the path and the bottom line the keys`() throws {
    let navigation = NavigationPanel(root: page("Lists", "one"))
    let app = try harness(navigation)

    let groceries = page("Groceries", "two")
    groceries.navigationItem.detail = "3 left"
    navigation.push(groceries)
    app.application.turn()

    #expect(
      app.screenWithRoles == """
          Lists › Groceries             3 left  |   ..sssss.f.nnnnnnnnn.............s.ssss
        two                                     |   ttt
                                                |
                                                |
                                                |
          a add   Esc back                      |   ..k.hhh...kkk.hhhh
        """)
  }

  @Test func `when room is short the nearest names are shown`() throws {
    let navigation = NavigationPanel(root: page("Everything there is", "one"))
    let app = try harness(navigation, columns: 24)

    navigation.push(page("Groceries", "two"))
    app.application.turn()

    #expect(app.screen.hasPrefix("  Groceries\n"))
  }

  @Test func `back pops the top panel and keeps the first`() throws {
    let navigation = NavigationPanel(root: page("Lists", "one"))
    let app = try harness(navigation)
    navigation.push(page("Groceries", "two"))

    app.press(.escape)
    #expect(navigation.panels.count == 1)
    #expect(app.screen.contains("one"))

    app.press(.escape)
    #expect(navigation.panels.count == 1)
  }

  @Test func `a panel may refuse to be left`() throws {
    let navigation = NavigationPanel(root: page("Lists", "one"))
    let app = try harness(navigation)
    let form = page("Form", "two")
    form.shouldPop = { false }
    navigation.push(form)

    app.press(.escape)

    #expect(navigation.topPanel === form)
    #expect(navigation.pop() == nil)
  }

  @Test func `a panel may change the stack when it is asked whether it may be left`() throws {
    let root = page("Lists", "one")
    let navigation = NavigationPanel(root: root)
    let app = try Harness(columns: 40, rows: 6, mouse: .full) { _ in navigation }
    let form = page("Form", "two")
    form.shouldPop = { [unowned navigation] in
      navigation.pop(to: root)
      return true
    }

    navigation.push(form)
    #expect(navigation.pop() == nil && navigation.topPanel === root)
    navigation.push(page("Middle", "three"))
    navigation.push(form)
    app.application.turn()
    try app.click(on: "Middle")

    #expect(navigation.panels.map(\.title) == ["Lists"])
  }

  @Test func `replacing the stack keeps a top that stays`() throws {
    let root = page("Lists", "one")
    let navigation = NavigationPanel(root: root)
    let app = try harness(navigation)
    let (middle, top) = (page("Middle", "two"), page("Top", "three"))
    navigation.push(top)

    navigation.setPanels([root, middle, top], animated: true)
    app.application.turn()

    #expect(app.screen.hasPrefix("  Lists › Middle › Top"))
    #expect(navigation.children.count == 3)
  }

  @Test func `popping notifies the delegate once, with the panels from the bottom up`() throws {
    final class Listener: NavigationPanelDelegate {
      var popped: [[String?]] = []
      func navigation(_ navigation: NavigationPanel, didPop panels: [Panel]) {
        popped.append(panels.map(\.title))
      }
    }
    let root = page("Lists", "one")
    let navigation = NavigationPanel(root: root)
    _ = try harness(navigation)
    let listener = Listener()
    navigation.delegate = listener
    navigation.push(page("A", "a"))
    navigation.push(page("B", "b"))

    navigation.pop(to: root)

    #expect(listener.popped == [["A", "B"]])
  }
}
