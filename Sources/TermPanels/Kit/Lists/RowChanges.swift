/// Makes the changes of a list's rows one at a time: a change that a callback of a row requests
/// follows the change under way.
@MainActor final class RowChanges {
  /// Brings the rows up to date, after a change that had to wait.
  var catchUp: () -> Void = {}

  /// Whether rows come and go now.
  private(set) var isChanging = false

  private unowned let list: Panel
  private var isInChange = false
  private var isWaiting = false
  /// The data source whose new values wait.
  private var held: AnyObject?

  init(of list: Panel) { self.list = list }

  /// Whether rows may come and go now.
  var mayChange: Bool { !isChanging && (isInChange || ChangeQueue.mayChange(list)) }

  /// Makes a change of the rows, or catches up after the change under way if the two would
  /// conflict.
  func change(_ change: () -> Void) {
    guard mayChange else { return catchUpLater() }
    inOneChange {
      isChanging = true
      change()
      isChanging = false
    }
  }

  /// Makes several changes of the rows as one: changes requested in callbacks follow it.
  func inOneChange(_ body: () -> Void) {
    guard !isInChange, ChangeQueue.mayChange(list) else { return body() }
    ChangeQueue.run(in: list) { asChange(body) }
  }

  /// Brings the rows up to date after the change under way.
  func catchUpLater() {
    guard !isWaiting else { return }
    isWaiting = true
    ChangeQueue.perform(in: list) { [self] in
      isWaiting = false
      asChange(catchUp)
    }
  }

  // MARK: - Holding values

  /// Lets a data source provide its rows from one state while `body` runs.
  func hold(_ source: any ListDataSource, _ body: () -> Void) {
    let former = held
    held = source
    source.steadily(body)
    held = former
  }

  /// Whether new values of a data source wait for the end of a change.
  func holds(_ source: AnyObject?) -> Bool { isInChange && source != nil && source === held }

  private func asChange(_ body: () -> Void) {
    isInChange = true
    body()
    isInChange = false
  }
}
