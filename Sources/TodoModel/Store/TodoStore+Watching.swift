internal import Dispatch
internal import Glibc

extension TodoStore {
  /// Begins to notice what other stores commit to the same file. Call it once the first screen
  /// stands; until then the store hears of the others only when it is itself used. Changes made since
  /// it was opened are told at once. A temporary store is alone and has nothing to watch.
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

  /// Lets every other store on this file look at it now.
  ///
  /// A commit first writes to the log, which inotify reports, and only then publishes itself in
  /// shared memory, which it does not. Touching the log afterwards closes that gap.
  func touchLog() {
    guard !isTemporary else { return }
    // Should this fail, the others still find the commit by looking again a little later.
    utimensat(AT_FDCWD, path + "-wal", nil, 0)
    ownLogTime = logTime
  }

  /// When the log last changed, in nanoseconds; 0 where there is none.
  private var logTime: Int {
    var status = stat()
    guard stat(path + "-wal", &status) == 0 else { return 0 }
    return status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
  }

  /// Tells when the file has lost its name, or has it again. What is written then is refused by the
  /// writer; this is for whoever only reads.
  private func noticePlace() {
    let isGone = FileIdentity(path: path) != identity
    guard isGone != isDisplaced else { return }
    isDisplaced = isGone
    pendingEvents.append(.displaced(isGone))
    tell()
  }

  private func fileChanged() {
    noticePlace()
    guard !look(), writesUnderway == 0, logTime != ownLogTime else { return }
    settle(after: 2)
  }

  /// Tells what is new. False when nothing is.
  private func look() -> Bool {
    let before = (seenEntry, seenRevision)
    deliver()
    return before != (seenEntry, seenRevision)
  }

  /// The log has grown but no commit is to be seen: one is under way, or was rolled back. Looks again
  /// a few times, ever later, and then lets it be until the log changes again.
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
