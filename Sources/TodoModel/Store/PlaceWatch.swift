internal import FileKit
internal import Glibc

/// Watches the file of a store: whether another store has committed, and whether the file still has
/// its name.
@MainActor
final class PlaceWatch {
  /// Looks for commits, and returns whether there were any.
  var look: () -> Bool = { false }
  /// Whether this store itself is writing.
  var isWriting: () -> Bool = { false }
  /// Called when the file has lost its name (true), or has it again (false).
  var placeDidChange: (_ isGone: Bool) -> Void = { _ in }

  private let path: String
  private let identity: FileIdentity?
  private var isDisplaced = false
  private var ownLogTime: FileTime?
  private var watch: FileWatch?
  private let settling = Delay()

  /// The seconds from one look at a log that has grown to the next.
  static let pauses = [0.002, 0.008, 0.032, 0.128, 0.512, 2.048]

  /// A watch of the file that has this name now. Begin with ``start(_:)``.
  init(path: String) {
    self.path = path
    identity = FileIdentity(path: path)
  }

  /// Begins to watch. Changes made before are reported at once.
  func start(_ timer: @escaping StoreTimer) {
    guard watch == nil else { return }
    settling.timer = timer
    watch = FileWatch(of: path) { [weak self] in self?.fileChanged() }
    noticePlace()
    _ = look()
  }

  /// Ends watching.
  func stop() {
    watch = nil
    settling.cancel()
  }

  /// Makes every other store on this file look at it now.
  ///
  /// A commit first writes to the log, which inotify reports, and only then publishes itself in
  /// shared memory, which inotify does not report. Touching the log afterwards closes that gap.
  func touchLog() {
    // Should this fail, the others still find the commit by looking again a little later.
    utimensat(AT_FDCWD, path + "-wal", nil, 0)
    ownLogTime = logTime
  }

  /// The modification time of the log; nil when there is no log.
  private var logTime: FileTime? {
    // The log is missing between two uses of the database.
    (try? FileMark(of: path + "-wal"))?.modified
  }

  /// Reports when the file has lost its name, or has it again. The writer refuses later writes
  /// itself; this is for a store that only reads.
  private func noticePlace() {
    let isGone = FileIdentity(path: path) != identity
    guard isGone != isDisplaced else { return }
    isDisplaced = isGone
    placeDidChange(isGone)
  }

  private func fileChanged() {
    noticePlace()
    guard !look(), !isWriting(), logTime != ownLogTime else { return }
    settle(Self.pauses[...])
  }

  /// Looks again a few times, at growing intervals, and then waits until the log changes again. The
  /// log has grown but no commit is visible: one is under way, or was rolled back.
  private func settle(_ pauses: ArraySlice<Double>) {
    settling.cancel()
    guard let pause = pauses.first, watch != nil else { return }
    settling.start(seconds: pause) { [weak self] in
      if let self, !look() { settle(pauses.dropFirst()) }
    }
  }
}
