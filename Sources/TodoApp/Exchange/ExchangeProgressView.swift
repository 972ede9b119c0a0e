import TermPanels
import TodoCommands

/// The progress of an import or an export: the activity, the number of lists and items, and a bar.
@MainActor final class ExchangeProgressView: View {
  /// The activity, without the dots.
  var activity = "" { didSet { if activity != oldValue { show() } } }
  /// The progress.
  var progress = ExchangeProgress() { didSet { if progress != oldValue { show() } } }

  private let label = Label()
  private let bar = ProgressView(nil)

  override init() {
    super.init()
    addSubview(label)
    addSubview(bar)
    // The numbers are many, and a dialogue in lines waits for the end.
    accessibilityElements = []
  }

  private func show() {
    let count = progress.count > 0 ? " \(progress.count) lists and items" : ""
    label.text = "\(activity) …\(count)"
    bar.progress = progress.share
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(x: 0, y: 0, width: bounds.width, height: min(1, bounds.height))
    bar.frame = Rect(x: 0, y: 2, width: bounds.width, height: bounds.height > 2 ? 1 : 0)
  }
}
