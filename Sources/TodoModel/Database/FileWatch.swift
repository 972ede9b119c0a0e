internal import Dispatch
internal import Glibc

/// Calls back on the main actor when a file is written to, appears or disappears.
///
/// It uses inotify, so it costs nothing while nothing happens.
@MainActor
package final class FileWatch {
  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// The events of a file that is written to, and those of one that appears or disappears.
  private static let changes = UInt32(IN_MODIFY | IN_ATTRIB)
  private static let places = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)

  /// Watches a database: its log, and whether it or its log has its name. Nil when neither the log
  /// nor the folder can be watched.
  convenience init?(of path: String, onChange: @escaping @MainActor () -> Void) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    self.init(
      adding: { descriptor in
        let seesLog = inotify_add_watch(descriptor, path + "-wal", Self.changes) >= 0
        // Without the log, any event in the folder may concern it.
        let events = seesLog ? Self.places : Self.places | Self.changes
        return inotify_add_watch(descriptor, folder, events) >= 0 || seesLog
      }, isConcerned: { $0 == name || $0 == name + "-wal" }, onChange: onChange)
  }

  /// Watches the files in a folder whose names are of interest, also for the end of writing. Nil
  /// when the folder cannot be watched.
  package convenience init?(
    folder: String, concerning isConcerned: @escaping @Sendable (_ name: String) -> Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.init(
      adding: { descriptor in
        let events = Self.places | Self.changes | UInt32(IN_CLOSE_WRITE)
        return inotify_add_watch(descriptor, folder, events) >= 0
      }, isConcerned: isConcerned, onChange: onChange)
  }

  private init?(
    adding addWatches: (_ descriptor: Int32) -> Bool,
    isConcerned: @escaping @Sendable (_ name: String) -> Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    guard addWatches(descriptor) else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      guard Self.drain(descriptor, concerning: isConcerned) else { return }
      MainActor.assumeIsolated { onChange() }
    }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.activate()
  }

  isolated deinit { source.cancel() }

  /// Reads all reported events, and returns whether any of them is of interest. Events of a watched
  /// file itself have no name.
  nonisolated private static func drain(
    _ descriptor: Int32, concerning isOfInterest: (_ name: String) -> Bool
  ) -> Bool {
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
          if isLost || !isNamed || isOfInterest(text) { isConcerned = true }
        }
      }
      return isConcerned
    }
  }
}
