import FileKit
import Glibc

/// The files and threads that every run needs from the system. They are checked before anything
/// else: without them the runtime of Swift would crash, or wait for a thread without end.
enum SystemMeans {
  /// The files that are open at the same time, at most: the database and its log, twice, the
  /// terminal, the folders that are watched, the queues of the runtime, a file for import.
  private static let files = 20
  /// The threads that run at the same time: the writer of the store, and those of tasks.
  private static let threads = 3

  /// Checks that there are enough files and threads.
  ///
  /// - Throws: ``FileError`` with the way to get them.
  static func check() throws(FileError) {
    do throws(SystemError) {
      try Descriptor.closeStandardGaps()
    } catch {
      throw FileError("/dev/null", error)
    }
    guard Descriptor.isRoom(for: files) else {
      throw FileError(
        "Too few files can be open at the same time. Raise the limit: ulimit -n 64")
    }
    guard canRun(threads) else {
      throw FileError(
        "No further thread can be started, since the limit of processes is reached. "
          + "End other programs, or raise the limit (ulimit -u).")
    }
  }

  /// Whether so many threads can run at the same time.
  private static func canRun(_ count: Int) -> Bool {
    var gate = pthread_mutex_t()
    pthread_mutex_init(&gate, nil)
    return withUnsafeMutablePointer(to: &gate) { gate in
      var threads: [pthread_t] = []
      pthread_mutex_lock(gate)
      for _ in 0..<count {
        var thread = pthread_t()
        // Each waits for the others.
        let problem = pthread_create(
          &thread, nil,
          { gate in
            let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
            if let gate { pthread_mutex_lock(gate) }
            if let gate { pthread_mutex_unlock(gate) }
            return nil
          }, gate)
        if problem == 0 { threads.append(thread) }
      }
      pthread_mutex_unlock(gate)
      for thread in threads { pthread_join(thread, nil) }
      return threads.count == count
    }
  }
}
