package import TodoFormats

/// An import, as the command line asks for it.
package struct ImportTask: Equatable, Sendable {
  /// The name of MVCTodo's format on the command line, which is not among ``TodoFormats/Format``.
  package static let mvcTodo = "mvctodo"

  /// The names of all formats that can be imported.
  package static let formats = Format.all.map(\.name) + [mvcTodo]

  /// The paths of the files and folders; `-` is standard input.
  package var paths: [String]
  /// The name of the format; `nil` is that of the names and contents of the files.
  package var format: String?
  /// The list for items of files that name none; `nil` is the name of the file.
  package var list: String?
  /// The encoding of the files.
  package var encoding: TextEncoding
  /// Whether the import adds nothing, and only reports the additions.
  package var isRehearsal: Bool

  /// A task about files, in UTF-8 unless declared otherwise.
  package init(
    paths: [String], format: String? = nil, list: String? = nil, encoding: TextEncoding = .utf8,
    isRehearsal: Bool = false
  ) {
    (self.paths, self.format, self.list) = (paths, format, list)
    (self.encoding, self.isRehearsal) = (encoding, isRehearsal)
  }

  /// Whether one of the files is standard input.
  package var readsStandardInput: Bool { paths.contains(InputFile.standardInput) }
}
