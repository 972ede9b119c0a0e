import FileKit
import SafeText
import TodoFormats
import TodoModel

/// The files of a folder that an import reads, in the order of their names. It ignores hidden
/// files, and leaves out other folders and the files whose format is not certain, with a remark for
/// each.
struct ImportFolder {
  /// The most remarks that a refusal names.
  private static let mostReasons = 3

  /// The files, each with its format.
  private(set) var files: [(path: String, format: Format)] = []
  /// The sentences about what is left out.
  private(set) var remarks: [String] = []

  /// Looks at the files of a folder. Throws `StoreError.importRefused` if none can be imported, or
  /// if one cannot be read.
  ///
  /// - Parameter format: The format that was declared: only files with its endings are read.
  init(_ path: String, format: Format?) throws {
    for name in Folder.names(in: path).sorted() where !name.hasPrefix(".") {
      try add(path.hasSuffix("/") ? path + name : "\(path)/\(name)", name, format)
    }
    guard files.isEmpty else { return }
    let reasons = remarks.prefix(Self.mostReasons).map { " \($0)" }.joined()
    throw StoreError.importRefused(
      "\(Self.name(of: path).shownInLine) has no file that can be imported.\(reasons)")
  }

  /// The name of a folder for the journal and the report, with a slash at its end.
  static func name(of path: String) -> String { InputFile.name(of: path) + "/" }

  private mutating func add(_ path: String, _ name: String, _ declared: Format?) throws {
    if Folder.exists(path) { return leaveOut(name, "it is a folder") }
    if let declared {
      guard declared.isUsual(forFileNamed: name) else {
        return leaveOut(name, "its name is not that of a file of \(declared.title)")
      }
      return files.append((path, declared))
    }
    let beginning = try InputFile(path: path).readBeginning()
    do throws(FormatChoice) {
      files.append((path, try FormatChoice.format(name: name, beginning: beginning)))
    } catch {
      switch error {
      case .unknown: leaveOut(name, "its format is unknown")
      case .ambiguous(let names): leaveOut(name, "it could be \(names.joined(separator: " or "))")
      }
    }
  }

  private mutating func leaveOut(_ name: String, _ reason: String) {
    remarks.append("\(name) is left out: \(reason).")
  }
}
