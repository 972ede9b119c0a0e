import CivilCalendar
import TermPanelsTesting
import Testing

@testable import TermPanels

private typealias List = ListPanel<ObjectIdentifier>

@MainActor @Suite struct KeyMapTests {
  /// A list with an action, in a navigation that can go back.
  private func app(_ act: @escaping () -> Void = {}) throws -> (Harness, List, Actions) {
    let rows = ["One", "Two", "Three"].map { text in
      let row = RowPanel()
      row.text = text
      return row
    }
    let list = ListPanel(content: rows)
    let actions = Actions(act)
    list.delegate = actions
    let app = try Harness(columns: 44, rows: 8) { _ in NavigationPanel(root: list) }
    return (app, list, actions)
  }

  @Test func `a command has the keys of the map, and its own again without the map`() throws {
    let (app, list, _) = try app()
    app.application.keyMap = KeyMap(["list.down": ["n", "ctrl-x n"]])

    app.press(.character("n"), .control("x"), .character("n"))
    #expect(list.currentIndex == 2)
    app.press(.up, .down, .character("j"))
    #expect(list.currentIndex == 1)

    app.application.keyMap = KeyMap()
    app.press(.down)
    #expect(list.currentIndex == 2)
  }

  @Test func `a command without keys is disabled and not in the help`() throws {
    var count = 0
    let (app, _, actions) = try app { count += 1 }
    app.application.keyMap = KeyMap(["row.lend": []])

    app.press(.character("x"))

    #expect(count == 0)
    #expect(!app.application.activeCommands.contains { $0.command.title == "Lend it" })
    _ = actions
  }

  @Test func `the bottom line, the menu and the help show the keys of the map`() throws {
    let (app, list, actions) = try app()
    #expect(app.screen.hasSuffix("  x lend"))

    app.application.keyMap = KeyMap(["row.lend": ["g l", "f5"], "list.first": ["g g"]])
    app.application.turn()
    #expect(app.screen.hasSuffix("  g l lend"))

    #expect(app.application.keyName(of: "row.lend") == "g l")
    app.press(.character("."))
    #expect(app.screen.contains("▌ Lend it   g l, F5  │"))
    app.press(.escape)

    list.present(HelpPanel(for: app.application))
    app.application.turn()
    #expect(app.screen.contains("g l, F5  Lend it"))
    _ = actions
  }

  @Test func `a button shows and takes the key of its command`() throws {
    var count = 0
    let panel = MessagePanel(
      Message(title: "Empty", actionTitle: "Add one"),
      command: Command("book.add", .character("a"), title: "Add a book", hint: "add")
    ) { count += 1 }
    let app = try Harness(columns: 30, rows: 5) { _ in panel }
    #expect(app.screen.contains("Add one  a"))

    app.application.keyMap = KeyMap(["book.add": ["n"]])
    app.application.turn()
    app.press(.character("a"), .character("n"))

    #expect(app.screen.contains("Add one  n"))
    #expect(count == 1)
  }

  @Test func `a map is read, and an invalid key is reported`() {
    let (map, problems) = KeyMap.reading([
      (id: "list.first", keys: ["g g", "home"]), (id: "list.menu", keys: []),
      (id: "list.up", keys: ["foo"]), (id: "list.down", keys: ["n", "strg-n"]),
    ])

    #expect(
      map
        == KeyMap(["list.first": ["g g", "home"], "list.menu": [], "list.down": ["n"]]))
    #expect(
      problems.map { problem -> String in
        if case .unreadable(let command, let text, _) = problem {
          "\(command): \(text)"
        } else {
          ""
        }
      } == ["list.up: foo", "list.down: strg-n"])
  }
}

@MainActor private final class Actions: ListDelegate {
  private let act: () -> Void
  init(_ act: @escaping () -> Void) { self.act = act }

  func list(_ list: List, actionsForRow id: ObjectIdentifier) -> [RowAction] {
    [RowAction(id: "row.lend", .character("x"), title: "Lend it", hint: "lend", action: act)]
  }
}

@MainActor @Suite struct KeyMapProblemTests {
  private let app: Harness

  init() throws {
    app = try Harness { application in
      application.registerCommands([
        .list(
          title: "Books",
          actions: [Command("book.lend", .character("x"), title: "Lend it")],
          commands: [Command("book.add", .character("a"), title: "Add")])
      ])
      application.commands = {
        [KeyCommand(id: "go.today", sequences: ["t t"], title: "Today") {}]
      }
      return Panel()
    }
  }

  private func problems(_ bindings: [String: [KeySequence]]) -> [KeyMap.Problem] {
    KeyMap(bindings).problems(in: app.application.keyCatalogue)
  }

  @Test func `neither the default keys nor a valid map is a problem`() {
    #expect(problems([:]) == [])
    #expect(
      problems([
        "list.down": ["n"], "book.lend": ["g l"], "program.quit": ["ctrl-q"], "list.menu": [],
        "text.undo": ["ctrl-x u"], "program.mouse": ["f6"],
      ]) == [])
  }

  @Test func `an unknown command name is reported`() {
    #expect(problems(["list.dwon": ["n"]]) == [.unknown(command: "list.dwon")])
  }

  @Test func `a key that cannot be typed is reported`() throws {
    let keys: KeySequence = "shift-1"
    let reason = try #require(keys.obstacle)
    #expect(
      problems(["list.down": [keys]]) == [
        .untypeable(command: "list.down", keys: keys, reason: reason)
      ])
  }

  @Test func `a key that some terminals tell is a remark, and no problem`() {
    let map = KeyMap(["list.down": ["shift-enter", "j"], "book.lend": ["ctrl-i"]])
    #expect(map.problems(in: app.application.keyCatalogue) == [])
    #expect(map.remarks.map(\.keys) == ["ctrl-i", "shift-enter"])
    #expect(map.remarks[1].description.hasPrefix("list.down is bound to shift-enter. Only some "))
    #expect(KeyMap(["list.down": ["shift-1", "n"]]).remarks == [])
    #expect(
      problems(["program.quit": ["ctrl-i"]]) == [
        .unreachable(command: "program.quit", instead: "ctrl-c")
      ])
  }

  @Test func `a key of the map leaves other commands, and one without a key is reported`() {
    #expect(problems(["book.lend": ["j"]]) == [])
    #expect(
      problems(["book.lend": ["a"]]) == [.taken(command: "book.add", keys: "a", by: "book.lend")])
    let both = problems(["book.add": ["y"], "book.lend": ["y"]])
    #expect(both == [.taken(command: "book.add", keys: "y", by: "book.lend")])
  }

  @Test func `a key that begins another sequence is reported, also for global commands`() {
    #expect(
      problems(["book.lend": ["g"]]) == [
        .hidden(command: "list.first", keys: "g g", by: "book.lend", on: "g")
      ])
    #expect(
      problems(["list.down": ["t"]]) == [
        .hidden(command: "go.today", keys: "t t", by: "list.down", on: "t")
      ])
  }

  @Test func `a character that would be text is reported`() {
    #expect(problems(["text.undo": ["u"]]) == [.text(command: "text.undo", keys: "u")])
    #expect(problems(["prompt.accept": ["g g"]]) == [.text(command: "prompt.accept", keys: "g g")])
    #expect(problems(["calendar.today": ["."]]) == [])
  }

  @Test(
    arguments: [
      ["program.quit": []], ["program.quit": ["q"]], ["book.lend": ["ctrl-c"]],
      ["list.down": ["ctrl-c n"]], ["program.quit": ["ctrl-x c"], "book.lend": ["ctrl-x"]],
    ] as [[String: [KeySequence]]])
  func `a blocked way out is reported`(bindings: [String: [KeySequence]]) {
    #expect(problems(bindings).contains(.unreachable(command: "program.quit", instead: "ctrl-c")))
  }

  @Test func `each problem names the mistake and its cure`() {
    let all: [KeyMap.Problem] = [
      .unknown(command: "a"), .unreadable(command: "a", text: "foo", reason: "Write a key."),
      .untypeable(command: "a", keys: "ctrl-i", reason: "Take another one."),
      .taken(command: "a", keys: "x", by: "b"),
      .hidden(command: "a", keys: "g g", by: "b", on: "g"),
      .text(command: "a", keys: "x"), .unreachable(command: "a", instead: "ctrl-c"),
    ]
    for problem in all {
      #expect(problem.description.hasSuffix("."))
      #expect(
        problem.description.contains(/Look|Write|Take|Bind|Use|Keep/), "\(problem.description)")
    }
  }
}

@MainActor @Suite struct KeyCatalogueTests {
  @Test func `no name is twice in a group, and no two commands share one`() throws {
    let app = try Harness { _ in Panel() }
    var declared: [String: Set<Command>] = [:]
    for group in app.application.keyCatalogue.groups {
      let ids = group.commands.map(\.id)
      #expect(Set(ids).count == ids.count, "\(group.title): \(ids)")
      #expect(!ids.isEmpty, "\(group.title)")
      for command in group.commands { declared[command.id, default: []].insert(command) }
    }
    #expect(declared.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test func `every panel and view offers the commands that it declares, in their order`() throws {
    let date = DateField(today: .init(daysSinceEpoch: 0), reader: .phrases)
    date.openCalendar()
    let alert = AlertPanel(title: "")
    for action in [AlertAction(""), AlertAction("", style: .cancel)] { alert.addAction(action) }
    let form = FormPanel(["": TextField()])
    form.onSubmit = {}
    let segments = SegmentedPanel((1...10).map { Segment("\($0)") { Panel() } })
    let split = SplitPanel(primary: Panel())
    split.loadViewIfNeeded()
    let app = try Harness { _ in Panel() }
    let help = HelpPanel(for: app.application)
    let offers: [(offered: [KeyCommand], declared: [Command])] = [
      (ListPanel<Int>().keyCommands, ListPanel.commands),
      (TablePanel([TableColumn("", by: \.self)], [0], id: \.self).keyCommands, TablePanel.commands),
      (NavigationPanel(root: Panel()).keyCommands, NavigationPanel.commands),
      (split.keyCommands, SplitPanel.commands),
      (ScrollingContentPanel().keyCommands, ScrollingContentPanel.commands),
      (segments.keyCommands, SegmentedPanel.commands),
      (TabPanel((1...10).map { _ in Panel() }).keyCommands, TabPanel.commands),
      (ColumnsPanel().keyCommands, ColumnsPanel.commands),
      (TextField().keyCommands, TextField.commands),
      (TextView().keyCommands, TextView.commands),
      (EditorPanel().keyCommands, EditorPanel.commands),
      (DateField(today: date.today, reader: .phrases).keyCommands, DateField.commands),
      (date.keyCommands, DateField.calendarCommands),
      (CalendarView(today: date.today).keyCommands, CalendarView.commands),
      (ChoiceField([""]).keyCommands, ChoiceField.commands),
      (Button("").keyCommands, Button.commands),
      (form.keyCommands, FormPanel.commands),
      (
        PromptPanel(title: "", fields: ["": TextField()], acceptTitle: "") {}.keyCommands,
        PromptPanel.commands
      ),
      (
        PickerPanel<Int>(title: "") { _ in [] }.keyCommands,
        PickerPanel.commands + ListPanel.movements
      ),
      (
        FilePanel(.open, in: "/", files: FilesInMemory()).keyCommands,
        FilePanel.commands + ListPanel.movements
      ),
      (alert.keyCommands, AlertPanel.commands),
      (
        MenuPanel(title: "", actions: [RowAction(.enter, title: "") {}]).keyCommands,
        MenuPanel.commands
      ),
      (MessagePanel("").keyCommands, MessagePanel.commands),
      (
        PopoverView(panel: help, anchor: PopoverAnchor(help.view), isFramed: false).keyCommands,
        PopoverAnchor.commands
      ),
      (help.keyCommands, HelpPanel.commands + ScrollingContentPanel.commands),
    ]
    for (offered, declared) in offers {
      #expect(offered.map(\.id) == declared.map(\.id))
      #expect(offered.map(\.keys) == declared.map(\.keys))
    }
  }
}
