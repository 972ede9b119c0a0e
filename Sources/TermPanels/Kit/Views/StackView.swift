/// Lays its subviews side by side or one below the other, each as large as it wants to be; the
/// subviews that are marked as flexible share what is left.
public final class StackView: View {
  /// The direction in which subviews follow each other.
  public enum Axis: Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction.
  public let axis: Axis
  /// Cells between two subviews.
  public var spacing: Int {
    didSet { if spacing != oldValue { setNeedsLayout() } }
  }
  private var flexible: Set<ObjectIdentifier> = []

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - axis: The direction.
  ///   - spacing: Cells between two subviews.
  ///   - views: The first subviews.
  public init(_ axis: Axis, spacing: Int = 0, _ views: [View] = []) {
    self.axis = axis
    self.spacing = spacing
    super.init()
    for view in views { addSubview(view) }
  }

  /// Makes a subview flexible: it gets a share of the room that is left, or shrinks where there is
  /// too little.
  public func setFlexible(_ view: View) {
    precondition(view.superview === self, "Only a subview of the stack can be flexible in it.")
    flexible.insert(ObjectIdentifier(view))
    setNeedsLayout()
  }

  /// The sum along the axis, the largest across it.
  public override func sizeThatFits(_ size: Size) -> Size {
    let inner = inner(size)
    var along = 0
    var across = 0
    for view in arranged {
      let fit = view.sizeThatFits(inner)
      along += length(fit)
      across = max(across, axis == .horizontal ? fit.height : fit.width)
    }
    along += spacing * max(0, arranged.count - 1)
    return axis == .horizontal
      ? Size(width: along + insets.horizontal, height: across + insets.vertical)
      : Size(width: across + insets.horizontal, height: along + insets.vertical)
  }

  /// Gives every subview its frame.
  public override func layoutSubviews() {
    let area = bounds.inset(by: insets)
    let views = arranged
    let available = length(area.size) - spacing * max(0, views.count - 1)
    var lengths = views.map { length($0.sizeThatFits(area.size)) }
    let flexibleIndexes = views.indices.filter { flexible.contains(ObjectIdentifier(views[$0])) }
    let fixed = views.indices.reduce(0) { flexibleIndexes.contains($1) ? $0 : $0 + lengths[$1] }
    for (position, index) in flexibleIndexes.enumerated() {
      let rest = max(0, available - fixed)
      let share = rest / flexibleIndexes.count
      lengths[index] = share + (position < rest % flexibleIndexes.count ? 1 : 0)
    }
    var offset = axis == .horizontal ? area.minX : area.minY
    let end = axis == .horizontal ? area.maxX : area.maxY
    for (view, length) in zip(views, lengths) {
      let length = max(0, min(length, end - offset))
      view.frame =
        axis == .horizontal
        ? Rect(x: offset, y: area.minY, width: length, height: area.height)
        : Rect(x: area.minX, y: offset, width: area.width, height: length)
      offset += length + spacing
    }
  }

  private var arranged: [View] { subviews.filter { !$0.isHidden } }

  private func inner(_ size: Size) -> Size {
    Size(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  private func length(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
}
