import TermPanels
import TermPanelsTesting
import Testing

/// When a split collapses and expands.
@MainActor @Suite struct SplitThresholdTests {
  private let stage = SplitStage()
  private let delegate = RecordingSplitDelegate()
  private var split: SplitPanel { stage.split }

  // Rule 82
  @Test func `between its bounds a split keeps its state`() throws {
    let app = try stage.start(columns: 58)
    var shapes: [Bool] = []
    for columns in [59, 60, 59, 56, 55, 56, 59, 60] {
      app.resize(columns: columns, rows: 10)
      shapes.append(split.isCollapsed)
    }

    #expect(shapes == [true, false, false, false, true, true, true, false])
  }

  // Rule 82
  @Test func `a storm of sizes changes a split once a turn at most`() throws {
    split.delegate = delegate
    let app = try stage.start(columns: 60)
    delegate.told = []

    for columns in [20, 100, 30, 90, 40, 80, 50] {
      app.terminal.resize(to: Size(width: columns, height: 10))
    }
    app.application.turn()
    #expect(delegate.told == ["collapse?"])

    for columns in [100, 30, 90] {
      app.terminal.resize(to: Size(width: columns, height: 10))
    }
    app.application.turn()
    #expect(delegate.told == ["collapse?", "separate Items?", "separate Detail?"])
    #expect(stage.log.violations == [])
  }

  @Test func `a new threshold takes effect`() throws {
    let app = try stage.start(columns: 58)

    split.threshold = 40...58
    app.application.turn()

    #expect(!split.isCollapsed && stage.seen.count == 3)
  }

  @Test func `a split without a size neither shows panels nor collapses`() throws {
    split.delegate = delegate
    #expect(!split.isCollapsed && stage.log.lines(of: "Lists").allSatisfy { !$0.contains("ppear") })

    _ = try stage.start(columns: 40)

    #expect(
      stage.log.story.filter { $0.contains("ppear") } == [
        "Lists.willAppear", "Lists.didAppear",
      ])
    #expect(delegate.told == ["collapse?"])
  }
}
