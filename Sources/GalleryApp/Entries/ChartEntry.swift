import TermPanels

extension Entry {
  static let chart = Entry(
    Chart.self, summary: "numbers as bars, a line or a sparkline",
    text: """
      Numbers as bars from left to right or from the bottom up, with their labels and texts; as a
      sparkline of one row; or as a line in braille. A chart fills its frame, and words give way to
      bars where there is little room. A terminal that shows ASCII alone gets signs of its own.
      """,
    keys: [.character("f"), .character("+")]
  ) {
    var read = [3.0, 5, 2, 4.5, 8, 1]
    let chart = Chart(.bars, values(read))
    chart.plotSize.height = 6
    return StagePanel(
      [chart],
      commands: [
        KeyCommand(id: "stage.form", .character("f"), title: "Next form", hint: "form") {
          let forms: [Chart.Form] = [.bars, .columns, .sparkline, .line]
          let index = forms.firstIndex(of: chart.form) ?? 0
          chart.form = forms[(index + 1) % forms.count]
        },
        KeyCommand(id: "stage.more", .character("+"), title: "Read another book", hint: "more") {
          read[5] += 1
          chart.values = values(read)
        },
      ])
  }

  private static func values(_ books: [Double]) -> [ChartValue] {
    zip(["June", "July", "August", "September", "October", "November"], books).map { month, count in
      ChartValue(month, count, role: month == "November" ? .today : .progress)
    }
  }
}
