import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("A list in a dialogue") struct LinearListTests {
  private let panel: TownsPanel
  private let dialogue: DialogueHarness

  private init(_ towns: [String]) throws {
    let panel = TownsPanel(towns)
    self.panel = panel
    dialogue = try DialogueHarness { _ in NavigationPanel(root: panel) }
  }

  init() throws { try self.init(["Bonn", "Ulm", "Trier"]) }

  @Test func `is read from its heading, with numbers`() {
    #expect(
      dialogue.take() == [
        "Towns.", "3 rows:", "1. Bonn", "2. Ulm", "3. Trier", "Number: open. ?: all commands.",
      ])
  }

  @Test func `opens a row by its number, as Enter does`() async {
    _ = dialogue.take()

    _ = await dialogue.type("2")

    #expect(panel.opened == ["Ulm"])
  }

  @Test func `reports a number that no row has`() async {
    _ = dialogue.take()

    #expect(await dialogue.type("9") == ["No row has the number 9. list: read the rows."])
    #expect(panel.opened == [])
  }

  @Test func `keeps the numbers while rows come, go and move`() async {
    _ = dialogue.take()
    panel.towns = ["Aachen", "Trier", "Bonn"]

    #expect(await dialogue.type("") == ["Gone: 2. Ulm", "New: 4. Aachen", "?: all commands."])
    #expect(await dialogue.type("3") == ["Towns."])
    #expect(panel.opened == ["Trier"])
    #expect(await dialogue.type("2") == ["Row 2 is gone: Ulm"])
    #expect(
      await dialogue.type("list") == [
        "Towns.", "3 rows:", "1. Aachen", "2. Trier", "3. Bonn", "Number: open. ?: all commands.",
      ])
  }

  @Test func `reports a row that returns, with its old number`() async {
    _ = dialogue.take()
    panel.towns = ["Bonn", "Trier"]
    _ = await dialogue.type("")
    panel.towns = ["Bonn", "Ulm", "Trier"]

    #expect(await dialogue.type("") == ["Back: 2. Ulm", "?: all commands."])
  }

  @Test func `performs a command on the given row, and reports only that row`() async {
    _ = dialogue.take()

    #expect(await dialogue.type("space 3") == ["3. Trier, marked"])
    #expect(await dialogue.type("1 mark") == ["1. Bonn, marked"])
    #expect(await dialogue.type("delete 2") == ["Gone: 2. Ulm"])
    #expect(panel.towns == ["Bonn", "Trier"])
  }

  @Test func `asks for the row of a command that came without one`() async {
    _ = dialogue.take()

    #expect(
      await dialogue.type("delete") == ["Which row? Add its number: delete N or d N."])
    #expect(
      await dialogue.type("row 2") == ["2. Ulm", "Commands for this row: delete, mark."])
    _ = await dialogue.type("delete")
    #expect(panel.towns == ["Bonn", "Trier"])
  }

  @Test func `is summarised when many rows change at once`() async {
    _ = dialogue.take()
    panel.towns = (1...30).map { "Town \($0)" }

    let said = await dialogue.type("")

    #expect(said == ["33 rows have changed. list: read them.", "?: all commands."])
  }

  @Test func `reports an unknown command, and names the known ones`() async {
    _ = dialogue.take()

    #expect(
      await dialogue.type("fly\u{1B}[2J") == [
        "Unknown command “fly␛[2J”. Try: a number, delete N, mark N, quit, ?."
      ])
  }

  @Test func `lists all commands by words and keys`() async {
    _ = dialogue.take()

    #expect(
      await dialogue.type("?") == [
        "N is the number of a row.",
        "N: open the row",
        "row N: select it, and list its commands",
        "delete N or d N: Delete the town",
        "mark N or Space N: Mark the town",
        "quit or ^C: Quit",
        "list: read this screen again, with new numbers",
        "parts: read what is on this screen, each with its kind",
        "more or an empty line: read the next rows. from N: read the rows from N on",
      ])
  }

  @Test func `accepts a command by the word that it declares`() async {
    let count = Command("towns.count", .character("c"), title: "Count the towns", word: "total")
    var counted = 0
    dialogue.application.commands = { [KeyCommand(count) { counted += 1 }] }
    _ = dialogue.take()

    await dialogue.type("total")
    #expect(counted == 1)
    #expect(await dialogue.type("?").contains("total or c: Count the towns"))
  }

  @Test func `lists the actions of a menu`() async {
    _ = dialogue.take()
    let menu = MenuPanel(
      title: "Actions", actions: panel.list(panel.list, actionsForRow: "Ulm"))
    panel.present(menu)
    await dialogue.settle()

    #expect(
      dialogue.take() == [
        "Actions.", "2 rows:", "1. Delete the town, d", "2. Mark the town, Space",
        "Number: choose. ?: all commands.",
      ])
    #expect(await dialogue.type("1") == ["Gone: 2. Ulm"])
  }

  @Test func `reads only a page of a hundred thousand rows`() async throws {
    let many = try Self((1...100_000).map { "Town \($0)" })
    let source = try #require(many.panel.list.dataSource as? TownRows)
    var said = many.dialogue.take()
    #expect(said.count == 24 && said[1] == "Rows 1 to 20 of 100000:")
    #expect(said[22] == "more: read the next rows.")
    #expect(source.rowsMade < 150)

    said = await many.dialogue.type("more")
    #expect(said.first == "Rows 21 to 40 of 100000:" && said[20] == "40. Town 40")
    said = await many.dialogue.type("from 99999")
    #expect(
      said == ["Rows 99999 to 100000 of 100000:", "99999. Town 99999", "100000. Town 100000"])
    #expect(await many.dialogue.type("more") == ["That was the last row."])
    #expect(source.rowsMade < 500)
    said = await many.dialogue.type("from \(Int.min)")
    #expect(said.first == "Rows 1 to 20 of 100000:")
  }

  @Test func `counts and numbers its rows without the headings`() async throws {
    let words = ArrayListDataSource((1...25).map { "Word \($0)" }, id: \.self) { word, panel in
      let row = panel as? RowPanel ?? RowPanel()
      row.text = word
      return row
    }
    let list = ListPanel<String>()
    list.title = "Words"
    list.dataSource = words.grouped(by: { String((Int($0.dropFirst(5)) ?? 0) / 5) }) {
      number, _, heading in
      heading.text = "Group \(number)"
    }
    let dialogue = try DialogueHarness { _ in list }

    let said = dialogue.take()
    #expect(said.contains("Rows 1 to 16 of 25:") && said.contains("Group 1:"))
    #expect(said.contains("16. Word 16"))
    #expect(await dialogue.type("more").first == "Rows 17 to 25 of 25:")
    let again = await dialogue.type("from 10")
    #expect(again.prefix(3) == ["Rows 10 to 25 of 25:", "Group 2:", "10. Word 10"])
  }
}
