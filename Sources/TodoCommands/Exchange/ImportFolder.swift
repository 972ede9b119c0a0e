import FileKit
import SafeText
import TodoFormats
import TodoModel

/// The files of a folder that an import reads, in the order of their names. The folders in it are
/// areas, and their files are lists in these. It ignores hidden files, and leaves out folders
/// without such files, files whose format is not certain, and what cannot be read, with a remark
/// for each.
struct ImportFolder {
  /// The most remarks that a refusal names.
  private static let mostReasons = 3

  /// The files, each with its format and the name of its area, if it has one.
  private(set) var files: [(path: String, format: Format, area: String?)] = []
  /// The sentences about what is left out.
  private(set) var remarks: [String] = []

  /// Looks at the files of a folder. Throws `StoreError.importRefused` if none can be imported.
  ///
  /// - Parameter format: The format that was declared: only files with its endings are read.
  init(_ path: String, format: Format?) throws {
    addFiles(of: path, in: nil, format)
    guard files.isEmpty else { return }
    let reasons = remarks.prefix(Self.mostReasons).map { " \($0)" }.joined()
    throw StoreError.importRefused(
      "\(Self.name(of: path).shownInLine) has no file that can be imported.\(reasons)")
  }

  /// The name of a folder for the journal and the report, with a slash at its end.
  static func name(of path: String) -> String { InputFile.name(of: path) + "/" }

  private mutating func addFiles(of folder: String, in area: String?, _ declared: Format?) {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    for name in Folder.names(in: folder).sorted() where !name.hasPrefix(".") {
      let shown = area.map { "\($0)/\(name)" } ?? name
      guard !Folder.exists(start + name) else {
        let known = files.count
        if area == nil { addFiles(of: start + name, in: name, declared) }
        if files.count == known { leaveOut(shown, "it is a folder") }
        continue
      }
      add(start + name, shown, in: area, declared)
    }
  }

  private mutating func add(
    _ path: String, _ name: String, in area: String?, _ declared: Format?
  ) {
    if let declared, !declared.isUsual(forFileNamed: name) {
      return leaveOut(name, "its name is not that of a file of \(declared.title)")
    }
    let beginning: [UInt8]
    do throws(FileFault) {
      beginning = try InputFile(path: path).readBeginning()
    } catch {
      return leaveOut(name, error.reason)
    }
    if let declared { return files.append((path, declared, area)) }
    do throws(FormatChoice) {
      files.append((path, try FormatChoice.format(name: name, beginning: beginning), area))
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
