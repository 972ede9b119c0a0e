import CivilCalendar
import FileKit
import SafeText
import TodoFormats
import TodoModel
import TodoSync

/// A synchronisation of a store with a folder of lists.
struct FolderSync {
  private let path: String
  private let allowsDeletions: Bool
  private let translation: SyncTranslation
  /// The name in the history: that of the folder, or of the server behind it.
  var name: String
  /// Whether the folder is exchanged with a server before changes of files are confirmed.
  var hasServer = false
  /// The folders of lists that were removed since the lists are to be deleted.
  var deletedFolders: Set<String> = []

  /// Prepares a synchronisation with a folder, which has to exist.
  init(path: String, allowsDeletions: Bool, _ context: ExchangeContext) throws {
    do throws(SystemError) {
      self.path = try Folder.absolutePath(of: path)
    } catch {
      throw CommandFailure(
        .failed, "\(path.shownInLine): \(error.reason). Create the folder, or mount it.")
    }
    guard Folder.exists(self.path) else {
      throw CommandFailure(.failed, "\(path.shownInLine) is not a folder.")
    }
    self.allowsDeletions = allowsDeletions
    name = InputFile.name(of: self.path)
    translation = SyncTranslation(context)
  }

  /// Synchronises. Files are changed after the store: their changes are in its record, so that
  /// nothing is lost if this is interrupted.
  ///
  /// - Returns: The report. If it has a block, nothing was changed.
  @MainActor func run(with store: TodoStore, isRehearsal: Bool) async throws -> SyncReport {
    let merge = try await merge(with: store, isRehearsal: isRehearsal)
    try await confirm(merge, in: store)
    return merge.report
  }

  /// A synchronisation that is not confirmed.
  struct Merge {
    /// The report.
    let report: SyncReport
    /// Whether the folder got a new list, or a new name or colour of a list.
    var changesLists = false
    /// The result, and the files that could not be changed; nil if nothing was to be changed.
    fileprivate var result: (SyncResult, missed: Set<KnownFolder.Place>)?
  }

  /// Records that the changes of files have reached everybody. Without that, the next
  /// synchronisation compares the files with what they were before: other machines may have changed
  /// those.
  ///
  /// - Parameter unsent: The folders of lists whose changes may not have reached everybody.
  @MainActor func confirm(
    _ merge: Merge, in store: TodoStore, besides unsent: Set<String> = []
  ) async throws {
    guard let (result, missed) = merge.result else { return }
    let waiting = result.files.map(\.place).filter { unsent.contains($0.collection) }
    let confirmed = Synchronization.confirmed(result, missed: missed.union(waiting))
    try await store.synchronization.confirm(
      translation.change(from: result.known, to: confirmed), ofFolder: path)
  }

  /// Synchronises, and leaves the changes of files to be confirmed.
  @MainActor func merge(with store: TodoStore, isRehearsal: Bool) async throws -> Merge {
    do {
      let descriptor = try Descriptor(folder: path)
      guard let lock = try FileLock.acquire(descriptor, attempts: 100) else {
        throw CommandFailure(
          .blocked, "Another process synchronises \(path.shownInLine). Try again later.")
      }
      let merge = try await synchronize(store, isRehearsal: isRehearsal)
      _ = consume lock
      return merge
    } catch let error as SystemError {
      throw CommandFailure(
        .failed, "\((error.path ?? path).shownInLine): \(error.reason). Nothing was changed.")
    }
  }

  @MainActor private func synchronize(
    _ store: TodoStore, isRehearsal: Bool
  ) async throws -> Merge {
    if try isSettled(with: store) { return Merge(report: SyncReport()) }
    let created = isRehearsal ? nil : markOfNewFile()
    let reading = try FolderReading(path: path)
    let isSafe = created.map(reading.mark.isSafe(since:)) ?? false
    let mark = isSafe ? text(of: reading.mark) : nil
    let (translation, allowsDeletions, name) = (translation, allowsDeletions, name)
    let (hasServer, deletedFolders) = (hasServer, deletedFolders)
    let result = try await store.synchronization.run(
      withFolder: path, isRehearsal: isRehearsal
    ) { snapshot in
      var input = translation.input(
        snapshot, reading.folder, allowsDeletions: allowsDeletions)
      (input.hasServer, input.deletedFolders) = (hasServer, deletedFolders)
      let result = Synchronization.run(input)
      guard result.report.block == nil else { return (changes: nil, result: result) }
      var changes = translation.changes(result, snapshot, input.known, folder: name)
      changes.settles = result.settles
      if result.isSettled { changes.settledMark = mark }
      return (changes, result)
    }
    guard result.report.block == nil, !isRehearsal else { return Merge(report: result.report) }
    var report = result.report
    let missed = write(result.files)
    report.remarks += missed.sorted().map { .postponed(file: "\($0.collection)/\($0.file)") }
    return Merge(
      report: report, changesLists: result.files.contains(where: \.isOfList),
      result: (result, missed))
  }

  /// Whether nothing has changed since the store and the folder were alike.
  @MainActor func isSettled(with store: TodoStore) throws -> Bool {
    // The mark takes a look at every file.
    guard try !store.synchronization.hasChanged(sinceSettled: path) else { return false }
    let mark = try FolderMark(path: path)
    return try store.synchronization.isSettled(folder: path, as: text(of: mark))
  }

  /// The mark of a file that was created just now; nil if none can be. Without it the next
  /// synchronisation reads the files again.
  private func markOfNewFile() -> FileMark? {
    do {
      let file = try TemporaryFile(in: path, prefix: ".new-", suffix: "")
      let name = file.path
      defer { File.remove(name) }
      return try FileMark(of: name)
    } catch {
      return nil
    }
  }

  /// A mark with everything else on which the meaning of the files depends.
  private func text(of mark: FolderMark) -> String {
    let clock = translation.context.clock
    return "\(mark.text) \(clock.zone.distance(at: clock.now)) \(!hasServer)"
  }

  /// Changes the files. Returns the places of those that another program has changed meanwhile, or
  /// that the disk refuses.
  private func write(_ changes: [FileChange]) -> Set<KnownFolder.Place> {
    var missed: Set<KnownFolder.Place> = []
    var hasMissedWrite = false
    for change in changes {
      // A file that is moved to another list is removed only once it is there.
      let isHeldBack = change.after == nil && hasMissedWrite
      // A failure is reported like a change of another program: the next synchronisation tries
      // again.
      if isHeldBack || (try? change.make(in: path)) != true {
        missed.insert(change.place)
        if change.after != nil { hasMissedWrite = true }
      }
    }
    return missed
  }
}
