import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

@testable import TodoApp

@MainActor @Suite struct SettingsKeyMapTests {
  private func read(
    _ text: String
  ) throws -> (map: KeyMap, problems: [SettingsProblem], remarks: [SettingsProblem]) {
    let app = try Harness(columns: 40, rows: 8) { _ in Panel() }
    app.application.registerCommands(KeyCatalogue.Group.app)
    let reading = Settings.read(Array(text.utf8))
    #expect(reading.problems.isEmpty)
    return reading.settings.keyMap(in: app.application.keyCatalogue)
  }

  @Test func `keys of the settings are keys of commands`() throws {
    let (map, problems, _) = try read("{ keys: { 'item.edit': ['x', 'g i'], 'item.copy': [] } }")

    #expect(problems.isEmpty)
    let edit = KeyCommand(id: "item.edit", .character("e"), title: "Edit") {}
    #expect(map.keys(of: edit) == ["x", "g i"])
    #expect(map.keys(of: KeyCommand(id: "item.copy", .character("y"), title: "Copy") {}) == [])
  }

  @Test func `a problem with a key has its line`() throws {
    let problems = try read(
      """
      {
        keys: {
          'item.edit': 'y',
          'item.paint': 'z',
          'item.delete': 'shift-1',
          'list.down': 'hyper-x',
        },
      }
      """
    ).problems

    #expect(problems.map(\.line).sorted() == [3, 4, 5, 6])
    #expect(problems.contains { $0.line == 3 && $0.description.contains("item.copy") })
    #expect(problems.contains { $0.line == 4 && $0.description.contains("“item.paint”") })
  }

  @Test func `a key that only some terminals tell is a remark with its line`() throws {
    let (_, problems, remarks) = try read(
      """
      { keys: {
        'item.edit': 'shift-enter',
      } }
      """)
    #expect(problems.isEmpty)
    #expect(remarks.map(\.line) == [2])
    #expect(remarks[0].description.contains("kitty"))
  }

  @Test func `an unknown name is answered with the nearest one, or with the page of all`() throws {
    let problems = try read("{ keys: { 'item.edti': 'z', 'paint': 'z' } }").problems
    #expect(problems.contains { $0.description.hasSuffix("Did you mean item.edit?") })
    #expect(problems.contains { $0.description.hasSuffix("docs/keys.md lists all names.") })
  }

  @Test(.floor(.full)) func `any number of unknown names is reported without a wait`() throws {
    let keys = (0..<20_000).map { "'item.x\($0)': 'z'" }.joined(separator: ",")

    let problems = try read("{ keys: { \(keys) } }").problems

    #expect(problems.count == 20_000)
    #expect(problems.last?.description.contains("docs/keys.md") == true)
  }
}
