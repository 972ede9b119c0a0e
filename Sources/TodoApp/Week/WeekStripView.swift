import CivilCalendar
import TermPanels
import TodoModel

/// The days of a week in one line, each with its key and its load: what is left of the columns
/// if there is no room for them.
@MainActor final class WeekStripView: View {
  /// The items of a day.
  struct Load: Equatable {
    let day: Day
    let load: DayLoad
  }

  /// The days.
  var loads: [Load] = [] {
    didSet { if loads != oldValue { setNeedsDisplay() } }
  }

  private static let margin = 2

  override func draw(in canvas: Canvas) {
    guard !loads.isEmpty else { return }
    let margin = bounds.width >= 40 ? Self.margin : 0
    let width = (bounds.width - 2 * margin + 1) / loads.count
    guard width > 1 else { return }
    for (index, load) in loads.enumerated() {
      var x = margin + index * width
      x = canvas.write("\(index + 1)", at: Point(x: x, y: 0), role: .hintKey)
      let name = name(of: load.day, columns: width - 3)
      if !name.isEmpty {
        x = canvas.write(" " + name, at: Point(x: x, y: 0), role: index == 0 ? .today : .secondary)
      }
      guard let bar = LoadBar(load.load.hours) else { continue }
      canvas.write(String(bar.sign), at: Point(x: x, y: 0), role: bar.role)
    }
  }

  /// As much of the name of a day as there is room for, besides its key and its bar.
  private func name(of day: Day, columns: Int) -> String {
    let weekday = day.weekday.localShortName
    let dated = "\(weekday) \(day.day) "
    return [dated, weekday, String(weekday.prefix(2))].first {
      $0.columns < columns
    } ?? ""
  }

  override var accessibilityRole: AccessibilityRole { .chart }

  override var accessibilityLabel: String? {
    get {
      loads.map { "\($0.day.weekday.localName): \(WeekHeadingPanel.words($0.load))" }
        .joined(separator: ", ")
    }
    set {}
  }
}
