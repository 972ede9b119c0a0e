/// A view that knows at which of its cells its words begin.
@MainActor protocol WordsView: View {
  /// The cell at which the words of the view begin; `nil` if it has none.
  var beginningOfWords: Point? { get }
}

/// The words that a view shows, as far as they have a place.
@MainActor enum Words {
  /// The cell of a view at which the first words in it begin, from the top; `nil` if it has none.
  static func beginning(in view: View) -> Point? {
    if let view = view as? any WordsView { return view.beginningOfWords }
    if !view.subviews.isEmpty { return beginning(inSubviewsOf: view) }
    return view.accessibilityRole == .decoration || view.spokenText == nil ? nil : .zero
  }

  /// The cell of a view at which the first words in its subviews begin.
  static func beginning(inSubviewsOf view: View) -> Point? {
    var first: Point?
    for view in view.subviews where !view.isHidden && !view.frame.isEmpty {
      guard let point = beginning(in: view)?.offset(by: view.frame.origin) else { continue }
      if first.map({ (point.y, point.x) < ($0.y, $0.x) }) ?? true { first = point }
    }
    return first
  }
}
