extension Application {
  /// The time by the program's clock, in seconds since an arbitrary moment.
  public var now: Double { animator.clock.now }

  /// Draws a frame and reports it to the observer, then draws what the observer itself has changed.
  func update(observedBy observer: any ProgramObserver) {
    let begin = animator.clock.now
    let bytes = terminal.bytesSent
    window.settle()
    let isOfProgram = window.dirty.intersects(window.programArea)
    var report: FrameReport?
    if let frame = drawIfNeeded(), isOfProgram {
      report = FrameReport(
        dirtyCells: frame.dirty.cellCount, changedCells: frame.changes.cellCount,
        seconds: animator.clock.now - begin)
      report?.link = link
      if let bytes, let now = terminal.bytesSent { report?.bytes = now - bytes }
    }
    observer.application(self, didUpdateWith: report)
    window.settle()
    _ = drawIfNeeded()
  }
}
