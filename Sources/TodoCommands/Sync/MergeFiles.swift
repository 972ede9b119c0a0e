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
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try Descriptor(opening: path).readAll(limit: SyncFolder.mostBytes)
    } catch {
      throw CommandFailure(.failed, "\(path.shownInLine): \(error.reason).")
    }
    guard let bytes else {
      throw CommandFailure(.failed, "\(path.shownInLine) is too large for the file of a to-do.")
    }
    return bytes
  }

  private func write(_ merge: FileMerge, _ path: String) throws {
    do throws(SystemError) {
      try File.replace(path, with: merge.bytes.span.bytes)
    } catch {
      throw CommandFailure(.failed, "\(path.shownInLine): \(error.reason).")
    }
  }
}
