import CivilCalendar
import FoundationEssentials
import Synchronization

/// The reason why the file cannot be used, as a sentence for the person at the screen.
enum StorageError: String, Error, CustomStringConvertible {
  case unreadable = "The file can't be read, so it's left as it is."
  case foreign = "The file isn't MVCTodo's, so it's left as it is."
  case changed = "Another program has changed the file. Start again to see it."
  case unwritable = "The file can't be written, so nothing was changed."

  var description: String { rawValue }
}

/// The lists and items in a file. A change is saved, then made, then reported to the observers.
@MainActor final class Storage {
  let clock: WallClock
  private(set) var model = StorageModel()
  private let file: URL
  private var saved: Data?
  private var observers: [ObjectIdentifier: (StorageChange) -> Void] = [:]

  /// Opens a file. If it is missing, there are no lists yet.
  init(_ path: String, clock: WallClock) throws(StorageError) {
    (self.file, self.clock) = (URL(filePath: path).resolvingSymlinksInPath(), clock)
    saved = try read()
    if let saved { model = try Self.model(in: saved) }
  }

  func addObserver(_ observer: AnyObject, _ notify: @escaping (StorageChange) -> Void) {
    observers[ObjectIdentifier(observer)] = notify
  }

  func removeObserver(_ observer: AnyObject) { observers[ObjectIdentifier(observer)] = nil }

  func perform(_ change: StorageChange) throws(StorageError) {
    guard try read() == saved else { throw .changed }
    var changed = model
    changed.apply(change)
    do {
      let data = try JSONEncoder().encode(changed)
      try data.write(to: file, options: .atomic)
      (model, saved) = (changed, data)
    } catch { throw .unwritable }
    // The new file is open to others, which is no reason to refuse the change.
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    for notify in observers.values { notify(change) }
  }

  /// Reads a model. A file with unknown members is refused, since they would be lost when it saves.
  private static func model(in data: Data) throws(StorageError) -> StorageModel {
    let known = "lists items associations identifier rawValue name emoji creation due completion"
    let names = Mutex(Set<Substring>())
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      names.withLock { _ = $0.insert(path[path.count - 1].stringValue[...]) }
      return path[path.count - 1]
    }
    // The place of the mistake would help nobody at the screen.
    guard let model = try? decoder.decode(StorageModel.self, from: data),
      names.withLock({ $0.isSubset(of: known.split(separator: " ")) })
    else { throw .foreign }
    return model
  }

  /// The content of the file; `nil` if it is missing.
  private func read() throws(StorageError) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try Data(contentsOf: file) } catch { throw .unreadable }
  }
}
