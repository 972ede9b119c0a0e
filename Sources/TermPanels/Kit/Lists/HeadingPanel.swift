/// A heading among the rows of a list: a title, and a detail at the right end, such as how many
/// rows there are below.
///
/// ```swift
/// list.dataSource = rows.grouped(by: \City.country) { country, cities, heading in
///   heading.text = country
///   heading.detail = "\(cities.count)"
/// }
/// ```
public final class HeadingPanel: Panel {
  /// The title.
  public var text = "" {
    didSet { if text != oldValue { showText() } }
  }
  /// The second text.
  public var detail = "" {
    didSet { if detail != oldValue { detailLabel.text = detail } }
  }
  /// The role of the title.
  public var textRole = Role.secondary {
    didSet { if textRole != oldValue { textLabel.role = textRole } }
  }
  /// The cells around the texts. With the right inset of the rows below, the detail ends where
  /// theirs end. The default is that of a ``RowPanel``.
  public var insets = Insets(right: 1) {
    didSet { if insets != oldValue { stack.insets = insets } }
  }

  private let textLabel = Label(role: .secondary, .bold)
  private let detailLabel = Label(role: .faint)

  /// Creates a heading.
  public init(_ text: String = "", detail: String = "") {
    (self.text, self.detail) = (text, detail)
    super.init()
    detailLabel.text = detail
    textLabel.isHeading = true
    showText()
  }

  private func showText() {
    (textLabel.text, textLabel.attributes) = (text, text.attributesOfName.union(.bold))
  }

  /// Sets the heading's view.
  public override func loadView() { view = stack }

  private lazy var stack: View = {
    let columns = ColumnsView(
      [Column(.flexible(minimum: 8)), Column(.fitting(), alignment: .trailing, priority: 0)],
      [textLabel, detailLabel], spacing: 2)
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    stack.insets = insets
    return stack
  }()
}
