import FileKit
import SafeText
import TodoFormats
import TodoModel
import TodoSync
import TodoWording

/// The merge of two files of one to-do, which then both have the result: the command that programs
/// such as vdirsyncer run where they find a conflict.
struct MergeFiles: Sendable {
  private let paths: [String]
  private let context: ExchangeContext

  init(_ paths: [String], _ context: ExchangeContext) {
    (self.paths, self.context) = (paths, context)
  }

  /// Merges the files. Without a base it is what the record of synchronisations has.
  ///
  /// - Returns: The name of the to-do, and the sentences about conflicts.
  @MainActor func run(_ store: TodoStore) throws -> (name: String, remarks: [String]) {
    let files = try paths.map { try (path: $0, bytes: read($0)) }
    let (first, second) = (files[0].bytes, files[1].bytes)
    let translation = SyncTranslation(context)
    let merge: FileMerge
    do {
      merge = try FileMerge(
        first, second,
        history: { uid in
          if files.count > 2 { return FileHistory(files[2].bytes) }
          let folders = try store.synchronization.records(uid: uid).map { translation.known($0) }
          return FileHistory(of: first, second, in: folders)
        }, context)
    } catch FileMerge.Fault.unreadable(let number) {
      let file = files.indices.contains(number - 1) ? files[number - 1].path : "The base"
      throw CommandFailure(.failed, "\(file.shownInLine) is not the file of one to-do.")
    } catch FileMerge.Fault.different {
      throw CommandFailure(.failed, "These are the files of different to-dos.")
    }
    for file in files.prefix(2) where file.bytes != merge.bytes { try write(merge, file.path) }
    return (merge.name, merge.remarks.map(\.sentence))
  }

  private func read(_ path: String) throws -> [UInt8] {
    do throws(FileFault) {
      return try ForeignFile.content(
        of: path, atMost: SyncFolder.mostBytes, followingLinks: true)
    } catch {
      throw CommandFailure(.failed, error.sentence(about: path.shownInLine))
    }
  }

  private func write(_ merge: FileMerge, _ path: String) throws {
    do {
      try ReplacedFile(at: path)?.replaceContent(with: merge.bytes.span.bytes)
    } catch let error as SystemError {
      throw CommandFailure(.failed, "\(path.shownInLine): \(error.reason).")
    } catch let error as FileFault {
      throw CommandFailure(.failed, error.sentence(about: path.shownInLine))
    }
  }
}
