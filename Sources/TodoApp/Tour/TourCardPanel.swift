import TermPanels
import TodoWording

/// Shows the text of a tour's step, the progress, and the keys to continue with.
@MainActor final class TourCardPanel: Panel {
  private let card = TourCardView()

  override func loadView() { view = card }

  /// Whether the card has the keys, and not the panel above it.
  var takesKeys = false

  override var canBecomeFirstResponder: Bool { takesKeys }

  /// The hints for continuing, going back and leaving.
  var hints: [KeyHint] = [] {
    didSet { card.hints.hints = hints }
  }

  /// Shows the current step of a tour.
  func show(_ tour: Tour, _ keyName: (String) -> String) {
    let text = TourText(tour.current.text, keyName)
    card.title = tour.current.title
    card.marks = tour.steps.indices.map { index in
      if index == tour.index { return TourCardView.Mark(sign: "●", role: .accent) }
      if index > tour.index { return TourCardView.Mark(sign: "·", role: .faint) }
      return tour.done.contains(index)
        ? TourCardView.Mark(sign: "✓", role: .progress) : TourCardView.Mark(sign: "○", role: .faint)
    }
    card.count = tour.isClosing ? "" : "\(tour.index + 1) of \(tour.steps.count)"
    card.label.text = text.text
    card.label.highlights = text.highlights
  }

  /// The rows for the card, the same for all steps, so that the panel above stays where it is.
  func rows(columns: Int, for tour: Tour, _ keyName: (String) -> String) -> Int {
    let measure = Label(isMultiline: true)
    let lines = (tour.steps + [tour.closing]).map { step in
      measure.text = TourText(step.text, keyName).text
      return TourCardView.textRows(measure, columns: columns)
    }
    return 2 + (lines.max() ?? 1)
  }
}
