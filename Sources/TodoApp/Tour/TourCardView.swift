import TermPanels
import TodoWording

/// Draws a card: a rule with the title and the progress, the text, and the keys.
@MainActor final class TourCardView: View {
  /// The mark of one step.
  struct Mark: Equatable {
    let sign: String
    let role: Role
  }

  /// Lines longer than this are hard to read.
  private static let measure = 100
  private static let margin = 2

  var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
  var count = "" { didSet { if count != oldValue { setNeedsDisplay() } } }
  var marks: [Mark] = [] { didSet { if marks != oldValue { setNeedsDisplay() } } }
  let label = Label(isMultiline: true)
  let hints = KeyHintsBar()

  override init() {
    super.init()
    surface = .raised
    addSubview(label)
    addSubview(hints)
  }

  static func textRows(_ label: Label, columns: Int) -> Int {
    label.sizeThatFits(Size(width: textColumns(columns), height: View.unlimited)).height
  }

  private static func textColumns(_ columns: Int) -> Int {
    max(1, min(columns - 2 * margin, measure))
  }

  override var accessibilityRole: AccessibilityRole { .frame }

  /// The title, and the number of the station.
  override var accessibilityLabel: String? {
    get { count.isEmpty ? title : "\(count), \(title)" }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(in canvas: Canvas) {
    // Without room for everything, the text and the keys matter most.
    guard bounds.height >= 3 else { return }
    let width = bounds.width
    canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), with: "─", role: .border)
    let marksWidth = 2 * marks.count + 1
    let hasMarks = width >= marksWidth + 30
    let heading = count.isEmpty ? title : "\(count) · \(title)"
    let room = width - 2 * TourCardView.margin - 2 - (hasMarks ? marksWidth + 3 : 0)
    canvas.write(
      " \(heading.truncated(toColumns: max(0, room))) ", at: Point(x: 1, y: 0), role: .title, .bold)
    guard hasMarks else { return }
    var x = width - marksWidth - TourCardView.margin
    for mark in marks {
      canvas.write(" ", at: Point(x: x, y: 0), role: .border)
      canvas.write(mark.sign, at: Point(x: x + 1, y: 0), role: mark.role)
      x += 2
    }
    canvas.write(" ", at: Point(x: x, y: 0), role: .border)
  }

  override func layoutSubviews() {
    let top = bounds.height >= 3 ? 1 : 0
    let rows = max(1, bounds.height - top - 1)
    label.frame = Rect(
      x: min(TourCardView.margin, bounds.width), y: top,
      width: TourCardView.textColumns(bounds.width), height: rows)
    hints.frame = Rect(x: 0, y: top + rows, width: bounds.width, height: 1)
    super.layoutSubviews()
  }
}
