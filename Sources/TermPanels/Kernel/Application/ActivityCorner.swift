/// The corner of a window in which activities are presented: the newest one, above the toast.
@MainActor final class ActivityCorner {
  /// Seconds for which work is not shown, since most of it takes no longer.
  static let delay = 0.15

  private unowned let window: Window
  private let view = ActivityView()
  private var activities: [Activity] = []

  init(_ window: Window) { self.window = window }

  /// Shows an activity until it is over. One with work of its own appears after a moment, if it is
  /// not over by then.
  func show(_ activity: Activity) {
    guard activity.hasWork else { return add(activity) }
    window.application?.animator.schedule(after: ActivityCorner.delay) { [weak self] in
      self?.add(activity)
    }
  }

  private func add(_ activity: Activity) {
    guard !activity.isOver else { return }
    activities.append(activity)
    activity.presentChange = { [weak self] in self?.update() }
    window.addSubview(view)
    update()
  }

  private func update() {
    activities.removeAll(where: \.isOver)
    guard let newest = activities.last else { return view.removeFromSuperview() }
    view.show(newest, others: activities.count - 1)
    window.setNeedsLayout()
  }

  /// Places the view in an area, at the lower right.
  func layOut(in area: Rect) {
    let size = view.sizeThatFits(Size(width: area.width - 4, height: 1))
    view.frame = Rect(x: area.maxX - size.width - 2, y: area.maxY - 1, width: size.width, height: 1)
  }
}
