/// Counts the pictures of a view that moves by itself.
///
/// The view asks for the next picture whenever it draws one. What nobody sees is not drawn, and so
/// wakes nobody.
@MainActor final class PictureTimer {
  /// Which picture it is the turn of, from 0; it begins again after the last.
  private(set) var picture = 0
  private let interval: Double
  private let count: Int
  private unowned let view: View
  private var next: Animation?

  /// A timer of a view that owns it.
  ///
  /// - Parameters:
  ///   - interval: Seconds for which each picture stands.
  ///   - count: How many pictures there are.
  init(every interval: Double, of count: Int, for view: View) {
    self.interval = interval
    self.count = count
    self.view = view
  }

  isolated deinit { next?.cancel() }

  /// Whether the view may move: on a screen, and with motion in full.
  var isMoving: Bool { view.window?.application?.animator.currentMotion == .full }

  /// Has the view drawn again when the next picture is due.
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
