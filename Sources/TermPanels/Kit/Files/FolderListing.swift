/// The entries of a folder in their order: folders first, each kind by name.
struct FolderListing: Sendable {
  private struct Row: Sendable {
    let entry: FileEntry
    /// The name in small letters.
    let folded: String
  }

  private let rows: [Row]

  /// Sorts entries. Names that no path can contain are left out.
  init(_ entries: [FileEntry] = []) {
    rows = entries.filter { !["", ".", ".."].contains($0.name) && !$0.name.contains("/") }
      .map { Row(entry: $0, folded: $0.name.lowercased()) }
      .sorted { a, b in
        if a.entry.isFolder != b.entry.isFolder { return a.entry.isFolder }
        return (a.folded, a.entry.name) < (b.folded, b.entry.name)
      }
  }

  /// Reads a folder and sorts its entries, both in the background.
  @concurrent static func read(_ folder: String, of files: any FileBrowsing) async throws -> Self {
    let entries = try await files.entries(in: folder)
    try Task.checkCancellation()
    return Self(entries)
  }

  /// The entry with a name.
  subscript(name: String) -> FileEntry? { rows.first { $0.entry.name == name }?.entry }

  /// The listed entries whose names contain a text, in capital or small letters; an empty text is
  /// in every name.
  func entries(_ filter: FileFilter, matching typed: String = "") -> [FileEntry] {
    let folded = typed.lowercased()
    return rows.filter { row in
      (folded.isEmpty || row.folded.contains(folded)) && filter.lists(row.entry, typed: typed)
    }.map(\.entry)
  }

  /// The first of the entries whose name begins with a text, in capital or small letters.
  static func first(of entries: [FileEntry], beginningWith typed: String) -> FileEntry? {
    entries.first { $0.name.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// A typed beginning of a name, continued as far as all entries that begin with it agree, with a
  /// slash after the name of a folder; `nil` if none begins with it, or they agree no further.
  static func completion(of typed: String, among entries: [FileEntry]) -> String? {
    let candidates = entries.filter { $0.name.lowercased().hasPrefix(typed.lowercased()) }
    guard let first = candidates.first else { return nil }
    if candidates.count == 1 { return first.name + (first.isFolder ? "/" : "") }
    var common = Array(first.name)
    for candidate in candidates.dropFirst() {
      let pairs = zip(common, candidate.name)
      common = Array(common.prefix(pairs.prefix { $0.lowercased() == $1.lowercased() }.count))
    }
    return common.count > typed.count ? String(common) : nil
  }
}
