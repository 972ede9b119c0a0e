/// Absolute paths, as texts.
enum FilePath {
  /// The absolute path that is meant by a typed one.
  ///
  /// - Parameters:
  ///   - typed: An absolute path, one that begins with `~`, or one from the folder.
  ///   - folder: The absolute path of the folder.
  ///   - home: The folder that `~` stands for.
  static func absolute(_ typed: String, from folder: String, home: String?) -> String {
    var path = "\(folder)/\(typed)"
    if typed.hasPrefix("/") { path = typed }
    if let home, typed == "~" || typed.hasPrefix("~/") { path = home + typed.dropFirst() }
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path of something in a folder.
  static func path(of name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The folder that a path leads into; the topmost one is its own.
  static func parent(of path: String) -> String { absolute("..", from: path, home: nil) }

  /// The last name of a path; a slash for the topmost folder.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "/"
  }

  /// A path for a line of a number of columns: with `~` for the home folder, and without its first
  /// names where it is too long.
  static func shown(_ path: String, home: String?, columns: Int) -> String {
    var shown = path
    if let home, home != "/", path == home || path.hasPrefix(home + "/") {
      shown = "~" + path.dropFirst(home.count)
    }
    guard shown.columns > columns else { return shown }
    var names = shown.split(separator: "/")
    while names.count > 1 {
      names.removeFirst()
      let rest = "…/" + names.joined(separator: "/")
      if rest.columns <= columns { return rest }
    }
    return (names.last.map(String.init) ?? shown).truncated(toColumns: columns)
  }
}
