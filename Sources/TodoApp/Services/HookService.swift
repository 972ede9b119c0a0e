import TermPanels
import TodoCommands
import TodoModel

/// Gives the changes of the app to the person's program: it launches the process that does, a
/// moment after a change, so that changes in quick succession come in one run.
@MainActor final class HookService {
  /// The seconds between a change and the launch.
  private static let pause = 0.5

  private let queue: HookQueue
  private let launch: @MainActor () throws -> Void
  private let store: TodoStore
  private let animator: Animator
  private let messages: Messages
  private var observation: ObservationToken?
  private var watch: FileWatch?
  private var timer: Animation?
  private var knownFailure: String?
  /// Whether a failure was reported in this run of the app: once is enough.
  private var hasReported = false

  init(
    _ hook: Hook, launch: @escaping @MainActor () throws -> Void, _ store: TodoStore,
    _ animator: Animator, _ messages: Messages
  ) {
    (queue, self.launch, self.store) = (HookQueue(hook, store), launch, store)
    (self.animator, self.messages) = (animator, messages)
  }

  /// Begins to give changes to the program: also those that a process that was killed left behind.
  func begin() {
    do { try queue.begin() } catch { return report("\(error)") }
    observation = store.observe(self)
    knownFailure = queue.failure
    watch = queue.watch { [weak self] in self?.stateDidChange() }
    deliver()
  }

  /// Launches the process at once, if changes wait. The program does not wait for it.
  func end() {
    (observation, watch) = (nil, nil)
    timer?.cancel()
    deliver()
  }

  private func deliverSoon() {
    guard timer == nil else { return }
    timer = animator.schedule(after: Self.pause) { [weak self] in
      self?.timer = nil
      self?.deliver()
    }
  }

  private func deliver() {
    do {
      if try queue.needsDelivery() { try launch() }
    } catch {
      report("\(error)")
    }
  }

  private func stateDidChange() {
    let failure = queue.failure
    defer { knownFailure = failure }
    guard let failure, failure != knownFailure else { return }
    report("\(failure) See \(queue.logPath)")
  }

  private func report(_ sentence: String) {
    guard !hasReported else { return }
    hasReported = true
    messages.explain("The hook failed. \(sentence)")
  }
}

extension HookService: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    // A process that makes a change gives it to the program itself.
    case .changed(let changes): if changes.origin == .own { deliverSoon() }
    case .reloaded: deliverSoon()
    case .writing, .displaced: break
    }
  }
}
