import TermPanels

/// Pasted lines for which the person has not decided yet.
@MainActor final class PastedText {
  var text: String?
}

extension Panel {
  /// The report that a text with too many lines was not pasted.
  static func tooManyLines(moreThan limit: Int) -> Panel {
    let alert = AlertPanel(
      title: "More than \(limit) lines",
      message: "At most \(limit) items can be added at once. Nothing was pasted.")
    alert.addAction(AlertAction("OK", style: .cancel))
    return alert
  }
}
