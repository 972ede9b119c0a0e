import FileKit
package import TodoModel

/// The files for the person's editor, in the folder of the program's state: there the text that an
/// editor has saved outlives this program, and the machine. Those of each database have names of
/// their own.
package struct EditorFiles: Sendable {
  private let files: StateFiles

  /// The files of a database; without one those of samples, which are offered to nobody.
  package init(for database: String?, environment: [String: String]) {
    let usual = DatabasePath.folder(environment: environment) + "/todos.db"
    let name =
      switch database.map(Self.absolute) {
      case nil: "edit-samples"
      case usual?: "edit"
      case let path?: "edit-" + Identifier<TodoStore>(imported: path).uuidString
      }
    files = StateFiles(folder: StateFolder.path(environment: environment), name: name)
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(Folder.current ?? "")/\(path)"
  }

  /// A new file with the text of an item. Throws an `EditorFile.Failure`.
  package func create(for item: TodoItem) throws(EditorFile.Failure) -> EditorFile {
    // The file cannot be created then, which is reported.
    try? Folder.create(files.folder)
    return try EditorFile(for: item, at: files.path(item.id.uuidString))
  }

  /// The files whose programs have ended.
  package func left() -> [EditorFile] {
    let beginning = files.name + "."
    let stems = Folder.names(in: files.folder).compactMap { name -> String? in
      guard name.hasPrefix(beginning),
        let end = [EditorFile.textEnd, EditorFile.originalEnd].first(where: name.hasSuffix)
      else { return nil }
      return String(name.dropLast(end.count))
    }
    return Set(stems).sorted().compactMap { stem in
      let item = stem.dropFirst(beginning.count).prefix(36)
      return Identifier(uuidString: String(item)).flatMap {
        EditorFile(of: $0, leftAt: "\(files.folder)/\(stem)")
      }
    }
  }
}
