import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite("A chart") struct ChartTests {
  private let week = [
    ChartValue("Monday", 4), ChartValue("Tuesday", 1.5), ChartValue("Wed", 0),
    ChartValue("Thu", 8, text: "8 h", role: .today),
  ]

  /// A program that shows a chart in a part of its screen.
  private func show(
    _ chart: Chart, width: Int = 20, height: Int = 5, onlyASCII: Bool = false
  ) throws -> Harness {
    let app = try Harness(columns: 40, rows: 8) { application in
      (application.terminal as? MemoryTerminal)?.showsOnlyASCII = onlyASCII
      let panel = Panel()
      panel.view.addSubview(chart)
      chart.frame = Rect(x: 0, y: 0, width: width, height: height)
      return panel
    }
    return app
  }

  /// The rows of the screen that have something in them.
  private func rows(_ app: Harness) -> [String] {
    var rows = app.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  // MARK: - Bars

  @Test func `has a bar for each value between its label and its text`() throws {
    let app = try show(Chart(.bars, week), width: 28, height: 4)

    // 16 columns are the greatest number, 8.
    #expect(
      app.screenWithRoles.hasPrefix(
        """
        Monday  ████████           4            |   ssssss..pppppppp...........t
        Tuesday ███              1.5            |   sssssss.ppp..............ttt
        Wed                        0            |   sss........................t
        Thu     ████████████████ 8 h            |   sss.....yyyyyyyyyyyyyyyy.t.t
        """))
  }

  @Test func `has bars in eighths of a cell, and the thinnest for little more than nothing`() throws
  {
    let chart = Chart(.bars, [0.01, 0.125, 0.5, 1.375, 2].map { ChartValue("", $0, text: "") })

    #expect(rows(try show(chart, width: 2)) == ["▏", "▏", "▌", "█▍", "██"])
  }

  @Test func `shortens labels, then omits them, and keeps bars`() throws {
    let values = [ChartValue("Wednesday", 4), ChartValue("Thursday", 2)]

    let chart = Chart(.bars, values)

    #expect(rows(try show(chart, width: 16)) == ["Wedne… ███████ 4", "Thurs… ███▌    2"])
    #expect(rows(try show(chart, width: 10)) == ["We… ████ 4", "Th… ██   2"])
    #expect(rows(try show(chart, width: 8)) == ["██████ 4", "███    2"])
    #expect(rows(try show(chart, width: 4)) == ["████", "██"])
  }

  // MARK: - Columns

  @Test func `has columns with texts above them and labels below`() throws {
    let app = try show(Chart(.columns, week), width: 23, height: 6)

    // 4 rows are the greatest number, 8.
    #expect(
      rows(app) == [
        "                   8 h",
        "                  █████",
        "  4               █████",
        "█████  1.5        █████",
        "█████ ▆▆▆▆▆   0   █████",
        "Mond… Tues…  Wed   Thu",
      ])
  }

  @Test func `has columns without words where there is little room`() throws {
    let chart = Chart(.columns, week)

    #expect(
      rows(try show(chart, width: 11, height: 3)) == [
        "         ██", "██ ▃▃    ██", "Mo Tu We Th",
      ])
    #expect(rows(try show(chart, width: 7, height: 2)) == ["      █", "█ ▃   █"])
    #expect(rows(try show(chart, width: 4, height: 2)) == ["   █", "█▃ █"])
    #expect(rows(try show(chart, width: 2, height: 1)) == [" █"])
  }

  // MARK: - Sparklines and lines

  @Test func `has a sparkline of one row, of the last values where there are many`() throws {
    let chart = Chart(.sparkline, numbers: (0...8).map(Double.init))
    #expect(chart.intrinsicSize == Size(width: 9, height: 1))
    #expect(rows(try show(chart, width: 9, height: 1)) == [" ▁▂▃▄▅▆▇█"])

    #expect(rows(try show(chart, width: 3, height: 1)) == ["▆▇█"])
    #expect(rows(try show(chart, width: 9, height: 2)) == ["     ▂▄▆█", " ▂▄▆█████"])
  }

  @Test func `has a line of dots from the first value to the last`() throws {
    let chart = Chart(.line, numbers: [0, 7, 0])

    #expect(rows(try show(chart, width: 4, height: 2)) == [" ⡰⢢", "⡰⠁ ⢣"])
  }

  @Test func `has a line in ASCII where the terminal shows nothing else`() throws {
    let chart = Chart(.line, numbers: [0, 1, 2, 3])

    #expect(rows(try show(chart, width: 4, height: 2, onlyASCII: true)) == ["  .'", ".'"])
  }

  @Test func `has a line of the last values where there are more than dots`() throws {
    let chart = Chart(.line, numbers: [9, 9, 9, 0, 1, 2, 3])
    chart.range = 0...3

    #expect(rows(try show(chart, width: 2, height: 1)) == ["⡠⠊"])
  }

  // MARK: - Numbers and sizes

  @Test func `has a range of its own, and draws numbers outside it at the ends`() throws {
    let chart = Chart(.sparkline, numbers: [-1, 0.5, 7])
    chart.range = 0...1

    let app = try show(chart, width: 3, height: 1)
    #expect(rows(app) == [" ▄█"])
    chart.range = nil
    app.application.turn()
    #expect(rows(app) == [" ▁█"])
  }

  @Test(arguments: [Chart.Form.bars, .columns, .sparkline, .line])
  func `survives every number in every size`(form: Chart.Form) throws {
    let numbers: [[Double]] = [
      [], [0], [.nan], [.infinity, 1], [-.infinity], [-3, -1], [1, .greatestFiniteMagnitude],
      [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [5, 5, 5],
    ]
    for numbers in numbers {
      for (width, height) in [(0, 0), (1, 1), (1, 5), (40, 1), (2, 2), (3, 8)] {
        let chart = Chart(form, numbers.map { ChartValue("Label", $0) })
        let app = try show(chart, width: width, height: height)
        let drawn = rows(app)
        #expect(drawn.count <= height && drawn.allSatisfy { $0.count <= width })
      }
    }
  }

  @Test(arguments: [Chart.Form.bars, .columns, .sparkline, .line])
  func `shows something in a single cell`(form: Chart.Form) throws {
    let app = try show(Chart(form, week), width: 1, height: 1)

    #expect(rows(app).map(\.count) == [1])
  }

  @Test func `wants room for its words, as far as there is room`() {
    let chart = Chart(.bars, week)
    #expect(chart.intrinsicSize == Size(width: 8 + 20 + 4, height: 4))
    #expect(chart.sizeThatFits(Size(width: 10, height: 3)) == Size(width: 10, height: 3))
    chart.plotSize = Size(width: 5, height: 2)
    #expect(chart.intrinsicSize == Size(width: 8 + 5 + 4, height: 4))

    chart.form = .columns
    #expect(chart.intrinsicSize == Size(width: 4 * 7 + 3, height: 2 + 2))
    chart.form = .line
    #expect(chart.intrinsicSize == chart.plotSize)
  }

  @Test func `is laid out and drawn again after a change`() throws {
    let chart = Chart(.sparkline, numbers: [1, 2])
    let app = try Harness(columns: 20, rows: 5) { _ in
      let panel = Panel()
      panel.view.embedSubview(StackView(.vertical, [chart, Label("below")]))
      return panel
    }
    #expect(rows(app) == ["▄█", "below"])

    chart.values.append(ChartValue("", 4))
    app.application.turn()
    #expect(rows(app) == ["▂▄█", "below"])
    chart.form = .bars
    app.application.turn()
    #expect(rows(app).count == 4 && rows(app).last == "below")
  }

  // MARK: - Words

  @Test func `is read as its labels and texts, or as a summary where it has none`() async throws {
    let chart = Chart(.bars, week)
    #expect(chart.spokenText == "Monday: 4, Tuesday: 1.5, Wed: 0, Thu: 8 h")
    chart.accessibilityLabel = "Hours"
    chart.form = .line
    #expect(chart.spokenText == "Hours, 4 values from 0 to 8 h, the last 8 h")
    chart.values = []
    #expect(chart.spokenText == "Hours")
    chart.values = [ChartValue("", 2)]
    #expect(chart.spokenText == "Hours, 1 value from 2 to 2, the last 2")

    let dialogue = try DialogueHarness { _ in
      let panel = Panel()
      panel.title = "Load"
      panel.view.embedSubview(Chart(.columns, [ChartValue("Mon", 3), ChartValue("Tue", 5)]))
      return panel
    }
    #expect(dialogue.take().prefix(2) == ["Load.", "Mon: 3, Tue: 5"])
  }

  @Test(
    arguments: [
      (3, "3"), (-2, "-2"), (2.25, "2.3"), (0.04, "0"), (1e20, "1e+20"), (.nan, "nan"),
    ] as [(Double, String)])
  func `writes a number with at most one decimal place`(number: Double, text: String) {
    #expect(ChartValue("", number).text == text)
  }
}
