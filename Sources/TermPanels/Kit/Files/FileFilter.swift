/// The entries of a folder that are listed.
struct FileFilter: Hashable, Sendable {
  /// Whether hidden entries are listed.
  var showsHidden = false
  /// Whether only folders are listed.
  var foldersOnly = false
  /// The extensions of the files that are listed, in small letters; `nil` lists all files.
  var extensions: Set<String>?

  /// Whether an entry is listed while a text is typed: one that begins with a dot finds hidden
  /// entries.
  func lists(_ entry: FileEntry, typed: String) -> Bool {
    if entry.isHidden, !showsHidden, !typed.hasPrefix(".") { return false }
    if entry.isFolder { return true }
    return !foldersOnly && (extensions?.contains(Self.suffix(of: entry.name)) ?? true)
  }

  /// The part of a name after its last dot, in small letters; empty if there is none, or nothing
  /// before the dot.
  private static func suffix(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
