import CivilCalendar
import DatePhrases
import TermPanels
import Testing
import TodoValues
import TodoWording

@testable import TodoApp

@Suite("The settings file") struct SettingsTests {
  private func read(_ text: String) -> (settings: Settings, problems: [String]) {
    let (settings, problems) = Settings.read(Array(text.utf8))
    return (settings, problems.map { "\($0.line): \($0)" })
  }

  @Test func `contains every setting`() {
    let (settings, problems) = read(
      """
      {
        theme: "Dusk", colors: { accent: "#5F87d7", toast: null }, signs: "plain", density: "compact", motion: 'reduced', mouse: "wheel",
        startView: "today", firstDayOfWeek: "Sunday", dateStyle: "iso", languages: ["de", "EN"],
        quickAdd: { list: "Inbox", due: "today", priority: "low" },
        dayEffort: "6h", editor: ["nano", "-w"], hook: ["on-change"], syncEvery: 15,
        keys: {
          "item.edit": "F2",
          "go.today": ["g t", "T"],
          "item.copy": [],
        },
      }
      """)

    var expected = Settings()
    expected.theme = .dusk
    expected.colors = [.accent: Color(0x5F87D7)]
    expected.signs = .plain
    expected.density = .compact
    expected.motion = .reduced
    expected.mouse = .wheel
    expected.startView = .today
    expected.firstDayOfWeek = .sunday
    expected.languages = .german
    expected.dateStyle = .iso
    expected.quickAdd.list = "Inbox"
    expected.quickAdd.isDueToday = true
    expected.quickAdd.priority = .low
    expected.dayEffort = Effort(minutes: 360)
    expected.editor = ["nano", "-w"]
    expected.hook = ["on-change"]
    expected.syncEvery = 15
    expected.keys = [
      .init("item.edit", ["F2"], line: 7), .init("go.today", ["g t", "T"], line: 8),
      .init("item.copy", [], line: 9),
    ]
    #expect(settings == expected && problems == [])
  }

  @Test(arguments: ["{}", "{theme: null, motion: null, keys: null}"])
  func `may be empty`(text: String) {
    let (settings, problems) = read(text)

    #expect(settings == Settings() && problems == [])
  }

  @Test func `that is new has every setting with its default`() throws {
    let (settings, problems) = read(Settings.template)
    #expect(settings == Settings() && problems == [])

    let lines = Settings.template.split(separator: "\n")
    for name in SettingName.allCases {
      let index = try #require(lines.firstIndex { $0.hasPrefix("  \(name.rawValue): ") })
      #expect(lines[index - 1].hasPrefix("  // "), "\(name) has no comment")
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `that is new names every choice`() {
    let words =
      Theme.BuiltIn.allCases.map(\.rawValue) + Motion.allCases.map(\.rawValue)
      + Density.allCases.map(\.rawValue) + MouseMode.allCases.map(\.rawValue)
      + DateStyle.allCases.map(\.rawValue)
      + Priority.allCases.map(\.name) + ["lists", "today", "upcoming", "all"]
    for word in words { #expect(Settings.template.contains("\"\(word)\""), "\(word)") }
    for word in words where ["lists", "today", "upcoming", "all"].contains(word) {
      #expect(read("{startView: \"\(word)\"}").settings.startView != .list(word))
    }
  }

  @Test func `may choose the usual reminders, and how they draw attention`() {
    let (settings, problems) = read("{remind: \"1h 1d\", remindBy: \"OSC9\"}")

    #expect(problems == [])
    #expect(settings.remind.minutes == [60, 1440] && settings.remindBy == .osc9)
    #expect(read("{remind: \"off\"}").settings.remind == .off)
  }

  @Test func `may name a list to begin with`() {
    #expect(read("{startView: \"Groceries\"}").settings.startView == .list("Groceries"))
  }

  @Test(arguments: [
    (
      "{\n  theme: \"pink\" }",
      "2: “theme” must be one of “calm”, “dusk”, “paper” or “contrast”, not “pink”."
    ),
    (
      "{motion: true}",
      "1: “motion” must be one of “none”, “reduced”, “short” or “full”, not true or false."
    ),
    (
      "{\n\n them: 1}",
      "3: Unknown setting “them”. Use “theme”, “colors”, “signs”, “density”, “motion”, "
        + "“mouse”, “startView”, “firstDayOfWeek”, “dateStyle”, “languages”, “quickAdd”, “dayEffort”, “remind”, “remindBy”, “editor”, "
        + "“hook”, “syncEvery”, "
        + "“keptChanges”, “layout” or “keys”."
    ),
    (
      "{startView: \" \"}",
      "1: “startView” must be “lists”, “inbox”, “today”, “upcoming”, “all” or the name of a list or view, and not "
        + "empty."
    ),
    (
      "{dayEffort: \"long\"}", "1: “dayEffort” must be an effort such as \"6h\", not “long”."
    ),
    (
      "{remind: \"soon\"}",
      "1: “remind” must be lengths such as “10m” or “1h 1d”, or “off”, not “soon”."
    ),
    (
      "{remindBy: \"mail\"}",
      "1: “remindBy” must be one of “toast”, “bell”, “osc9” or “osc777”, not “mail”."
    ),
    (
      "{editor: \"nano\"}",
      "1: “editor” must be a program and its arguments, such as [\"nano\", \"-w\"], not a string."
    ),
    (
      "{editor: []}", "1: “editor” must be a program and its arguments, such as [\"nano\", \"-w\"]."
    ),
    (
      "{syncEvery: 0}", "1: “syncEvery” must be a whole number of minutes from 1 to 1440."
    ),
    (
      "{hook: [1]}",
      "1: “hook” must be a program and its arguments, such as [\"/home/ana/bin/on-change\"]; "
        + "this is a number."
    ),
    (
      "{keys: {a: 1}}",
      "1: “a” must be a key such as \"e\", several such as [\"e\", \"g e\"], or [], not a number."
    ),
    (
      "{keys: {a: [\"x\",\n 1]}}",
      "2: “a” must be a key such as \"e\", several such as [\"e\", \"g e\"], or []; this is a number."
    ),
    (
      "{keys: 'j'}",
      "1: “keys” must be an object such as { \"item.edit\": [\"e\", \"F2\"] }, not a string."
    ),
    (
      "{colors: 'red'}",
      "1: “colors” must be an object such as { accent: \"#5f87d7\" }, not a string."
    ),
    (
      "{colors: {\n accent: 'red'}}",
      "2: “accent” must be a colour such as “#5f87d7”, not “red”."
    ),
    (
      "{colors: {accent: '#+5f87d'}}",
      "1: “accent” must be a colour such as “#5f87d7”, not “#+5f87d”."
    ),
    ("{colors: {done: 7}}", "1: “done” must be a colour such as “#5f87d7”, not a number."),
    (
      "{colors: {pink: '#ff00ff'}}",
      "1: Unknown colour “pink”. Use “text”, “secondary”, “faint”, “accent”, “title”, “done”, "
        + "“overdue”, “today”, “error”, “border”, “progress”, “selected”, “selection”, “raised”, "
        + "“field” or “toast”."
    ),
    (
      "{dateStyle: \"long\"}",
      "1: “dateStyle” must be one of “short”, “iso” or “numeric”, not “long”."
    ),
    (
      "{languages: ['de', 'tlh']}",
      "1: “languages” must be languages such as [\"de\", \"en\"]; “tlh” is none of “en”, “de”, “fr”, “es” "
        + "or “ja”."
    ),
    (
      "{firstDayOfWeek: 1}",
      "1: “firstDayOfWeek” must be one of “monday”, “tuesday”, “wednesday”, “thursday”, “friday”, "
        + "“saturday” or “sunday”, not a number."
    ),
    (
      "{quickAdd: 'Inbox'}",
      "1: “quickAdd” must be an object such as { list: \"Inbox\", due: \"today\" }, not a string."
    ),
    ("{quickAdd: {\n due: 'fri'}}", "2: “due” must be one of “today” or “none”, not “fri”."),
    (
      "{quickAdd: {tag: 'a'}}",
      "1: Unknown setting “tag” in “quickAdd”. Use “list”, “due” or “priority”."
    ),
    ("[]", "1: The file must contain an object such as { theme: \"dusk\" }."),
    (
      "{theme: \u{22}\\u001b[2J\u{22}}",
      "1: “theme” must be one of “calm”, “dusk”, “paper” or “contrast”, not “␛[2J”."
    ),
  ])
  func `with a mistake gets a correction`(text: String, problem: String) {
    let (settings, problems) = read(text)

    #expect(problems == [problem] && settings == Settings())
  }

  @Test func `works apart from its mistakes, which are reported from the top`() {
    let (settings, problems) = Settings.read(
      Array("{mouse: 'off',\n keys: {a: 1, b: 'x'},\n theme: 1,\n startView: 'today'}".utf8))

    #expect(problems.map(\.line) == [2, 3])
    #expect(settings.mouse == .off && settings.startView == .today && settings.theme == nil)
    #expect(settings.keys == [.init("b", ["x"], line: 2)])
  }

  @Test(arguments: [
    ("{theme: \"dusk\",\n mouse: }", 2), ("theme = dusk", 1), ("", 1), ("{a: 1, a: 2}", 1),
  ])
  func `that is not JSON5 has one problem and no settings`(text: String, line: Int) {
    let (settings, problems) = Settings.read(Array(text.utf8))

    #expect(settings == Settings() && problems.map(\.line) == [line])
    #expect(problems[0].description.hasPrefix("This is not JSON5, so all settings are ignored: "))
  }

  @Test func `that is not text has one problem`() {
    #expect(Settings.read([0xFF, 0xFE, 0x00]).problems.count == 1)
  }

  @Test func `is reported with one problem in full, or several as a number`() {
    let (first, second) = (SettingsProblem(line: 3, "A."), SettingsProblem(line: 4, "B."))

    #expect(SettingsProblem.notice([]) == nil)
    #expect(SettingsProblem.notice([first]) == "Settings, line 3: A.")
    #expect(
      SettingsProblem.notice([first, second])
        == "The settings have 2 problems. Run: paneltodo config --check")
  }

  @Test func `is located by the environment`() {
    func path(_ environment: [String: String]) -> String {
      Settings.defaultPath(environment: environment)
    }

    #expect(path(["HOME": "/home/ada"]) == "/home/ada/.config/paneltodo/config.json5")
    #expect(
      path(["HOME": "/home/ada", "XDG_CONFIG_HOME": "/etc/ada"])
        == "/etc/ada/paneltodo/config.json5")
    // A path that is not absolute is ignored.
    #expect(
      path(["HOME": "/home/ada", "XDG_CONFIG_HOME": "ada"])
        == "/home/ada/.config/paneltodo/config.json5")
  }

  @Test func `overrides the environment's editor`() {
    var settings = Settings()
    let environment = ["VISUAL": "code  -w", "EDITOR": "vi"]

    #expect(settings.editor(environment: environment) == ["code", "-w"])
    #expect(settings.editor(environment: ["VISUAL": " ", "EDITOR": "vi"]) == ["vi"])
    #expect(settings.editor(environment: [:]) == ["vi"])
    settings.editor = ["nano"]
    #expect(settings.editor(environment: environment) == ["nano"])
  }

  @Test func `names every colour that can be replaced`() {
    for name in ColorName.allCases { #expect(Settings.template.contains(" \(name.rawValue)")) }
  }
}
