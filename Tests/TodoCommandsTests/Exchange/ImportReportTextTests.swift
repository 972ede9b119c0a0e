import CivilCalendar
import TestSupport
import Testing
import TodoWording

@testable import TodoModel

@Suite("The report of an import in words") struct ImportReportTextTests {
  @Test func `begins with the numbers, and has a line for each remark`() {
    var report = ImportReport(file: "a.txt")
    let list = TodoList(name: "Home")
    report.add(list)
    report.add(TodoItem(list: list.id, name: "Milk", created: Circumstances.now))
    report.add(TodoItem(list: list.id, name: "Eggs", created: Circumstances.now))
    (report.alreadyPresent, report.copies, report.unfiled) = (3, 1, ["Milk", "Eggs"])
    report.problems = [.unknownSection("theme"), .more]

    #expect(report.numbers == "1 list and 2 items")
    #expect(
      report.text == """
        Imported 1 list and 2 items from a.txt.
        3 lists and items already existed.
        Made 1 copy of items that are in more than one list.
        Not in any list, so added to “Unfiled”: Milk, Eggs.
        The section “theme” of the file is unknown; it is kept.
        There are more remarks than fit here.
        """)
  }

  @Test func `reports a rehearsal, and a file with nothing new`() {
    var report = ImportReport(file: "a.txt")
    #expect(report.text == "Nothing new in a.txt.")
    report.add(TodoList(name: "Home"))
    report.isRehearsal = true
    #expect(report.text == "Would import 1 list and 0 items from a.txt.")
  }

  @Test(
    arguments: [
      (.remark("line 7: odd"), "line 7: odd"),
      (
        .unlinked(item: "A", .ownSubtask, line: 1),
        "line 1: “A” belongs to itself. It becomes a top-level item."
      ),
      (
        .unlinked(item: "A", .parentMissing, line: 0),
        "“A” belongs to an item that is missing. It becomes a top-level item."
      ),
      (
        .unlinked(item: "A", .otherList, line: 5),
        "line 5: “A” belongs to an item of another list. It becomes a top-level item."
      ),
      (
        .unlinked(item: "A", .tooDeep, line: 0),
        "“A” is nested too deeply. It becomes a top-level item."
      ),
      (
        .waitSkipped(item: "A", .tooMany, line: 2),
        "line 2: “A” waits for too many items; some are skipped."
      ),
      (
        .waitSkipped(item: "A", .circular, line: 0),
        "“A” waits for an item that waits for it. That wait is skipped."
      ),
      (
        .workSkipped(item: "A", line: 3),
        "line 3: “A” is being worked on in the file, but another item is here. Its work is stopped."
      ),
      (
        .repeatedList("A"),
        "The list “A” has the identifier of an earlier one; it is kept, but not shown."
      ),
      (
        .repeatedItem("A", isShown: true),
        "The item “A” has the identifier of an earlier one; it was given a new one."
      ),
      (
        .repeatedItem("A", isShown: false),
        "The item “A” has the identifier of an earlier one; it is kept, but not shown."
      ),
      (
        .missingList(identifier: "x", itemCount: 2),
        "The file has no list “x”, but names its items (2); these names are kept."
      ),
      (
        .missingItem(identifier: "x"),
        "A list names the item “x”, which is missing in the file; the name is kept."
      ),
      (.repaired(.item("Untitled"), .named), "The item “Untitled”: it had no name."),
      (
        .repaired(.list("A"), .cut),
        "The list “A”: its name was too long and was shortened; the full name is kept."
      ),
      (
        .longExtra(.item("A")),
        "The item “A” has more additional data than fits beside it; the data is kept."
      ),
    ] as [(ImportReport.Problem, String)])
  func `has one sentence for each problem`(problem: ImportReport.Problem, sentence: String) {
    #expect(problem.sentence == sentence)
  }

  @Test func `cuts long names, and shows no control characters`() {
    var report = ImportReport(file: "a\u{1B}.txt")
    let name = String(repeating: "n", count: 3000)
    report.problems = [.repeatedItem(name, isShown: true), .longExtra(.list(name))]

    #expect(report.text.count < 400)
    #expect(!report.text.unicodeScalars.contains("\u{1B}"))
  }
}
