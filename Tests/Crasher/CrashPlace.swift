import Dispatch
import Glibc

/// The kinds of threads on which a crash may happen.
enum CrashPlace: String {
  /// The thread that draws.
  case main
  /// A thread of the pool on which Swift's tasks run.
  case pool
  /// A thread on which libdispatch runs its queues, such as the store's writer.
  case queue
  /// A thread that the program created itself.
  case thread

  /// Crashes on such a thread. If a pipe is named, it first waits until the pipe is opened for
  /// writing.
  func perform(_ crash: Crash, atWordFrom pipe: String? = nil) {
    let body: @Sendable () -> Void = {
      if let pipe { close(open(pipe, O_RDONLY)) }
      crash.happen()
    }
    switch self {
    case .main: body()
    case .pool: Task.detached { body() }
    case .queue: DispatchQueue(label: "crash").async(execute: body)
    case .thread:
      var thread = pthread_t()
      let box = Unmanaged.passRetained(Box(body: body))
      pthread_create(
        &thread, nil,
        { pointer in
          if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, box.toOpaque())
    }
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
