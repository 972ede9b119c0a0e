internal import Dispatch
internal import Glibc

/// Calls back on the main actor when the log of a database is written to, and when the database or
/// its log appears or disappears.
///
/// It uses inotify, so it costs nothing while nothing happens.
@MainActor
final class FileWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// Watches a database; nil when neither its log nor its folder can be watched.
  init?(of path: String, onChange: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    let changes = UInt32(IN_MODIFY | IN_ATTRIB)
    let places = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    let seesLog = inotify_add_watch(descriptor, path + "-wal", changes) >= 0
    // Without the log, any event in the folder may concern it.
    let seesFolder = inotify_add_watch(descriptor, folder, seesLog ? places : places | changes) >= 0
    guard seesLog || seesFolder else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      guard Self.drain(descriptor, concerning: [name, name + "-wal"]) else { return }
      MainActor.assumeIsolated { onChange() }
    }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.activate()
  }

  isolated deinit { source.cancel() }

  /// Reads all reported events, and returns whether any of them concerns these names. Events of a
  /// watched file itself have no name.
  nonisolated private static func drain(_ descriptor: Int32, concerning names: [String]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      var isConcerned = false
      while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let name = buffer[(offset + header)..<(offset + header + Int(event.len))]
          offset += header + Int(event.len)
          let isNamed = !name.isEmpty
          // Too many events for the system to report singly.
          let isLost = event.mask & UInt32(IN_Q_OVERFLOW) != 0
          let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
          if isLost || !isNamed || names.contains(text) { isConcerned = true }
        }
      }
      return isConcerned
    }
  }
}
