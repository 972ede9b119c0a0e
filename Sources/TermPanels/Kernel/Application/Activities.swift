/// The activities that the panels of a program have begun.
@MainActor final class Activities {
  private var running: [Activity] = []

  /// Adds an activity until it is over.
  func add(_ activity: Activity) { running.append(activity) }

  /// Presents the activities of panels that have come into the program, and ends those of panels
  /// that have left it. Called once a turn: a panel that only moves within the program has its new
  /// place by then.
  func follow() {
    for activity in running { activity.follow() }
    running.removeAll(where: \.isOver)
  }

  /// Ends all activities with the program.
  func endAll() {
    for activity in running { activity.end() }
    running = []
  }
}
