/// A row with one or two texts and a mark before them, in one of four arrangements: UIKit's cell
/// styles. Set its content; there is nothing to lay out.
///
/// ```swift
/// let rows = ArrayListDataSource(cities, id: \.name) { city, row in
///   let row = row as? RowPanel ?? RowPanel(.value1)
///   row.text = city.name
///   row.detail = city.country
///   return row
/// }
/// ```
public final class RowPanel: Panel {
  /// The arrangement of a row's texts.
  public enum Style: Hashable, Sendable {
    /// The text alone. UIKit's `default`.
    case plain
    /// The text, and the detail at the right end.
    case value1
    /// The text as a caption at the left, then the detail.
    case value2
    /// The detail below the text.
    case subtitle
  }

  /// The arrangement.
  public let style: Style

  /// The text: a name or another text of somebody; or a sentence of the program, with somebody's
  /// text in quotation marks.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      (textLabel.text, textLabel.attributes) = (text, text.attributesOfName)
    }
  }
  /// Parts of the text that are highlighted.
  public var textHighlights: [TextHighlight] = [] {
    didSet { if textHighlights != oldValue { textLabel.highlights = textHighlights } }
  }
  /// The second text; unused in a plain row.
  public var detail = "" {
    didSet { if detail != oldValue { detailLabel.text = detail } }
  }
  /// A character or two before the text: what an image is elsewhere. `nil` and an empty one
  /// take no room.
  public var mark: String? {
    didSet { if mark != oldValue { showMark() } }
  }
  /// The role of the text.
  public var textRole = Role.text {
    didSet { if textRole != oldValue { textLabel.role = textRole } }
  }
  /// The role of the second text.
  public var detailRole = Role.secondary {
    didSet { if detailRole != oldValue { detailLabel.role = detailRole } }
  }
  /// The role of the mark.
  public var markRole = Role.secondary {
    didSet { if markRole != oldValue { markLabel.role = markRole } }
  }

  private let textLabel = Label()
  private let detailLabel = Label(role: .secondary)
  private let markLabel = Label(role: .secondary)
  private let captionColumns: Int

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: The arrangement.
  ///   - captionColumns: Cells for the caption of a ``Style/value2`` row: the same in every row.
  public init(_ style: Style = .plain, captionColumns: Int = 14) {
    self.style = style
    self.captionColumns = captionColumns
    super.init()
    if style == .value2 { (textRole, detailRole) = (.secondary, .text) }
    (textLabel.role, detailLabel.role) = (textRole, detailRole)
  }

  /// Sets the row's view.
  public override func loadView() {
    let stack = StackView(.horizontal, spacing: 1, [markLabel, texts])
    stack.setFlexible(texts)
    stack.insets = Insets(right: 1)
    view = stack
    showMark()
  }

  private lazy var texts: View =
    switch style {
    case .plain: textLabel
    case .value1:
      ColumnsView(
        [Column(.flexible(minimum: 8)), Column(.fitting(), alignment: .trailing, priority: 0)],
        [textLabel, detailLabel], spacing: 2)
    case .value2:
      ColumnsView(
        [Column(.fixed(captionColumns), alignment: .trailing), Column(.flexible())],
        [textLabel, detailLabel], spacing: 2)
    case .subtitle:
      StackView(.vertical, [textLabel, detailLabel])
    }

  private func showMark() {
    markLabel.text = mark ?? ""
    markLabel.isHidden = markLabel.text.isEmpty
  }
}
