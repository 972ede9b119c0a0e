/// Counts the pictures of a view that moves by itself.
///
/// The view asks for the next picture whenever it draws one. An invisible view is not drawn, and so
/// wakes nothing.
@MainActor final class PictureTimer {
  /// The index of the current picture; it begins again at 0 after the last.
  private(set) var picture = 0
  private let interval: Double
  private let count: Int
  private unowned let view: View
  private var next: Animation?

  /// Creates a timer for the view that owns it.
  ///
  /// - Parameters:
  ///   - interval: Seconds for which each picture is shown.
  ///   - count: The number of pictures.
  init(every interval: Double, of count: Int, for view: View) {
    self.interval = interval
    self.count = count
    self.view = view
  }

  isolated deinit { next?.cancel() }

  /// Whether the view may move: on a screen, and with full motion.
  var isMoving: Bool { view.window?.application?.animator.currentMotion == .full }

  /// Schedules the view to be drawn again when the next picture is due.
  func awaitNext() {
    guard isMoving, next == nil else { return }
    next = view.window?.application?.animator.schedule(after: interval) { [weak self] in
      self?.turn()
    }
  }

  private func turn() {
    next = nil
    picture = (picture + 1) % count
    view.setNeedsDisplay()
  }
}
