import TermPanelsTesting
import Testing

@testable import TermPanels

/// Which columns of an expanded split can be seen.
@MainActor @Suite struct SplitSightTests {
  private func start(columns: Int) throws -> (SplitStage, Harness) {
    let stage = SplitStage()
    stage.split.widthForThree = 90
    return (stage, try stage.start(columns: columns))
  }

  @Test func `a split with room for three shows three, a narrower one the first two`() throws {
    let (stage, harness) = try start(columns: 90)
    #expect(stage.seen == ["Lists", "Items", "Detail"])

    harness.resize(columns: 89, rows: 10)
    #expect(stage.seen == ["Lists", "Items"] && stage.widths[2] == 0)
    #expect(stage.widths[0] + stage.widths[1] == 88)
    harness.resize(columns: 90, rows: 10)
    #expect(stage.seen == ["Lists", "Items", "Detail"])
    harness.resize(columns: 50, rows: 10)
    #expect(stage.seen == ["Lists"])
  }

  @Test func `a column out of sight disappears and appears with all callbacks`() throws {
    let (stage, harness) = try start(columns: 100)

    #expect(
      stage.told { harness.resize(columns: 80, rows: 10) } == [
        "Detail.willDisappear", "Detail.didDisappear",
      ])
    #expect(
      stage.told { harness.resize(columns: 100, rows: 10) } == [
        "Detail.willAppear", "Detail.didAppear",
      ])
  }

  @Test func `the column with the keys is in sight`() throws {
    let (stage, harness) = try start(columns: 80)

    stage.split.focus(on: .secondary)
    harness.run(for: 0.1)
    #expect(stage.seen == ["Items", "Detail"] && stage.widths[0] == 0)
    harness.press(.escape)
    #expect(stage.seen == ["Lists", "Items"] && stage.split.focusedColumn == .supplementary)
    harness.press(.escape)
    #expect(stage.seen == ["Lists", "Items"] && stage.split.focusedColumn == .primary)
  }

  @Test func `Tab stays among the columns in sight`() throws {
    let (stage, harness) = try start(columns: 80)

    harness.press(.tab)
    #expect(stage.split.focusedColumn == .supplementary)
    harness.press(.tab)
    #expect(stage.split.focusedColumn == .primary && stage.seen == ["Lists", "Items"])
  }

  @Test func `a key hides the last column and shows it, which is reported`() throws {
    let (stage, harness) = try start(columns: 100)
    let delegate = RecordingSplitDelegate()
    stage.split.delegate = delegate

    harness.press(.character("]"))
    #expect(stage.seen == ["Lists", "Items"] && stage.split.showsLastColumn == false)
    harness.press(.character("]"))
    #expect(stage.seen == ["Lists", "Items", "Detail"] && stage.split.showsLastColumn == true)
    #expect(delegate.told == ["toggled", "toggled"])
  }

  @Test func `without room for three, the key puts the last column in the place of the first`()
    throws
  {
    let (stage, harness) = try start(columns: 80)

    harness.press(.character("]"))
    #expect(stage.seen == ["Items", "Detail"] && stage.split.focusedColumn == .supplementary)
    harness.press(.escape)
    #expect(stage.seen == ["Lists", "Items"])
    harness.press(.tab)
    #expect(stage.seen == ["Items", "Detail"])
    harness.press(.character("]"))
    #expect(stage.seen == ["Lists", "Items"])
  }

  @Test func `a last column that is hidden gives up the keys`() throws {
    let (stage, harness) = try start(columns: 100)
    stage.split.focus(on: .secondary)

    harness.press(.character("]"))

    #expect(stage.split.focusedColumn == .supplementary && stage.seen == ["Lists", "Items"])
    #expect(stage.names(in: .secondary) == ["Detail"])
  }

  @Test(arguments: 60...140) func `the columns in sight and the lines between them fill the split`(
    columns: Int
  ) throws {
    let (stage, harness) = try start(columns: columns)
    for keys: [Key] in [[], [.tab], [.character("]")], [.escape], [.character("]")]] {
      for key in keys { harness.press(key) }
      let widths = stage.split.columnsInSight.map { stage.split.width(of: $0) }
      #expect(widths.reduce(widths.count - 1, +) == columns && widths.allSatisfy { $0 > 0 })
      #expect(stage.split.columnsInSight.contains(stage.split.focusedColumn))
    }
  }
}
