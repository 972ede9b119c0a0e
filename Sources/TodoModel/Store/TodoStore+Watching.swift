internal import Dispatch
internal import Glibc

extension TodoStore {
  /// Begins to detect commits of other stores to the same file. Call it once the first screen is
  /// shown; until then the store detects them only when it is itself used. Changes made since it
  /// was opened are reported at once. A temporary store is alone and has nothing to watch.
  public func startWatching() {
    guard watch == nil, !isClosed, !isTemporary else { return }
    watch = FileWatch(of: path) { [weak self] in self?.fileChanged() }
    noticePlace()
    deliver()
  }

  /// Ends what `startWatching()` began. Watching does not keep the store alive.
  public func stopWatching() {
    watch = nil
    settleTimer?.cancel()
    settleTimer = nil
  }

  /// Makes every other store on this file look at it now.
  ///
  /// A commit first writes to the log, which inotify reports, and only then publishes itself in
  /// shared memory, which inotify does not report. Touching the log afterwards closes that gap.
  func touchLog() {
    guard !isTemporary else { return }
    // Should this fail, the others still find the commit by looking again a little later.
    utimensat(AT_FDCWD, path + "-wal", nil, 0)
    ownLogTime = logTime
  }

  /// The modification time of the log, in nanoseconds; 0 when there is no log.
  private var logTime: Int {
    var status = stat()
    guard stat(path + "-wal", &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Reports when the file has lost its name, or has it again. The writer refuses later writes
  /// itself; this is for a store that only reads.
  private func noticePlace() {
    let isGone = FileIdentity(path: path) != identity
    guard isGone != isDisplaced else { return }
    isDisplaced = isGone
    pendingEvents.append(.displaced(isGone))
    notifyObservers()
  }

  private func fileChanged() {
    noticePlace()
    guard !look(), writesUnderway == 0, logTime != ownLogTime else { return }
    settle(after: 2)
  }

  /// Reports new changes. False when there are none.
  private func look() -> Bool {
    let before = (seenEntry, seenRevision)
    deliver()
    return before != (seenEntry, seenRevision)
  }

  /// Looks again a few times, at growing intervals, and then waits until the log changes again. The
  /// log has grown but no commit is visible: one is under way, or was rolled back.
  private func settle(after milliseconds: Int) {
    settleTimer?.cancel()
    settleTimer = nil
    guard milliseconds <= 2048, watch != nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + .milliseconds(milliseconds))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.lookAgain(after: milliseconds) }
    }
    settleTimer = timer
    timer.activate()
  }

  private func lookAgain(after milliseconds: Int) {
    if !look() { settle(after: milliseconds * 4) }
  }
}
