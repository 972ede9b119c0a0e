import TermPanels

/// A field with a sentence about its mistake, and the results below.
final class FinderView: View {
  /// The view that is filled with the results.
  let results = View()
  /// Whether the field is visible.
  var showsField = false {
    didSet {
      for view in [sign, field, problem] { view.isHidden = !showsField }
      setNeedsLayout()
    }
  }

  /// A line at the foot; an empty one takes no room.
  var footer: String {
    get { foot.text }
    set {
      guard newValue != foot.text else { return }
      foot.text = newValue
      setNeedsLayout()
    }
  }

  /// The rows from which there is room for the foot.
  private static let rowsForFoot = 8
  private let foot = Label(role: .faint)
  private let sign = Label("/", role: .accent, .bold)
  private let field: TextField
  private let problem: Label

  init(field: TextField, problem: Label) {
    self.field = field
    self.problem = problem
    super.init()
    for view in [sign, field, problem, results, foot] { addSubview(view) }
    for view in [sign, field, problem] { view.isHidden = true }
  }

  override func layoutSubviews() {
    var size = bounds.size
    let hasFoot = !footer.isEmpty && size.height >= Self.rowsForFoot
    foot.isHidden = !hasFoot
    foot.frame = Rect(x: 2, y: size.height - 1, width: max(0, size.width - 4), height: 1)
    // A blank row separates it.
    if hasFoot { size.height -= 2 }
    guard showsField else {
      results.frame = Rect(origin: .zero, size: size)
      results.setNeedsLayout()
      return
    }
    let width = max(0, size.width - 6)
    sign.frame = Rect(x: 2, y: 0, width: 1, height: 1)
    field.frame = Rect(x: 4, y: 0, width: width, height: 1)
    var top = 1
    if !problem.text.isEmpty {
      // Some of the results stay in sight.
      let wanted = problem.sizeThatFits(Size(width: width, height: size.height)).height
      let height = max(1, min(wanted, size.height - 3))
      problem.frame = Rect(x: 4, y: 1, width: width, height: height)
      top += height
    } else {
      problem.frame = .zero
      // A blank row separates them where there is room for one.
      if size.height > 6 { top += 1 }
    }
    results.frame = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
    results.setNeedsLayout()
  }
}
