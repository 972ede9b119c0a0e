internal import Dispatch
internal import Glibc

/// Calls back on the main actor whenever a file or a folder changes.
///
/// It uses inotify, so it costs nothing while nothing happens.
@MainActor
final class FileWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// Watches the first of the paths that can be watched; nil when none can.
  init?(paths: [String], onChange: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let wanted = UInt32(IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_MOVED_TO)
    guard paths.contains(where: { inotify_add_watch(descriptor, $0, wanted) >= 0 }) else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      Self.drain(descriptor)
      MainActor.assumeIsolated { onChange() }
    }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.activate()
  }

  isolated deinit { source.cancel() }

  nonisolated private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while Glibc.read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
