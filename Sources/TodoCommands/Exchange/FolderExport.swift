import FileKit
import SafeText
import TodoFormats
import TodoModel
import TodoValues

/// An export of each list to a file of its own in a folder, named after the list.
struct FolderExport: Sendable {
  /// The longest name of a file, in bytes, without its ending.
  private static let longestName = 200

  private let format: Format
  private let filter: Query
  private let context: ExchangeContext

  init(_ format: Format, filter: Query, _ context: ExchangeContext) {
    (self.format, self.filter, self.context) = (format, filter, context)
  }

  /// Writes all files. Where one of them exists, and may not be replaced, none is written.
  ///
  /// - Returns: The losses, each with the name of its file.
  func run(
    into folder: String, replacing replaces: Bool, of snapshot: StoreSnapshot,
    progress: @escaping ExchangeProgress.Handler
  ) throws -> [String] {
    let lists = try snapshot.lists().map(\.list)
    let names = Self.names(of: lists.map(\.name), suffix: format.suffixes[0])
    do throws(SystemError) {
      try Folder.create(folder)
    } catch {
      throw CommandFailure(.failed, "\(folder.shownInLine): \(error.reason).")
    }
    let taken = Set(Folder.names(in: folder))
    if !replaces, let name = names.first(where: taken.contains) {
      throw CommandFailure(
        .blocked,
        "\(folder)\(name) exists. Choose another folder, or replace its files with --force.")
    }
    var remarks: [String] = []
    for (list, name) in zip(lists, names) {
      let export = FileExport(format, list: list.id, filter: filter, context)
      let result = try export.write(
        to: folder + name, replacing: replaces, of: snapshot, progress: progress)
      remarks += result.losses.all.map { "\(name): \($0)" }
    }
    return remarks
  }

  /// The names of files for names of lists, each once, whatever the case.
  static func names(of lists: [String], suffix: String) -> [String] {
    var used: Set<String> = []
    return lists.map { list in
      let plain = list.plainLine.replacing("/", with: "-").prefix(ofBytes: longestName)
      // A dot at the beginning hides a file.
      let base = plain.hasPrefix(".") ? "_" + plain : plain
      var name = base
      var number = 1
      while !used.insert(name.lowercased()).inserted {
        number += 1
        name = "\(base) \(number)"
      }
      return "\(name).\(suffix)"
    }
  }
}
