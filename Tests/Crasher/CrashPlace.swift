import Dispatch
import Glibc

/// The kinds of threads that a crash may come from.
enum CrashPlace: String {
  /// The one that draws.
  case main
  /// One of those that Swift's tasks run on.
  case pool
  /// One of those that libdispatch's queues run on, as the store's writer does.
  case queue
  /// One that the program has made itself.
  case thread

  /// Lets it happen there, as soon as somebody has opened a pipe for writing if one is named.
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
