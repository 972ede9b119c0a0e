extension Panel {
  /// Takes over the preferred size of a child that the panel shows instead of another one, if
  /// either of them has one. Otherwise the panel keeps its own.
  final func takePreferredSize(of new: Panel?, insteadOf old: Panel?) {
    guard old?.preferredContentSize != nil || new?.preferredContentSize != nil else { return }
    if let new {
      preferredContentSizeDidChange(forChild: new)
    } else {
      preferredContentSize = nil
    }
  }
}
