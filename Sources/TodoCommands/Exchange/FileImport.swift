import CivilCalendar
import FileKit
import SafeText
package import TodoFormats
package import TodoModel

/// An import of files whose formats are known. A folder stands for the files in it.
///
/// ```swift
/// let report = try await FileImport(task, context).run(into: store)
/// ```
package struct FileImport: Sendable {
  /// One of the files.
  private struct File: Sendable {
    let path: String
    let format: Format
    /// The name of the area of its lists; nil for none.
    var area: String?
    /// The beginning, if the file cannot be read a second time.
    let beginning: [UInt8]?
  }

  private let task: ImportTask
  private let context: ExchangeContext
  /// The files; nil for the `todos.json` of MVCTodo, whose reader is the store's own.
  private let files: [File]?
  /// The sentences about files of folders that are left out.
  private let remarks: [String]
  /// The name for the journal and the report.
  package let name: String

  /// Chooses the formats of all files of a task.
  ///
  /// Throws a ``UsageError`` if a format has to be named, and a `StoreError` for a file that cannot
  /// be read.
  package init(_ task: ImportTask, _ context: ExchangeContext) throws {
    (self.task, self.context) = (task, context.remembering())
    name = Self.name(of: task)
    guard try !Self.isOfMVCTodo(task) else {
      try Self.checkMVCTodo(task)
      (files, remarks) = (nil, [])
      return
    }
    var (files, remarks): ([File], [String]) = ([], [])
    for path in task.paths {
      if Folder.exists(path) {
        let folder = try ImportFolder(path, format: task.format.flatMap(Format.named))
        files += folder.files.map {
          File(path: $0.path, format: $0.format, area: $0.area, beginning: nil)
        }
        remarks += folder.remarks
      } else {
        files.append(try Self.file(path, task))
      }
    }
    (self.files, self.remarks) = (files, remarks)
  }

  /// Refuses what the reader of MVCTodo's file cannot do.
  private static func checkMVCTodo(_ task: ImportTask) throws(UsageError) {
    guard task.paths.count == 1, task.paths[0] != InputFile.standardInput else {
      throw UsageError("Import one file of MVCTodo at a time, by its name.")
    }
    guard task.list == nil, task.encoding == .utf8 else {
      throw UsageError("--list and --encoding cannot be combined with the format mvctodo.")
    }
  }

  private static func name(of task: ImportTask) -> String {
    let path = task.paths.first ?? ""
    let first = Folder.exists(path) ? ImportFolder.name(of: path) : InputFile.name(of: path)
    return task.paths.count > 1 ? "\(first) and \(task.paths.count - 1) more" : first
  }

  private static func file(_ path: String, _ task: ImportTask) throws -> File {
    let beginning = try InputFile.beginning(of: path)
    let isStream = path == InputFile.standardInput
    return File(
      path: path, format: try format(of: path, beginning, task),
      beginning: isStream ? beginning : nil)
  }

  /// Imports the files, in one transaction and one step of undo. They are read outside the main
  /// actor. When this throws, nothing was added.
  ///
  /// - Parameters:
  ///   - isRehearsal: Whether nothing is added, and the report has what would be.
  ///   - progress: Receives the progress.
  @MainActor package func run(
    into store: TodoStore, isRehearsal: Bool = false,
    progress: @escaping ExchangeProgress.Handler = { _ in }
  ) async throws -> ImportReport {
    guard let files else {
      return try await store.exchange.importMVCTodo(
        MVCTodoFile(path: task.paths[0]), isRehearsal: isRehearsal)
    }
    return try await store.exchange.importElements(of: name, isRehearsal: isRehearsal) {
      try open(files, progress)
    }
  }

  /// Whether a task is about the `todos.json` of MVCTodo: that was declared, or a file with the
  /// name of JSON is of no other format.
  private static func isOfMVCTodo(_ task: ImportTask) throws -> Bool {
    if let format = task.format { return format == ImportTask.mvcTodo }
    guard task.paths.count == 1, isNamedAsJSON(task.paths[0]) else { return false }
    return try names(ofFormatsFor: task.paths[0]) == [ImportTask.mvcTodo]
  }

  /// The names of the formats that a file may have by its name and its beginning: one if these
  /// decide, and all if they say nothing. None for a folder, whose files have their own.
  package static func names(ofFormatsFor path: String) throws -> [String] {
    if Folder.exists(path) { return [] }
    let beginning = try InputFile.beginning(of: path)
    do throws(FormatChoice) {
      return [try FormatChoice.format(name: InputFile.name(of: path), beginning: beginning).name]
    } catch {
      if case .ambiguous(let names) = error { return names }
      return isNamedAsJSON(path) ? [ImportTask.mvcTodo] : ImportTask.formats
    }
  }

  private static func isNamedAsJSON(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  private static func format(
    of path: String, _ beginning: [UInt8], _ task: ImportTask
  ) throws -> Format {
    if let format = task.format.flatMap(Format.named) { return format }
    let name = path == InputFile.standardInput ? "" : InputFile.name(of: path)
    do throws(FormatChoice) {
      return try FormatChoice.format(name: name, beginning: beginning)
    } catch {
      throw UsageError("\(InputFile.name(of: path).shownInLine): \(error)")
    }
  }

  /// Opens the files, to be read one after the other.
  private func open(
    _ files: [File], _ report: @escaping ExchangeProgress.Handler
  ) throws -> TransferSource {
    var rest = files.indices[...]
    var leftOut = remarks[...]
    var current: OpenFile?
    var progress = ExchangeProgress()
    return {
      while true {
        if let element = try current?.next() {
          if progress.count.isMultiple(of: ExchangeProgress.step) {
            progress.share = current?.share.map {
              (Double(rest.startIndex - 1) + $0) / Double(files.count)
            }
            try report(progress)
          }
          progress.count += 1
          return element
        }
        guard let index = rest.popFirst() else {
          if let remark = leftOut.popFirst() { return .remark(remark) }
          try report(progress)
          return nil
        }
        current = try open(files[index], number: index, of: files.count)
        if files.count > 1 { return .file(InputFile.name(of: files[index].path)) }
      }
    }
  }

  private func open(_ file: File, number: Int, of count: Int) throws -> OpenFile {
    let name = InputFile.name(of: file.path)
    let input = try InputFile.reading(file.path) { () throws(FileFault) in
      try InputFile(path: file.path)
    }
    var beginning = file.beginning ?? []
    // Standard input has no name: its items are in the Inbox, as those of `add` are.
    let usual = file.beginning == nil ? Self.listName(of: name) : TodoList.inbox.name
    let reading = ReadingContext(
      listName: task.list ?? usual, encoding: task.encoding, context)
    let reader = file.format.reader(
      of: {
        guard !beginning.isEmpty else {
          return try InputFile.reading(file.path) { () throws(FileFault) in try input.read() }
        }
        defer { beginning = [] }
        return beginning
      }, reading)
    return OpenFile(
      name, input, reader,
      IncomingElements(
        from: file.format, file: number, at: context.clock.now, in: file.area),
      isOneOfMany: count > 1)
  }

  /// The name of a file without its ending.
  private static func listName(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// A file that is being read.
private final class OpenFile {
  private let name: String
  private let input: InputFile
  private var reader: any FormatReader
  private let elements: IncomingElements
  private let isOneOfMany: Bool
  /// Whether the area of the lists, if they have one, was delivered.
  private var hasBegun = false
  /// The remarks that are still to be delivered; nil before the end of the file.
  private var remarks: ArraySlice<Remark>?

  init(
    _ name: String, _ input: InputFile, _ reader: any FormatReader, _ elements: IncomingElements,
    isOneOfMany: Bool
  ) {
    (self.name, self.input, self.reader) = (name, input, reader)
    (self.elements, self.isOneOfMany) = (elements, isOneOfMany)
  }

  /// The share of the bytes that was read; nil if the size is unknown.
  var share: Double? {
    input.size > 0 ? min(1, Double(input.position) / Double(input.size)) : nil
  }

  /// The next element, and at the end the remarks.
  func next() throws -> TransferElement? {
    if !hasBegun {
      hasBegun = true
      if let area = elements.areaElement { return area }
    }
    if remarks == nil {
      do {
        if let element = try reader.next() { return elements.translate(element) }
      } catch let refusal as Refusal {
        throw StoreError.importRefused("\(name.shownInLine): \(refusal)")
      }
      remarks = reader.remarks.all[...]
    }
    return remarks?.popFirst().map { .remark(isOneOfMany ? "\(name): \($0)" : "\($0)") }
  }
}
