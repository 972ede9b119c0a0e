public import TodoFormats

/// An import, as the command line asks for it.
public struct ImportTask: Equatable, Sendable {
  /// The name of MVCTodo's format on the command line, which is not among ``TodoFormats/Format``.
  static let mvcTodo = "mvctodo"

  /// The paths of the files; `-` is standard input.
  public var paths: [String]
  /// The name of the format; `nil` is that of the names and contents of the files.
  public var format: String?
  /// The list for items of files that name none; `nil` is the name of the file.
  public var list: String?
  /// The encoding of the files.
  public var encoding: TextEncoding = .utf8
  /// Whether nothing is added, and only what would be is reported.
  public var isRehearsal = false

  /// Whether one of the files is standard input.
  public var readsStandardInput: Bool { paths.contains(InputFile.standardInput) }
}
