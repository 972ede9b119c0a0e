import Foundation
import Synchronization

/// Threads for tests that wait for other programs. In Swift's own pool, which has as many threads
/// as there are processors, tests that compute would keep them from checking for seconds, and they
/// would miss what was on a screen meanwhile.
final class WaitingThreads: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  /// Starts `count` threads.
  init(count: Int) {
    for _ in 0..<count {
      let thread = Thread { [self] in
        while true {
          waiting.wait()
          jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }
}
