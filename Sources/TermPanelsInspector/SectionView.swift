import TermPanels

/// A heading with content below it.
@MainActor final class SectionView: View {
  private let heading: Label
  /// The view for the content.
  let content = View()
  /// A few words at the right end of the heading.
  let remark = Label(role: .faint, alignment: .trailing)

  init(_ title: String) {
    heading = Label(title, role: .secondary, .bold)
    super.init()
    addSubview(heading)
    addSubview(remark)
    addSubview(content)
  }

  override func layoutSubviews() {
    let width = bounds.width
    let headingWidth = heading.intrinsicSize.width
    heading.frame = Rect(x: 0, y: 0, width: headingWidth, height: 1)
    remark.frame = Rect(
      x: headingWidth + 1, y: 0, width: max(0, width - headingWidth - 1), height: 1)
    content.frame = Rect(x: 0, y: 1, width: width, height: max(0, bounds.height - 1))
    super.layoutSubviews()
  }
}
