import CivilCalendar
import SafeText
package import TodoFormats
package import TodoModel

/// An import of files whose formats are known: a source of elements for a store.
///
/// ```swift
/// let files = try FileImport(task, context)
/// let report = try await store.exchange.importElements(of: files.name) { try files.open() }
/// ```
package struct FileImport: Sendable {
  /// One of the files.
  fileprivate struct File: Sendable {
    let path: String
    let format: Format
    /// The beginning, if the file cannot be read a second time.
    let beginning: [UInt8]?
  }

  private let task: ImportTask
  private let context: ExchangeContext
  private let files: [File]

  /// Chooses the formats of all files of a task.
  ///
  /// Throws a ``UsageError`` if a format has to be named, and a `StoreError` for a file that cannot
  /// be read.
  package init(_ task: ImportTask, _ context: ExchangeContext) throws {
    (self.task, self.context) = (task, context)
    files = try task.paths.map { path in
      let input = try InputFile(path: path)
      let beginning = try input.readBeginning()
      let isStream = path == InputFile.standardInput
      return File(
        path: path, format: try Self.format(of: path, beginning, task),
        beginning: isStream ? beginning : nil)
    }
  }

  /// Whether a task is about the `todos.json` of MVCTodo, whose reader is the store's own: that was
  /// declared, or a file with the name of JSON is of no other format.
  package static func isOfMVCTodo(_ task: ImportTask) throws -> Bool {
    if let format = task.format { return format == ImportTask.mvcTodo }
    guard task.paths.count == 1, task.paths[0].lowercased().hasSuffix(".json") else {
      return false
    }
    let beginning = try InputFile(path: task.paths[0]).readBeginning()
    do throws(FormatChoice) {
      _ = try FormatChoice.format(name: InputFile.name(of: task.paths[0]), beginning: beginning)
      return false
    } catch {
      if case .unknown = error { return true }
      return false
    }
  }

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

  /// The name for the journal and the report.
  package var name: String {
    let first = InputFile.name(of: files.first?.path ?? "")
    return files.count > 1 ? "\(first) and \(files.count - 1) more" : first
  }

  /// Opens the files, to be read one after the other.
  package func open() throws -> TransferSource {
    var rest = files.indices[...]
    var current: OpenFile?
    return {
      while true {
        if let element = try current?.next() { return element }
        guard let index = rest.popFirst() else { return nil }
        current = try openFile(at: index)
      }
    }
  }

  private func openFile(at index: Int) throws -> OpenFile {
    let file = files[index]
    let name = InputFile.name(of: file.path)
    let input = try InputFile(path: file.path)
    var beginning = file.beginning ?? []
    // Standard input has no name: its items are in the Inbox, as those of `add` are.
    let usual = file.beginning == nil ? Self.listName(of: name) : TodoList.inbox.name
    let reading = ReadingContext(
      listName: task.list ?? usual, encoding: task.encoding, context)
    let reader = file.format.reader(
      of: {
        guard !beginning.isEmpty else { return try input.read() }
        defer { beginning = [] }
        return beginning
      }, reading)
    return OpenFile(
      name, reader,
      IncomingElements(from: file.format, file: index, at: context.clock.now),
      isOneOfMany: files.count > 1)
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
  private var reader: any FormatReader
  private let elements: IncomingElements
  private let isOneOfMany: Bool
  /// The remarks that are still to be delivered; nil before the end of the file.
  private var remarks: ArraySlice<Remark>?

  init(
    _ name: String, _ reader: any FormatReader, _ elements: IncomingElements, isOneOfMany: Bool
  ) {
    (self.name, self.reader, self.elements) = (name, reader, elements)
    self.isOneOfMany = isOneOfMany
  }

  /// The next element, and at the end the remarks.
  func next() throws -> TransferElement? {
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
